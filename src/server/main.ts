import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { brand } from '#content/brand.ts'
import { createApp } from './app/app.ts'
import { createServices } from './app/create-services.ts'
import { seedDemoClinic, seedDemoDay, signRulesAsDemoLead } from './app/demo-clinic/seed.ts'
import { readPatientArticles, readSite, type SiteFile } from './app/site/files.ts'
import { partnersOf, securityHeaders } from './app/site/security-headers.ts'
import { admissionBy } from './app/start/admission.ts'
import { jobsOf } from './app/start/jobs.ts'
import { readyWithRightKeys } from './app/start/key-guard.ts'
import { listenError } from './app/start/listen-error.ts'
import { modeGuard } from './app/start/mode-guard.ts'
import { pauseJobs } from './app/start/pause-jobs.ts'
import { notReadyYet, readyWords } from './app/start/startup-words.ts'
import { seedConsultant } from './appointments/consultant.ts'
import { seedDemoStaff } from './identity/staff/demo-staff.ts'
import { seedDemoPractices } from './intake/gp-practices/demo-practices.ts'
import { refuseOtherCompliance, rulesLeftWords } from './platform/config/compliance-guard.ts'
import { addressFor, type Config, ConfigError, readConfig } from './platform/config/config.ts'
import { keysOf } from './platform/config/keys-of.ts'
import { refuseExampleRegistration } from './platform/config/registration-guard.ts'
import { releaseName } from './platform/config/release.ts'
import { checkingClock } from './platform/database/clock-skew.ts'
import { openDatabase } from './platform/database/database.ts'
import { reachDatabase } from './platform/database/reach.ts'
import { closingAfterReplies } from './platform/http/closing.ts'
import { freePort } from './platform/http/free-port.ts'
import { createLog, describeError } from './platform/http/logging.ts'
import { startRunner } from './platform/jobs/runner.ts'
import type { Services } from './platform/services.ts'

/** As scripts/site-folders.mjs builds them. */
const siteFolders = { letter: 'build', strict: 'build-strict' } as const
const built = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url))
/** A slow database is reported, and waited for. */
const troubleReportedAfterMs = 2_000
const silenceReportedAfterMs = 6_000
const stopWithinMs = 15_000

const say = (text: string) => process.stdout.write(`${text}\n`)

/** On a first start `npm start` still builds the site. It says when that is done, or lets go of us if it cannot be. */
function told(news: 'built' | 'finished'): Promise<void> {
  return new Promise((resolve, reject) => {
    process.on('message', (said) => said === news && resolve())
    process.once('disconnect', () => reject(new Error(`The site was not ${news}.`)))
  })
}

/** Until `npm start` has added the compressed forms and the preview pictures, what is asked for is compressed quickly. */
const isUnfinished = process.argv.includes('--site-is-being-finished')

async function readBuiltSite(config: Config, { hasAllForms }: { hasAllForms: boolean }) {
  const folder = siteFolders[config.compliance]
  return readSite(built(`${folder}/client`), {
    compliance: config.compliance,
    earlier: [`${folder}-earlier/1`, `${folder}-earlier/2`].map(built),
    apiPrefix: config.apiPrefix,
    isDemo: config.isDemo,
    origin: addressFor(config, ''),
    // A public service is started seldom and read often; a demo should start at once.
    isThorough: config.publicOrigin !== null,
    compressesMissing: !hasAllForms,
    always: await securityHeaders(config.isProduction, config.hasHstsSubdomains),
    partners: partnersOf(config),
    hasOfflineApp: config.hasOfflineApp,
  })
}

async function firstSite(config: Config) {
  if (process.argv.includes('--site-is-being-built')) await told('built')
  return readBuiltSite(config, { hasAllForms: !isUnfinished })
}

/** Everything before listening. */
async function build(config: Config, log: Logger) {
  // Read while the database starts. A failure is reported when the app is made from it.
  const reading = firstSite(config)
  reading.catch(() => undefined)
  const reached = await reachDatabase(config, say)
  let opened: { close(): Promise<void> } | null = null
  try {
    const keys = await keysOf(config)
    const { url, directUrl, ownerUrl } = reached
    const guard = modeGuard(config)
    const clock = checkingClock()
    const database = openDatabase({
      url,
      directUrl,
      ownerUrl,
      connections: config.databasePool,
      migrates: config.migratesAtStart && ownerUrl !== null,
      requiresApplicationRole: !config.isDemo || reached.isEmbedded,
      log,
      seed: seedConsultant,
      admit: admissionBy(keys, clock, guard.admit),
      inspect: guard.inspect,
    })
    opened = database
    // On a first start they are made with the site.
    const site = await reading
    const articles = await readPatientArticles(built(siteFolders[config.compliance]))
    const services = await createServices({ config, database, log, keys, clockSkew: clock.skewSeconds, articles })
    const app = await createApp(services, site)
    if (isUnfinished) void takeFinished(config, site, log)
    const closeApp = closingAfterReplies(app, services.door)
    const jobs = pauseJobs(() => isDemoBeingMade, jobsOf())
    const runner = startRunner({ services, database, jobs })
    const close = async () => {
      await Promise.all([runner.close(), closeApp()])
      await database.close()
      await reached.stop()
    }
    return { app, services, database, reached, runner, guard, close }
  } catch (error) {
    await opened?.close()
    await reached.stop()
    throw error
  }
}

/** Replaces the files in place, once their best forms are there. Without them it serves on as it is. */
async function takeFinished(config: Config, site: Map<string, SiteFile>, log: Logger): Promise<void> {
  try {
    await told('finished')
    for (const [address, file] of await readBuiltSite(config, { hasAllForms: true })) site.set(address, file)
  } catch (error) {
    log.info({ err: error }, 'the site is served without its best compressed forms until the next start')
  }
}

let isDemoBeingMade = false

/**
 * Demo staff are there at once; the patients are added afterwards, and jobs pause until then. If the database goes away
 * meanwhile, or the server stops, the demo stays incomplete and the server runs as usual.
 */
async function openDemo(services: Services): Promise<void> {
  const { config, log } = services
  const leave = (error: unknown) => log.warn({ err: error }, 'the demo clinic is not complete')
  if (config.demoClinic === 'off') return
  isDemoBeingMade = true
  await seedDemoStaff(services).catch(leave)
  const making = (config.demoClinic === 'on' ? seedDemoClinic : seedDemoDay)(services)
    .then(() => signRulesAsDemoLead(services))
    .catch(leave)
    .finally(() => {
      isDemoBeingMade = false
    })
  if (config.demoClinic === 'staff') await making
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel, undefined, releaseName(config.release))
  log.info({ ...config.release, compliance: config.compliance }, 'starting')
  const left = rulesLeftWords(config)
  if (left !== null) say(`\n${left}\n`)
  const building = build(config, log)

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info(`${signal}: finishing what is under way`)
    const drainMs = signal === 'SIGTERM' ? config.drainSeconds * 1_000 : 0
    setTimeout(() => process.exit(1), drainMs + stopWithinMs).unref()
    // Not before it is built: a database being made or started would be left behind.
    const built = await building.catch(() => null)
    if (built === null) return process.exit(0)
    const { close, services, runner } = built
    // Load balancers are told first, and new requests are still served. Jobs go to other processes.
    services.door.isClosing = true
    runner.drain()
    await sleep(drainMs)
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // `npm start` holds a channel to this process: if that is killed, nobody is left to stop it.
  process.once('disconnect', () => void stop('disconnect'))

  const { app, services, database, reached, guard, close } = await building.catch((error: unknown) => {
    if (isStopping) return new Promise<never>(() => undefined)
    throw error
  })
  const { place, isEmbedded } = reached
  // At the start, and later if a real service begins to use this demo's database.
  void guard.refused.then(async ({ message }) => {
    if (isStopping) return
    isStopping = true
    say(message)
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    await close()
    process.exit(1)
  })
  await guard.inspected
  if (isStopping) return
  const readyWithin = (ms: number, isEnough?: () => boolean) => readyWithRightKeys(database, ms, close, isEnough)
  // With the keys of another database not even a page is served. An unreachable one does not delay pages.
  await readyWithin(troubleReportedAfterMs, () => isStopping || database.trouble !== null)
  if (isStopping) return
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    if (isStopping) return
    await close()
    throw listenError(error, config)
  }
  const { port } = app.server.address() as AddressInfo
  const here = `http://localhost:${port}`
  const seeded = config.isDemo ? seedDemoPractices({ url: reached.directUrl ?? reached.url, database, log }) : null
  const isReady =
    (await readyWithin(troubleReportedAfterMs)) ||
    (database.trouble === null && (await readyWithin(silenceReportedAfterMs)))
  if (isStopping) return
  if (!isReady) say(`\n${notReadyYet(place, database.trouble, here)}\n`)
  await readyWithin(Number.POSITIVE_INFINITY)
  await seeded
  if (!isStopping && config.isDemo && isEmbedded) await openDemo(services)
  if (isStopping) return
  say(`\n${readyWords(config, here, isEmbedded ? place : `the PostgreSQL at ${place}`)}\n`)
  if (isUnfinished) process.send?.('ready')
}

try {
  const config = readConfig(process.env)
  refuseOtherCompliance(config)
  refuseExampleRegistration(config)
  // Any port: it is chosen here, because pages and letters contain it before the server listens.
  await start(config.port === 0 ? { ...config, port: await freePort() } : config)
} catch (error) {
  const reason = error instanceof Error ? error.message : 'The reason is not known.'
  say(error instanceof ConfigError ? reason : `${brand.name} could not start. ${reason}`)
  if (!(error instanceof ConfigError)) say(JSON.stringify(describeError(error)))
  process.exit(1)
}

import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { brand } from '#content/brand.ts'
import { createApp } from './app.ts'
import { startAppointmentJob } from './bookings/appointment-job.ts'
import { seedConsultant } from './bookings/consultant.ts'
import { startSweepJob } from './bookings/sweep-job.ts'
import { startCaseJob } from './cases/case-job.ts'
import { startMarkJob } from './checkout/mark-earlier-job.ts'
import { startComparisonJob, startProviderJob } from './checkout/payment/daily-comparison.ts'
import { startReconcileJob } from './checkout/payment/reconcile.ts'
import { startTidyCardsJob } from './checkout/saved-card/tidy-cards.ts'
import { addressFor, type Config, ConfigError, readConfig } from './config/config.ts'
import { keysOf } from './config/keys-of.ts'
import { openDatabase } from './database/database.ts'
import { reachDatabase } from './database/reach.ts'
import { seedDemoClinic, seedDemoDay } from './demo-clinic/seed.ts'
import { startIdentityJob } from './evidence/identity-job.ts'
import { seedDemoPractices } from './gp-practices/demo-practices.ts'
import { closingAfterReplies } from './http/closing.ts'
import { freePort } from './http/free-port.ts'
import { createLog, describeError } from './http/logging.ts'
import { startSendJob } from './messages/send-job.ts'
import { startExportJob } from './my-data/copy/export-job.ts'
import { startErasureJob } from './my-data/erasure/erasure-job.ts'
import { startAlarmJob } from './on-call/alarms.ts'
import { startNewsJob } from './on-call/news.ts'
import { startRefundJob } from './orders/refund-job.ts'
import { startCheckInJob } from './plans/check-in/check-in-job.ts'
import { startCoverJob } from './plans/cover-job.ts'
import { startLetterJob } from './plans/letter-job.ts'
import { startPauseJob } from './plans/pause-job.ts'
import { startRoomJob } from './rooms/room-job.ts'
import { startConcernJob } from './safeguarding/raise-job.ts'
import { createServices, type Services } from './services.ts'
import { readSite } from './site/files.ts'
import { partnersOf, securityHeaders } from './site/security-headers.ts'
import { seedDemoStaff } from './staff/demo-staff.ts'
import { refuseDemoStaff } from './start/demo-staff-guard.ts'
import { startEraseJob } from './start/erase-job.ts'
import { listenError, notReadyYet, readyWords } from './start/startup-words.ts'

const built = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url))
/** A database that needs longer is told of, and waited for. */
const troubleToldAfterMs = 2_000
const silenceToldAfterMs = 6_000
const stopWithinMs = 15_000

const say = (text: string) => process.stdout.write(`${text}\n`)

async function readBuiltSite(config: Config) {
  return readSite(built('build/client'), {
    earlier: ['build-earlier/1', 'build-earlier/2'].map(built),
    apiPrefix: config.apiPrefix,
    isDemo: config.isDemo,
    origin: addressFor(config, ''),
    // A public service is started seldom and read often; one that is being tried out should be there at once.
    isThorough: config.publicOrigin !== null,
    always: await securityHeaders(config.isProduction, config.hasHstsSubdomains),
    partners: partnersOf(config),
    hasOfflineApp: config.hasOfflineApp,
  })
}

/** Everything but the open door. */
async function build(config: Config, log: Logger) {
  // Read while the database starts. Should it fail, that is told when the app is made of it.
  const reading = readBuiltSite(config)
  reading.catch(() => undefined)
  const reached = await reachDatabase(config, say)
  try {
    const keys = await keysOf(config)
    const { url, directUrl } = reached
    const { databasePool: connections, migratesAtStart: migrates } = config
    const database = openDatabase({ url, directUrl, connections, migrates, log, seed: seedConsultant })
    const services = await createServices({ config, database, log, keys })
    const app = await createApp(services, await reading)
    const closeApp = closingAfterReplies(app)
    const jobs = [
      startEraseJob,
      startSendJob,
      startReconcileJob,
      startTidyCardsJob,
      startSweepJob,
      startRoomJob,
      startAppointmentJob,
      startRefundJob,
      startCaseJob,
      startCoverJob,
      startLetterJob,
      startCheckInJob,
      startPauseJob,
      startIdentityJob,
      startComparisonJob,
      startProviderJob,
      startAlarmJob,
      startConcernJob,
      startNewsJob,
      startMarkJob,
      startExportJob,
      startErasureJob,
    ]
    const stopJobs = jobs.map((begin) => begin({ ...services, database: database.jobs }))
    const close = async () => {
      for (const stop of stopJobs) stop()
      await closeApp()
      await database.close()
      await reached.stop()
    }
    return { app, services, database, reached, close }
  } catch (error) {
    await reached.stop()
    throw error
  }
}

/**
 * The people of the demo are there at once; the patients come while one looks around. A database that goes away meanwhile,
 * or a stop, leaves the demo incomplete and the server as it is.
 */
async function openDemo(services: Services): Promise<void> {
  const { config, log } = services
  const leave = (error: unknown) => log.warn({ err: error }, 'the demo clinic is not complete')
  if (config.demoClinic === 'off') return
  await seedDemoStaff(services).catch(leave)
  if (config.demoClinic === 'staff') await seedDemoDay(services).catch(leave)
  if (config.demoClinic === 'on') void seedDemoClinic(services).catch(leave)
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const building = build(config, log)

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info(`${signal}: finishing what is under way`)
    const drainMs = signal === 'SIGTERM' ? config.drainSeconds * 1_000 : 0
    setTimeout(() => process.exit(1), drainMs + stopWithinMs).unref()
    // Not before it is built: a database just being made or started would be left behind.
    const { close, services } = await building
    // Whoever sends people here is told first, and everybody who still comes is served as before.
    services.door.isClosing = true
    await sleep(drainMs)
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // `npm start` holds a channel to this process: if that is killed, nobody is left to stop it.
  process.once('disconnect', () => void stop('disconnect'))

  const { app, services, database, reached, close } = await building
  const { place, isEmbedded } = reached
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
    (await database.readyWithin(troubleToldAfterMs)) ||
    (database.trouble === null && (await database.readyWithin(silenceToldAfterMs)))
  if (isStopping) return
  if (!isReady) say(`\n${notReadyYet(place, database.trouble, here)}\n`)
  await database.readyWithin(Number.POSITIVE_INFINITY)
  await seeded
  if (!isStopping && config.isDemo && isEmbedded) await openDemo(services)
  if (!isStopping && !config.isDemo) await refuseDemoStaff(database, close)
  if (isStopping) return
  say(`\n${readyWords(config, here, isEmbedded ? place : `the PostgreSQL at ${place}`)}\n`)
}

try {
  const config = readConfig(process.env)
  // Any port: it is chosen here, for pages and letters name it before the door is open.
  await start(config.port === 0 ? { ...config, port: await freePort() } : config)
} catch (error) {
  const reason = error instanceof Error ? error.message : 'The reason is not known.'
  say(error instanceof ConfigError ? reason : `${brand.name} could not start. ${reason}`)
  if (!(error instanceof ConfigError)) say(JSON.stringify(describeError(error)))
  process.exit(1)
}

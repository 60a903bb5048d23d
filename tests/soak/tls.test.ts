import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, copyFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { notReadyYet } from '#server/app/start/startup-words.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { productionSettings } from '#server/testing/production.ts'
import { connect, ownPostgres } from '../faults/own-postgres.ts'
import { isReady, startServer } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { newVisitor } from '../faults/visitors.ts'

const binary = ['/usr/bin/openssl', process.env.OPENSSL ?? ''].find((path) => path !== '' && existsSync(path))

/** Certificates as an operator makes them: an authority, and what it signs. */
async function certificates() {
  const folder = await ownFolder('tls')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const at = (name: string) => join(folder, name)
  const openssl = (...given: string[]) => execFileSync(binary as string, given, { cwd: folder, stdio: 'ignore' })
  const newKey = ['-newkey', 'rsa:2048', '-nodes']
  const vouching = (name: string) =>
    openssl(
      'req',
      '-x509',
      ...newKey,
      '-days',
      '30',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
    )
  vouching('ours')
  vouching('theirs')
  const made = (name: string, alternative: string, days: string) => {
    openssl(
      'req',
      ...newKey,
      '-subj',
      '/CN=database',
      '-addext',
      `subjectAltName=${alternative}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
    )
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      '-CA',
      'ours.pem',
      '-CAkey',
      'ours.key',
      '-CAcreateserial',
      '-copy_extensions',
      'copy',
      '-days',
      days,
      '-out',
      `${name}.pem`,
    )
  }
  made('good', 'DNS:localhost,IP:127.0.0.1', '30')
  made('other-name', 'DNS:db.example', '30')
  made('expired', 'DNS:localhost,IP:127.0.0.1', '-1')
  return { ours: at('ours.pem'), theirs: at('theirs.pem'), folder }
}

const silent = { info: () => undefined, warn: () => undefined }

test.skipIf(binary === undefined)('a database is used only if it is encrypted and proves who it is', async () => {
  const { ours, theirs, folder } = await certificates()
  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(() => postgres.stop())
  const owner = await connect(postgres.url)
  const { uid, gid } = await stat(postgres.cluster)

  const show = async (name: string | null) => {
    if (name !== null)
      for (const end of ['key', 'pem']) {
        const shown = join(postgres.cluster, `server.${end}`)
        await copyFile(join(folder, `${name}.${end}`), shown)
        await chown(shown, uid, gid)
        await chmod(shown, 0o600)
      }
    await owner.query(`alter system set ssl_cert_file = 'server.pem'`)
    await owner.query(`alter system set ssl_key_file = 'server.key'`)
    await owner.query(`alter system set ssl = ${name === null ? 'off' : 'on'}`)
    await owner.query('select pg_reload_conf()')
    const isShown = async () => (await connect(postgres.url)).query('show ssl').then(({ rows }) => rows[0].ssl)
    await until(async () => (await isShown()) === (name === null ? 'off' : 'on'), 10_000)
    // A replaced certificate is presented as soon as the server has reloaded it.
    await sleep(200)
  }
  const address = `${postgres.url}?sslmode=verify-full`
  /** The error an operator reads. Null: the connection is used. */
  const told = async (env: Record<string, string>) => {
    const { databaseUrl } = readConfig({ NODE_ENV: 'test', DATABASE_URL: address, ...env })
    const database = openDatabase({ url: databaseUrl ?? '', connections: 1, log: silent })
    await until(() => database.isReady || database.trouble !== null, 30_000)
    const words = database.isReady ? null : notReadyYet('the place', database.trouble, '')
    await database.close()
    return words?.split('\n')[0]?.replace(/^.*at the place /, '') ?? null
  }

  await show(null)
  expect(await told({})).toBe('offers no encryption.')

  await show('good')
  expect(await told({ DATABASE_CA_FILE: ours })).toBeNull()
  expect(await told({ DATABASE_URL: `${address}&sslrootcert=${ours}` })).toBeNull()
  expect(await told({ DATABASE_URL: `${postgres.url}?sslmode=require`, DATABASE_CA_FILE: ours })).toBeNull()
  const unknown =
    'shows a certificate that no known authority signed. Name the authority’s certificate in DATABASE_CA_FILE.'
  expect(await told({})).toBe(unknown)
  expect(await told({ DATABASE_CA_FILE: theirs })).toBe(unknown)
  expect(await told({ DATABASE_URL: `${postgres.url}?sslmode=require` })).toBe(unknown)

  await show('other-name')
  expect(await told({ DATABASE_CA_FILE: ours })).toBe('shows a certificate for another name than that of DATABASE_URL.')
  await show('expired')
  expect(await told({ DATABASE_CA_FILE: ours })).toBe('shows a certificate that has expired.')

  // The whole product, and every one of its connections.
  await show('good')
  const keys = `soak:${Buffer.from('a key that is random enough here').toString('base64')}`
  const server = await startServer({ DATABASE_URL: address, DATABASE_CA_FILE: ours, DATA_KEYS: keys })
  await until(() => isReady(server.address), 30_000)
  const visitor = newVisitor()
  expect((await visitor.save(server.address)).status).toBe(200)
  await visitor.findsEverything(server.address)
  const { rows } = await owner.query(
    `select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'larkwell%'`,
  )
  expect(rows).toEqual([{ ssl: true }])

  // Not even tried: in production an address on another machine has to ask for it.
  for (const end of ['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify'])
    expect(() =>
      readConfig({ ...productionSettings, DATABASE_URL: `postgres://larkwell@db.example/larkwell${end}` }),
    ).toThrow(/DATABASE_URL must end with \?sslmode=verify-full/)
  for (const wrong of ['ours.key', 'nothing'].map((name) => join(folder, name)))
    expect(() => readConfig({ DATABASE_URL: address, DATABASE_CA_FILE: wrong })).toThrow(
      /must be the path of a file with a certificate/,
    )
})

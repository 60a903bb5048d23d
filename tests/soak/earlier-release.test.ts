import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seedConsultant } from '#server/appointments/consultant.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { freePort } from '#server/platform/http/free-port.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { root } from '../../scripts/prepare.mjs'
import { ownPostgres } from '../faults/own-postgres.ts'
import { until } from '../faults/until.ts'
import { newVisitor } from '../faults/visitors.ts'

const git = (...given: string[]) =>
  execFileSync('git', given, { cwd: root, encoding: 'buffer', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] })

/** The commit before the newest migration. Null: this is no repository, or one without its history. */
function before(): string | null {
  try {
    const newest = String(git('log', '-1', '--format=%H', '--', 'src/server/platform/database/migrations/*.sql')).trim()
    return String(git('rev-parse', `${newest}^`)).trim()
  } catch {
    return null
  }
}

const commit = before()

test.skipIf(commit === null)(
  'the server of before the newest migration serves people on the schema of this release',
  { timeout: 300_000 },
  async () => {
    const folder = await ownFolder('earlier-release')
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit as string) })
    for (const shared of ['node_modules', 'build']) await symlink(join(root, shared), join(folder, shared))

    const postgres = await ownPostgres()
    await postgres.start()
    onTestFinished(() => postgres.stop())
    await migrate(postgres.url, seedConsultant)

    const port = String(await freePort())
    const server = spawn(process.execPath, ['--import', './scripts/quick-imports.mjs', 'src/server/main.ts'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: port,
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, 'data'),
        DEMO_CLINIC: 'off',
        RATE_LIMIT_SCALE: '1000000',
        NETWORK_LIMIT_SCALE: '1000000',
      },
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
    }, 120_000)
    const visitors = Array.from({ length: 20 }, () => newVisitor())
    for (let round = 0; round < 5; round += 1)
      for (const visitor of visitors) expect((await visitor.save(address)).status).toBe(200)
    for (const visitor of visitors) await visitor.findsEverything(address)
  },
)

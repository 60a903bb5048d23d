import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withoutSettings } from '#server/platform/config/config.ts'
import { freePort } from '#server/platform/http/free-port.ts'
import { serverOptions } from '../../scripts/server-options.mjs'
import { publicOrigin } from '../load/visitor.ts'
import type { Memory } from './memory-probe.ts'
import { asWorker } from './worker.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const probe = new URL('memory-probe.ts', import.meta.url).href
/** Long enough for a busy machine. */
const readyWithinMs = 180_000

export interface Product extends AsyncDisposable {
  readonly pid: number
  readonly port: number
  readonly dataKeys: string
  memory(): Promise<Memory>
}

export const newDataKeys = (): string => `bench-1:${randomBytes(32).toString('base64')}`

/**
 * The server as it runs in production, with its log going to a file: this one, or that of another folder. The limits per
 * address are lifted, and stand-ins allowed.
 */
export async function startProduct(
  dataDir: string,
  databaseUrl: string,
  dataKeys = newDataKeys(),
  folder = root,
): Promise<Product> {
  await keepKeys(dataDir, dataKeys)
  const settings = {
    NODE_ENV: 'production',
    ALLOW_DEMO: '1',
    DATABASE_URL: databaseUrl,
    DATA_KEYS: dataKeys,
    PUBLIC_ORIGIN: publicOrigin,
    RATE_LIMIT_SCALE: '1000000',
    NETWORK_LIMIT_SCALE: '1000000',
    // Benchmarks need no proof of work.
    BOT_WORK: '1',
  }
  return start(dataDir, settings, folder)
}

/** The server without any configuration, with existing data: this one, or that of another folder. */
export async function startUnconfigured(
  dataDir: string,
  folder = root,
  settings: Record<string, string> = {},
): Promise<Product> {
  await keepKeys(dataDir, newDataKeys())
  return start(dataDir, settings, folder)
}

/** For whoever opens this data next without any configuration: a database opens with the key it was first opened with. */
const keepKeys = (dataDir: string, dataKeys: string): Promise<void> =>
  writeFile(join(dataDir, 'data-keys'), `${dataKeys}\n`, { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })

async function start(dataDir: string, settings: Record<string, string>, folder = root): Promise<Product> {
  // Without Node options that would change the measurement.
  const inherited = Object.entries(withoutSettings(process.env)).filter(([name]) => !name.startsWith('NODE_'))
  const port = await freePort()
  const log = await open(join(dataDir, 'server.log'), 'a')
  const child = fork(join(folder, 'src', 'server', 'main.ts'), {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...settings, PORT: String(port), DATA_DIR: dataDir },
    execArgv: [...serverOptions, '--expose-gc', '--import', probe],
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  })
  await log.close()
  const worker = asWorker<object>(child)
  if (!(await isReadyInTime(port, () => child.exitCode !== null || child.signalCode !== null))) {
    await worker[Symbol.asyncDispose]()
    throw new Error('The server did not become ready.')
  }
  return {
    port,
    pid: worker.pid,
    dataKeys: settings.DATA_KEYS ?? '',
    memory: () => worker.ask<Memory>({}),
    [Symbol.asyncDispose]: worker[Symbol.asyncDispose],
  }
}

async function isReadyInTime(port: number, hasEnded: () => boolean): Promise<boolean> {
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline && !hasEnded()) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (reply?.ok) return true
    await sleep(5)
  }
  return false
}

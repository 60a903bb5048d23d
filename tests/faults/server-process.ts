import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { freePort } from '#server/platform/http/free-port.ts'
import { serverOptions } from '../../scripts/server-options.mjs'
import { until } from './until.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Production does not start with the examples of the brand file. */
export const ownRegistration = { NODE_OPTIONS: `--import=${new URL('own-registration.ts', import.meta.url).href}` }

export interface ServerProcess {
  readonly address: string
  readonly pid: number
  /** Exit code or signal once it has ended, null before. */
  readonly ended: () => number | string | null
  readonly said: () => string
  /** Signals the process without waiting for anything. */
  signal(name: NodeJS.Signals): void
  /** Signals the process and waits for its end. */
  end(name: NodeJS.Signals): Promise<number | string>
}

/** The product as its own process, stopped with the test. Resolves once the process answers at all. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(env)
  await until(() => {
    if (server.ended() !== null) throw new Error(`The server did not start.\n${server.said()}`)
    return isHealthy(server.address)
  }, 60_000)
  return server
}

export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = String(await freePort())
  const child = spawn(process.execPath, [...serverOptions, 'src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: port,
      HOST: '127.0.0.1',
      DEMO_CLINIC: 'off',
      // What these test does not depend on how hard the work is.
      BOT_WORK: '50',
      RATE_LIMIT_SCALE: '1000000',
      NETWORK_LIMIT_SCALE: '1000000',
      ...env,
    },
    // If the tests themselves are killed, the closing channel tells the server to stop.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  let ended: number | string | null = null
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  const isOver = once(child, 'exit').then(([code, signal]) => (ended = (code ?? signal) as number | string))
  onTestFinished(async () => {
    if (ended === null) child.kill('SIGKILL')
    await isOver
  })
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended: () => ended,
    said: () => said,
    signal: (name) => void child.kill(name),
    end(name) {
      child.kill(name)
      return isOver
    },
  }
}

const isHealthy = (address: string) =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

export const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { withoutSettings } from '#server/platform/config/config.ts'
import { ownFolder } from '#server/testing/own-folder.ts'
import { serverOptions } from '../../scripts/server-options.mjs'

const readyWithinMs = 150_000
/** For processes started from now on: a lower priority than the product, which has 0. */
const browserPriority = 5

/** Every journey comes from one address, and few have the time for a whole proof of work. */
const everybodyHere = {
  RATE_LIMIT_SCALE: '100',
  NETWORK_LIMIT_SCALE: '100',
  SMS_PER_HOUR: '10000',
  BOT_WORK: '50',
  DEMO_CLINIC: 'staff',
}

/** Starts the product as a newcomer would, on a free port and in a data folder of its own. */
export async function startProduct(env: Record<string, string> = {}) {
  const dataDir = await ownFolder('journeys')
  const server = spawn(process.execPath, [...serverOptions, 'src/server/main.ts'], {
    env: { ...withoutSettings(process.env), PORT: '0', DATA_DIR: dataDir, ...everybodyHere, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(server)
  return {
    address,
    dataDir,
    async stop() {
      const hasEnded = once(server, 'exit')
      server.kill('SIGTERM')
      await hasEnded
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  const said: string[] = []
  const timer = setTimeout(() => server.kill('SIGKILL'), readyWithinMs)
  try {
    if (server.stdout) {
      for await (const line of createInterface(server.stdout)) {
        said.push(line)
        const address = /Address\s+(http\S+)/.exec(line)?.[1]
        if (address) return address
      }
    }
  } finally {
    clearTimeout(timer)
    server.stdout?.resume()
  }
  throw new Error(`The product did not start.\n${said.join('\n')}`)
}

export default async function globalSetup() {
  const product = await startProduct()
  process.env.PRODUCT_ADDRESS = product.address
  process.env.PRODUCT_DATA = product.dataDir
  // Four browsers on two cores would starve it, and requests that wait too long for the database are refused.
  setPriority(browserPriority)
  return product.stop
}

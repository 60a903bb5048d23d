import { onTestFinished } from 'vitest'
import type { CallBody, CallName } from '#contract/calls.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { willingBotCheck } from '#server/testing/test-gateways.ts'
import { newDataFolder } from './data-folder.ts'
import { connect, ownPostgres } from './own-postgres.ts'
import { isReady, type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'

/** The key that tests seal with, so that the servers can read what this process prepares. */
export const testKey = `test-1:${Buffer.alloc(32, 7).toString('base64')}`

/**
 * A database with the product's own processes on it, and one app in this process that creates patients and staff
 * quickly. It runs no jobs: everything is executed by the processes.
 */
export async function deskServers(env: Record<string, string> = {}) {
  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(postgres.stop)
  const settings = {
    DATABASE_URL: postgres.applicationUrl,
    DATABASE_OWNER_URL: postgres.url,
    DATA_DIR: await newDataFolder({ isEmpty: true }),
    DATA_KEYS: testKey,
  }
  const start = async (): Promise<ServerProcess> => {
    const server = await startServer({ ...settings, ...env })
    await until(() => isReady(server.address), 60_000)
    return server
  }
  const first = await start()
  const app = await startTestApp({ beside: postgres.both, gateways: { botCheck: willingBotCheck } })
  onTestFinished(app.close)
  return { app, first, start, connect: () => connect(postgres.url) }
}

/** A request as a staff browser sends it. Status 0: no answer. */
export async function sendAs<Name extends CallName>(
  { address }: ServerProcess,
  { cookie }: { readonly cookie: string },
  call: Name,
  body: CallBody<Name>,
) {
  const reply = await fetch(`${address}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  }).catch(() => null)
  return { status: reply?.status ?? 0, data: (await reply?.json().catch(() => null))?.data ?? null }
}

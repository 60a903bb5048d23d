import { onTestFinished } from 'vitest'
import type { CallBody, CallName } from '#contract/calls.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { willingBotCheck } from '#server/testing/test-gateways.ts'
import { newDataFolder } from './data-folder.ts'
import { connect, ownPostgres } from './own-postgres.ts'
import { isReady, type ServerProcess, startServer } from './server-process.ts'
import { until } from './until.ts'

/** The one that tests seal with, so that what is prepared in this process can be read by the servers. */
export const testKey = `test-1:${Buffer.alloc(32, 7).toString('base64')}`

/**
 * A database with the product's own processes on it, and one app in this process by which patients and staff come to be
 * quickly. It runs no job: whatever is carried out is carried out by the processes.
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

/** What a browser of somebody at the desk sends. Status 0: nobody answered. */
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

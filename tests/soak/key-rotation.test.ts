import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type Keys, parseKeys } from '#server/platform/encryption/keys.ts'
import { createVault } from '#server/platform/encryption/vault.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { newCustomer } from '#server/testing/test-browser.ts'
import { willingBotCheck } from '#server/testing/test-gateways.ts'
import { newDataFolder } from '../faults/data-folder.ts'
import { connect, ownPostgres } from '../faults/own-postgres.ts'
import { isReady, type ServerProcess, startServer } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { keepSaving, newVisitors } from '../faults/visitors.ts'
import { chance } from './test-depth.ts'

/** The key of what is prepared in this process, and the one that replaces it. */
const old = `test-1:${Buffer.alloc(32, 7).toString('base64')}`
const next = `next-2:${Buffer.alloc(32, 9).toString('base64')}`

type Settings = Record<string, string>

/** The command as its own process. */
function command(env: Settings, ...options: string[]) {
  const child = spawn(process.execPath, ['src/server/app/commands/reseal.ts', ...options], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { ended, said: () => said, kill: () => child.kill('SIGKILL') }
}

/** Answers of people who never come back, sealed under the old key. */
async function fill(client: Client, count: number): Promise<void> {
  const vault = createVault(parseKeys(old) as Keys)
  for (let from = 0; from < count; from += 2_000) {
    const ids = Array.from({ length: 2_000 }, () => randomUUID())
    const sealed = ids.map((id) => vault.seal(`{"Q1_answer":"${id}"}`, `${id}/weight-management`))
    await client.query(
      `insert into visits (id, token_hash) select id, sha256(id::text::bytea) from unnest($1::uuid[]) as id`,
      [ids],
    )
    await client.query(
      `insert into answer_sets (visit_id, questionnaire, version, revision, answers, digest)
       select id, 'weight-management', 1, 1, answers, '\\x00' from unnest($1::uuid[], $2::bytea[]) as v (id, answers)`,
      [ids, sealed],
    )
  }
}

const start = async (env: Settings): Promise<ServerProcess> => {
  const server = await startServer(env)
  await until(() => isReady(server.address), 60_000)
  return server
}

test('a key is replaced under load, with repeated kills: nothing is lost and everybody is found', async () => {
  const random = chance()
  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(postgres.stop)
  const settings = {
    DATABASE_URL: postgres.applicationUrl,
    DATABASE_OWNER_URL: postgres.url,
    DATA_DIR: await newDataFolder({ isEmpty: true }),
  }
  const first = await start({ ...settings, DATA_KEYS: old })
  const app = await startTestApp({ beside: postgres.both, gateways: { botCheck: willingBotCheck } })
  const { email, password } = await newCustomer(app)
  await app.close()
  const client = await connect(postgres.url)
  await fill(client, 40_000)
  await first.end('SIGTERM')

  const rotating = { ...settings, DATA_KEYS: `${next},${old}` }
  const servers = [await start(rotating), await start(rotating)]
  const crowds = servers.map(({ address }) => keepSaving(address, newVisitors(10)))

  let kills = 0
  for (;;) {
    const run = command(rotating)
    const ended = await Promise.race([run.ended, sleep(900 * 1.3 ** kills + 1_000 * random())])
    if (ended !== undefined) {
      expect([ended, run.said()]).toEqual([0, expect.stringContaining('Sealed: ')])
      break
    }
    run.kill()
    await run.ended
    kills += 1
  }
  expect(kills).toBeGreaterThan(0)
  const { rows: records } = await client.query(
    `select done::int, failed::int, ended_at from reseals where what = 'sealed'`,
  )
  expect(records).toEqual([{ done: expect.any(Number), failed: 0, ended_at: expect.any(Date) }])
  expect(records[0]?.done).toBeGreaterThanOrEqual(40_000)

  const cutOff = command(rotating, '--lookups')
  await until(() => cutOff.said().includes('Every process has been told'), 30_000)
  await sleep(2_000)
  cutOff.kill()
  await cutOff.ended
  const moved = command(rotating, '--lookups')
  expect([await moved.ended, moved.said()]).toEqual([0, expect.stringContaining('looked up by next-2')])
  for (const { address } of servers) await until(() => isReady(address), 10_000)
  await sleep(1_000)
  for (const crowd of crowds) {
    await crowd.stop()
    const refused = crowd.replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    const pause = Math.max(...refused.map(({ sentAt }) => sentAt)) - Math.min(...refused.map(({ sentAt }) => sentAt))
    expect(pause).toBeLessThan(20_000)
    expect(crowd.replies.at(-1)?.status).toBe(200)
  }
  for (const server of servers) await server.end('SIGTERM')

  const only = await start({ ...settings, DATA_KEYS: next })
  for (const { visitors } of crowds) for (const visitor of visitors) await visitor.findsEverything(only.address)
  const signIn = await fetch(`${only.address}/api/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(signIn.status).toBe(200)
})

import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginGuestSession } from '../../identity/guest-sessions/guest-sessions.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { type NewAnswers, type Replacement, replacing } from './answer-sets.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Records which statements were executed. */
function watched(database: Database) {
  const asked: string[] = []
  const query: Database['query'] = (statement, values) => {
    asked.push(statement.name)
    return database.query(statement, values)
  }
  return { asked, database: Object.assign(Object.create(database) as Database, { query }) }
}

const answers = (tab: string | null = null): NewAnswers => ({
  questionnaire: 'weight-management',
  version: 1,
  tab,
  answers: randomBytes(40),
  digest: randomBytes(32),
})

async function guestSessionWithAnswers() {
  const { id, token } = await app.database.run((orm) => beginGuestSession(orm))
  const guestSession = { id, tokenHash: hashOf(token), sessionHash: null }
  await replacing(app.database)({ guestSession, given: answers(), base: null })
  return guestSession
}

const guestSessionsWithAnswers = (count: number) => Promise.all(Array.from({ length: count }, guestSessionWithAnswers))

const storedOf = async (ids: readonly string[]) => {
  const rows = await app.database.query<{ id: string; revision: number; answers: Buffer }>(
    { name: 'stored_of', text: 'select visit_id as id, revision, answers from answer_sets where visit_id = any($1)' },
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

it('API-01 saves of many guest sessions at the same moment go in one statement, each into its own guest session', async () => {
  const visits = await guestSessionsWithAnswers(20)
  const { asked, database } = watched(app.database)
  const replace = replacing(database)
  const given = visits.map((guestSession): Replacement => ({ guestSession, given: answers(), base: 1 }))
  const written = await Promise.all(given.map(replace))
  expect(asked).toEqual(['replace_many_answers'])
  expect(written).toEqual(visits.map(() => ({ revision: 2 })))
  const stored = await storedOf(visits.map(({ id }) => id))
  for (const one of given) expect(stored.get(one.guestSession.id)?.answers).toEqual(one.given.answers)
})

it('R-2 R-8 among them, a wrong token, an outdated tab and an expired guest session write nothing', async () => {
  const [own, foreign, overtaken, over] = (await guestSessionsWithAnswers(4)) as [Visit, Visit, Visit, Visit]
  await app.database.query(
    { name: 'age', text: `update visits set created_at = now() - interval '91 days' where id = $1` },
    [over.id],
  )
  const before = await storedOf([foreign.id, overtaken.id, over.id])
  const replace = replacing(app.database)
  const written = await Promise.all([
    replace({ guestSession: own, given: answers(), base: 1 }),
    replace({ guestSession: { ...foreign, tokenHash: hashOf(newToken()) }, given: answers(), base: 1 }),
    replace({ guestSession: overtaken, given: answers(), base: 7 }),
    replace({ guestSession: over, given: answers(), base: 1 }),
  ])
  expect(written).toEqual([{ revision: 2 }, 'no such visit', 'newer stored', 'no such visit'])
  expect(await storedOf([foreign.id, overtaken.id, over.id])).toEqual(before)
})

it('API-01 the first answers of a questionnaire are stored beside others that are replaced', async () => {
  const [known] = (await guestSessionsWithAnswers(1)) as [Visit]
  const { id, token } = await app.database.run((orm) => beginGuestSession(orm))
  const fresh = { id, tokenHash: hashOf(token), sessionHash: null }
  const replace = replacing(app.database)
  const written = await Promise.all([
    replace({ guestSession: known, given: answers(), base: 1 }),
    replace({ guestSession: fresh, given: answers(), base: null }),
    replace({ guestSession: known, given: { ...answers(), questionnaire: 'adhd' }, base: null }),
  ])
  expect(written).toEqual([{ revision: 2 }, { revision: 1 }, { revision: 1 }])
})

it('R-8 two tabs of one guest session at the same moment: one wins, the other gets a conflict', async () => {
  const [guestSession] = (await guestSessionsWithAnswers(1)) as [Visit]
  const [tabA, tabB] = ['f5a1a9f4-6d5e-4a8f-8a57-51a7a7d1c001', 'f5a1a9f4-6d5e-4a8f-8a57-51a7a7d1c002']
  const replace = replacing(app.database)
  const first = answers(tabA)
  const written = await Promise.all([
    replace({ guestSession, given: first, base: 1 }),
    replace({ guestSession, given: answers(tabB), base: 1 }),
  ])
  expect(written).toEqual([{ revision: 2 }, 'newer stored'])
  expect((await storedOf([guestSession.id])).get(guestSession.id)?.answers).toEqual(first.answers)
})

it('B-1 R-2 a wrong token beside the right one writes nothing, however the id is written and whichever comes first', async () => {
  for (const isForeignFirst of [true, false]) {
    const [victim] = (await guestSessionsWithAnswers(1)) as [Visit]
    const stranger = { ...victim, id: victim.id.toUpperCase(), tokenHash: hashOf(newToken()) }
    const { asked, database } = watched(app.database)
    const replace = replacing(database)
    const own = { guestSession: victim, given: answers(), base: null }
    const foreign = { guestSession: stranger, given: answers(), base: null }
    const both = isForeignFirst ? [foreign, own] : [own, foreign]
    const written = await Promise.all(both.map(replace))
    expect(asked[0]).toBe('replace_many_answers')
    expect(written.toSorted()).toEqual([{ revision: 2 }, 'no such visit'])
    expect((await storedOf([victim.id])).get(victim.id)?.answers).toEqual(own.given.answers)
  }
})

it('B-1 R-8 two saves of one set under two spellings of its id: each gets the true result, the last confirmed one is stored', async () => {
  const [guestSession] = (await guestSessionsWithAnswers(1)) as [Visit]
  const replace = replacing(app.database)
  const both = [guestSession, { ...guestSession, id: guestSession.id.toUpperCase() }].map((of) => ({
    guestSession: of,
    given: answers(),
    base: null,
  }))
  const written = await Promise.all(both.map(replace))
  expect(new Set(written.map((one) => (one as { revision: number }).revision))).toEqual(new Set([2, 3]))
  const last = both[written.findIndex((one) => (one as { revision: number }).revision === 3)]
  expect((await storedOf([guestSession.id])).get(guestSession.id)?.answers).toEqual(last?.given.answers)
})

it('no save waits for a set that another transaction has locked', async () => {
  const [held, free] = (await guestSessionsWithAnswers(2)) as [Visit, Visit]
  const holder = new Client({ connectionString: app.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from answer_sets where visit_id = $1 for update', [held.id])
  const replace = replacing(app.database)
  const order: string[] = []
  const waits = replace({ guestSession: held, given: answers(), base: 1 }).then(
    (written) => order.push('held') && written,
  )
  const goes = replace({ guestSession: free, given: answers(), base: 1 }).then(
    (written) => order.push('free') && written,
  )
  expect(await goes).toEqual({ revision: 2 })
  await holder.query('commit')
  expect(await waits).toEqual({ revision: 2 })
  expect(order).toEqual(['free', 'held'])
  await holder.end()
})

type Visit = Awaited<ReturnType<typeof guestSessionWithAnswers>>

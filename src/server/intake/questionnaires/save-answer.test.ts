import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { cookieOf, startTestApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const tabA = 'f5a1a9f4-6d5e-4a8f-8a57-51a7a7d1c001'
const tabB = 'f5a1a9f4-6d5e-4a8f-8a57-51a7a7d1c002'
const answers = { Q1_answer: '18-74' }
const body = (extra: object = {}, given: unknown = answers) => ({
  ansData: JSON.stringify(given),
  uniqueId: '',
  questionnaire_type: 'weight-management',
  ...extra,
})

async function begin(given: unknown = answers, extra: object = {}) {
  const reply = await app.post('save_answer', body(extra, given))
  return { cookie: cookieOf(reply), uniqueId: reply.json().data.uniqueId as string, reply }
}

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: app.url })
  await client.connect()
  const result = await client.query<Row>(text, values)
  await client.end()
  return result.rows
}

const load = async (cookie: string) =>
  (await app.post('load_answers', { questionnaire_type: 'weight-management' }, { cookie })).json().data

describe('the first save', () => {
  it('API-01 begins a guest session, names it, and gives it a cookie no script can read', async () => {
    const { reply, uniqueId } = await begin()
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ code: 200, data: { uniqueId, revision: 1 }, message: 'OK' })
    expect(uniqueId).toMatch(/^[0-9a-f-]{36}$/)
    const [cookie] = reply.cookies
    expect(cookie).toMatchObject({ name: 'visit', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32)
  })

  it.each([null, undefined, ''])('API-01 takes %j for a uniqueId that is not there yet', async (uniqueId) => {
    expect((await app.post('save_answer', body({ uniqueId }))).statusCode).toBe(200)
  })

  it('API-01 an unknown uniqueId: the answers start a new guest session', async () => {
    const unknown = '0b0f2c1e-0d0a-4a7e-9a52-1f8f3d3f5a10'
    const reply = await app.post('save_answer', body({ uniqueId: unknown }))
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data.uniqueId).not.toBe(unknown)
  })
})

describe('later saves', () => {
  it('API-01 replace the whole set and raise its revision', async () => {
    const { cookie, uniqueId } = await begin()
    const both = { Q1_answer: '18-74', Q2_answer: 'Mixed' }
    const reply = await app.post('save_answer', body({ uniqueId }, both), { cookie })
    expect(reply.json().data).toEqual({ uniqueId, revision: 2 })
    expect(reply.cookies).toEqual([])
    expect(JSON.parse((await load(cookie)).ansData)).toEqual(both)
  })

  it('API-01 belong to the cookie, with or without the uniqueId', async () => {
    const { cookie, uniqueId } = await begin()
    const reply = await app.post('save_answer', body({}, { Q1_answer: '75 above' }), { cookie })
    expect(reply.json().data).toEqual({ uniqueId, revision: 2 })
  })

  it('R-8 the same answers again keep the revision, so that no other tab is disturbed', async () => {
    const { cookie, uniqueId } = await begin()
    const again = await app.post('save_answer', body({ uniqueId, revision: 1, tab: tabB }), { cookie })
    expect(again.json().data.revision).toBe(1)
  })
})

describe('two tabs', () => {
  it('R-8 the one based on older answers is refused with 409 and writes nothing', async () => {
    const { cookie, uniqueId } = await begin(answers, { tab: tabA })
    await app.post('save_answer', body({ uniqueId, revision: 1, tab: tabA }, { Q1_answer: '75 above' }), { cookie })
    const late = await app.post('save_answer', body({ uniqueId, revision: 1, tab: tabB }, { Q1_answer: 'under 18' }), {
      cookie,
    })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 409, data: { revision: 2 } })
    expect(JSON.parse((await load(cookie)).ansData)).toEqual({ Q1_answer: '75 above' })
  })

  it('R-8 a tab whose last reply was lost may continue', async () => {
    const { cookie, uniqueId } = await begin(answers, { tab: tabA })
    await app.post('save_answer', body({ uniqueId, revision: 1, tab: tabA }, { Q1_answer: '75 above' }), { cookie })
    const next = await app.post('save_answer', body({ uniqueId, revision: 1, tab: tabA }, { Q1_answer: 'under 18' }), {
      cookie,
    })
    expect(next.json().data.revision).toBe(3)
  })

  it('R-8 of twenty saves at once on one revision by different tabs exactly one wins', async () => {
    const { cookie, uniqueId } = await begin()
    const ethnicities = ['Asian', 'Black', 'Mixed', 'Other', 'White']
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const tab = `f5a1a9f4-6d5e-4a8f-8a57-51a7a7d1d0${String(n).padStart(2, '0')}`
        const given = { Q1_answer: n < 10 ? '18-74' : '75 above', Q2_answer: ethnicities[n % 5] }
        return app.post('save_answer', body({ uniqueId, revision: 1, tab }, given), { cookie })
      }),
    )
    const won = replies.filter((reply) => reply.statusCode === 200)
    // Tabs that sent the very answers that won are told, rightly, that these are stored.
    expect(new Set(won.map((reply) => reply.json().data.revision))).toEqual(new Set([2]))
    expect(replies.every((reply) => reply.statusCode === 200 || reply.statusCode === 409)).toBe(true)
    expect(won.length).toBeLessThanOrEqual(2)
  })
})

describe('another guest session', () => {
  it("R-2 another guest session's uniqueId is refused, with a cookie of one's own or without", async () => {
    const victim = await begin()
    const stranger = await begin({ Q1_answer: 'under 18' })
    for (const headers of [{ cookie: stranger.cookie }, {}]) {
      const reply = await app.post(
        'save_answer',
        body({ uniqueId: victim.uniqueId }, { Q1_answer: 'under 18' }),
        headers,
      )
      expect(reply.statusCode).toBe(403)
      expect(reply.cookies).toEqual([])
    }
    expect(JSON.parse((await load(victim.cookie)).ansData)).toEqual(answers)
  })

  it('R-2 the uniqueId alone reads nothing', async () => {
    const { uniqueId } = await begin()
    expect(await load('')).toEqual({ uniqueId: null, ansData: null, revision: 0 })
    expect(await load(`visit=${uniqueId}`)).toEqual({ uniqueId: null, ansData: null, revision: 0 })
  })

  it('R-2 a guest session older than 90 days is over', async () => {
    const { cookie, uniqueId } = await begin()
    await rows(`update visits set created_at = now() - interval '91 days' where id = $1`, [uniqueId])
    expect((await load(cookie)).uniqueId).toBeNull()
    expect((await app.post('save_answer', body({ uniqueId }), { cookie })).statusCode).toBe(403)
  })
})

describe('what is stored', () => {
  it('R-16 answers are sealed, the token is hashed, and the questionnaire version is with them', async () => {
    const { cookie, uniqueId } = await begin()
    const [kept] = await rows<{ version: number; row: string; token: string }>(
      `select version, encode(answers, 'escape') as row, encode(token_hash, 'hex') as token
       from answer_sets join visits on visits.id = visit_id where visit_id = $1`,
      [uniqueId],
    )
    expect(kept?.version).toBe(weightManagement.version)
    expect(kept?.row).not.toContain('18-74')
    expect(kept?.row).not.toContain('Q1_answer')
    expect(cookie).not.toContain(kept?.token)
  })

  it('answers moved to another guest session do not open', async () => {
    const [one, other] = [await begin(), await begin({ Q1_answer: 'under 18' })]
    await rows(
      `update answer_sets set answers = (select answers from answer_sets where visit_id = $1) where visit_id = $2`,
      [one.uniqueId, other.uniqueId],
    )
    const reply = await app.post('load_answers', { questionnaire_type: 'weight-management' }, { cookie: other.cookie })
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('18-74')
  })

  it('no log line holds an answer, a token or an address with its parameters', async () => {
    const { cookie } = await begin({ Q1_answer: '75 above' })
    await app.post('save_answer?secret=Q1', body({}, { Q1_answer: 'my secret words' }), { cookie })
    await app.server.inject({ method: 'POST', url: '/no-such-page?secret=Q1' })
    const logged = app.logged()
    expect(logged).toContain('/api/save_answer')
    for (const secret of ['75 above', 'my secret words', 'secret=Q1', cookie.slice(6), '127.0.0.1']) {
      expect(logged).not.toContain(secret)
    }
  })
})

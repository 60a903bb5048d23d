import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cases } from '../../../../tests/soak/test-depth.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, type TestBrowser } from '../../testing/test-browser.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMIT_SCALE: '1000000', NETWORK_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' },
  })
})
afterAll(() => app.close())

const flows = ['weight-management', 'adhd'] as const
type Flow = (typeof flows)[number]

/** Answers that identify the save they came with. */
const answersOf = (flow: Flow, save: string) =>
  flow === 'adhd' ? { adhd_q0: save.endsWith('0') ? 'yes' : 'no' } : { Q1_answer: '18-74', Q16_answer: save }

const tabs = ['f5a1a9f4-6d5e-4a8f-8a57-51a7a7d1c001', 'F5A1A9F4-6D5E-4A8F-8A57-51A7A7D1C002']

interface Visitor {
  readonly browser: TestBrowser
  readonly uniqueId: string
}

async function visitor(n: number): Promise<Visitor> {
  const browser = newBrowser(app)
  let uniqueId = ''
  for (const flow of flows) {
    const ansData = JSON.stringify(answersOf(flow, `first of ${n}`))
    const reply = await browser.post('save_answer', { ansData, questionnaire_type: flow, uniqueId })
    uniqueId = reply.json().data.uniqueId
  }
  return { browser, uniqueId }
}

/** One of three browsers saves into its own guest session or names another's, in its own spelling. */
const aSave = fc.record({
  by: fc.nat(2),
  into: fc.nat(2),
  flow: fc.constantFrom(...flows),
  spelling: fc.constantFrom('small', 'capitals', 'mixed', 'none'),
  tab: fc.constantFrom(...tabs, undefined),
  revision: fc.constantFrom(1, undefined),
})

const spelt = (id: string, spelling: string) =>
  spelling === 'capitals'
    ? id.toUpperCase()
    : spelling === 'mixed'
      ? id.replace(/[a-f]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter))
      : spelling === 'none'
        ? ''
        : id

it('B-1 R-2 R-8 acknowledged means stored, however saves are combined, and no stranger changes anything', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(aSave, { minLength: 2, maxLength: 12 }), { minLength: 1, maxLength: 3 }),
      async (batches) => {
        const people = await Promise.all([0, 1, 2].map(visitor))
        /** What the model allows to be stored in a set: what was acknowledged with its highest revision. */
        const stored = new Map(
          people.flatMap(({ uniqueId }, n) =>
            flows.map((flow) => [
              `${uniqueId}/${flow}`,
              { revision: 1, texts: [JSON.stringify(answersOf(flow, `first of ${n}`))] },
            ]),
          ),
        )
        for (const [round, batch] of batches.entries()) {
          const replies = await Promise.all(
            batch.map(async ({ by, into, flow, spelling, tab, revision }, place) => {
              const ansData = JSON.stringify(answersOf(flow, `${round}-${place} by ${by}`))
              const uniqueId = spelt(people[into]?.uniqueId ?? '', spelling)
              const body = { ansData, questionnaire_type: flow, uniqueId, tab, revision }
              const reply = await app.post('save_answer', body, { cookie: people[by]?.browser.cookie() ?? '' })
              return { by, flow, ansData, isOwn: by === into || uniqueId === '', reply }
            }),
          )
          for (const { by, flow, ansData, isOwn, reply } of replies) {
            const { code, data } = reply.json()
            expect(isOwn ? [200, 409] : [403]).toContain(code)
            if (code !== 200) continue
            expect(data.uniqueId).toBe(people[by]?.uniqueId)
            const set = `${data.uniqueId}/${flow}`
            const known = stored.get(set)
            if (!known || data.revision < known.revision) continue
            const isNewer = data.revision > known.revision
            stored.set(set, { revision: data.revision, texts: isNewer ? [ansData] : [...known.texts, ansData] })
          }
        }
        for (const { browser, uniqueId } of people) {
          for (const flow of flows) {
            const { code, data } = (await browser.post('load_answers', { questionnaire_type: flow })).json()
            const told = stored.get(`${uniqueId}/${flow}`)
            expect({ code, revision: data.revision }).toEqual({ code: 200, revision: told?.revision })
            expect(told?.texts).toContain(data.ansData)
          }
        }
      },
    ),
    cases(5, 500),
  )
}, 60_000)

it('answers that end early, all at one moment: each is saved', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(visitor))
  const ansData = JSON.stringify({ Q1_answer: 'under 18' })
  const replies = await Promise.all(
    people.flatMap(({ browser, uniqueId }) =>
      [1, 2, 3].map(() =>
        app.post(
          'save_answer',
          { ansData, questionnaire_type: 'weight-management', uniqueId },
          { cookie: browser.cookie() },
        ),
      ),
    ),
  )
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

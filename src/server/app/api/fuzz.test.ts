import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CallName, calls } from '#contract/calls.ts'
import { cases, testDepth } from '../../../../tests/soak/test-depth.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, newCustomer, newPerson, saveAnswers } from '../../testing/test-browser.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'

/** The part of the published description that bodies are generated from. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
}

const casesPerCall = testDepth(6, 640)
/** Calls that hash a password take a core for 20 ms each time. */
const slow: ReadonlySet<string> = new Set<CallName>([
  'sign_in',
  'reset_password',
  'desk_sign_in',
  'desk_unlock',
  'desk_change_password',
])
const slowCases = testDepth(3, 150)

const hostile = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '__proto__',
  "'; drop table visits; --",
  '<script>alert(1)</script>',
  '٣٤٥٦٧٨٩٠١٢',
  '🦦'.repeat(500),
  'x'.repeat(70_000),
  '00000000-0000-0000-0000-000000000000',
  '../../etc/passwd',
  '-1',
  'NaN',
)

const plausible = fc.constantFrom(
  '07700 900123',
  '+44 7700 900123',
  'sam@larkwell.example',
  '1988-03-04',
  'SW1A 1AA',
  'male',
  'mounjaro',
  '123456',
  'river-otter-41',
  'weight-management',
  'adhd',
  '2031-03',
  '2031-03-03',
  '10:00',
  '{"Q1_answer":"18-74"}',
)

const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), hostile, fc.double())

function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueFor))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case 'string':
      return fc.oneof(plausible, fc.string({ unit: 'binary' }), hostile)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.integer(), fc.constantFrom(0, 1, -1, 2 ** 31, Number.MAX_SAFE_INTEGER))
    case 'number':
      return fc.oneof(fc.double(), fc.constantFrom(125, 115, 0, -1, 1e308))
    case 'object':
      return fc.dictionary(fc.string(), anything, { maxKeys: 4 })
    default:
      return anything
  }
}

/** Mostly valid bodies; sometimes a field is missing, unknown or of another type. */
function bodyFor(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, inner]) => [
      name,
      fc.oneof({ weight: 6, arbitrary: valueFor(inner) }, { weight: 1, arbitrary: anything }),
    ]),
  )
  const shaped = fc.record(fields, { requiredKeys: [] })
  const complete = fc.record(fields)
  const stranger = fc
    .tuple(complete, fc.constantFrom('__proto__', 'constructor', 'stepHistory', 'isAdmin'), anything)
    .map(([body, key, value]) => `${JSON.stringify(body).slice(0, -1)},"${key}":${JSON.stringify(value) ?? 'null'}}`)
  return fc.oneof({ weight: 6, arbitrary: complete }, { weight: 2, arbitrary: shaped }, stranger, anything)
}

const envelope = z.strictObject({ code: z.int(), data: z.unknown(), message: z.string().min(1) })

/** How often each call has answered correctly. */
const answers = new Map<string, number>()

let app: Awaited<ReturnType<typeof startTestApp>>
let cookies: string[]
beforeAll(async () => {
  // Imported when first used, which is slow on a busy machine.
  await import('@simplewebauthn/server')
  app = await startTestApp({
    env: { RATE_LIMIT_SCALE: '1000000', NETWORK_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' },
    gateways: { botCheck: { ...willingBotCheck, accepts: async () => true } },
  })
  const stranger = newBrowser(app)
  await saveAnswers(stranger, { Q1_answer: '18-74' })
  const verified = await newPerson(app)
  const customer = await newCustomer(app)
  await customer.browser.post('sign_in', { email: customer.email, password: customer.password })
  const administrator = await newStaff(app, 'administrator')
  const garbage = `desk=${'C'.repeat(43)}; visit=${'A'.repeat(43)}; session=${'B'.repeat(43)}`
  const known = [stranger, verified.browser, customer.browser].map((browser) => browser.cookie())
  cookies = ['', ...known, administrator.cookie, garbage, 'visit=%00; session=__proto__']
})
afterAll(() => app.close())

describe('any input to a call', () => {
  it.each(Object.values(calls))(
    '$name replies in its own format and never with a 5xx',
    async ({ name, body, reply }) => {
      const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
      const runs = slow.has(name) ? slowCases : casesPerCall
      let answered = 0
      await fc.assert(
        fc.asyncProperty(bodyFor(schema), fc.constantFrom(...cookies), async (given, cookie) => {
          const answer = await app.post(name, typeof given === 'string' ? given : (JSON.stringify(given) ?? ''), {
            cookie,
          })
          expect(answer.statusCode).toBeLessThan(500)
          const { code, data } = envelope.parse(answer.json())
          expect(code).toBe(answer.statusCode)
          if (code === 200) expect(reply.safeParse(data).error).toBeUndefined()
          answered += 1
        }),
        cases(runs, runs),
      )
      answers.set(name, answered)
    },
    120_000,
  )

  it('was answered this often, by every call there is', () => {
    expect([...answers.keys()].sort()).toEqual(Object.keys(calls).sort())
    expect([...answers.values()].reduce((sum, answered) => sum + answered, 0)).toBeGreaterThanOrEqual(
      testDepth(1_500, 10_000),
    )
  })
})

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CallName, calls } from '#contract/calls.ts'
import { cases, testDepth } from '../../../../tests/soak/test-depth.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, newCustomer, newPerson, saveAnswers } from '../../testing/test-browser.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
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
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
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

/** Ids of rows that are there: without them most calls end at the first thing that is not found. */
const knownIds: string[] = []
const ids = fc.oneof(
  fc.uuid(),
  fc.constant('00000000-0000-0000-0000-000000000000'),
  fc.nat().map((nth) => knownIds[nth % knownIds.length] ?? '00000000-0000-0000-0000-000000000000'),
)

/** Far away, the nights in which the clocks change, and today. */
const days = fc.constantFrom(
  '0000-01-01',
  '0001-01-01',
  '0099-12-31',
  '1970-01-01',
  '1988-03-04',
  '2026-02-28',
  '2026-03-29',
  '2026-10-25',
  new Date().toISOString().slice(0, 10),
  '9999-12-31',
)
const moments = fc.oneof(
  fc.tuple(days, fc.constantFrom('00:00:00Z', '01:30:00.000Z', '23:59:59.999Z')).map(([day, time]) => `${day}T${time}`),
  fc.constant(new Date().toISOString()),
)

const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), hostile, fc.double())

const stringOf: Readonly<Record<string, fc.Arbitrary<string>>> = { uuid: ids, date: days, 'date-time': moments }

function numberIn({ minimum, maximum }: Schema, isWhole: boolean): fc.Arbitrary<number> {
  const edges = [minimum, maximum].flatMap((edge) => (edge === undefined ? [] : [edge, edge - 1, edge + 1]))
  const usual = isWhole ? [0, 1, -1, 2 ** 31, Number.MAX_SAFE_INTEGER] : [125, 115, 0.1, 0, -0, -1, 1e308, 5e-324]
  return fc.oneof(isWhole ? fc.integer() : fc.double(), fc.constantFrom(...usual, ...edges))
}

function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueFor))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case 'string': {
      const formed = stringOf[schema.format ?? '']
      const whole = fc.constant(`\u202e${'\u00e9'.repeat(Math.min(schema.maxLength ?? 30, 10_000) - 1)}`)
      return formed
        ? fc.oneof({ weight: 9, arbitrary: formed }, { weight: 1, arbitrary: hostile })
        : fc.oneof(plausible, fc.string({ unit: 'binary' }), hostile, whole)
    }
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return numberIn(schema, true)
    case 'number':
      return numberIn(schema, false)
    case 'array':
      return fc.array(valueFor(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
    case 'object':
      return schema.properties
        ? fc.record(Object.fromEntries(Object.entries(schema.properties).map(([name, of]) => [name, valueFor(of)])))
        : fc.dictionary(fc.string(), anything, { maxKeys: 4 })
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
let ofStaff: string[]
let ofPatients: string[]
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
  const patient = await newReadyPatient(app)
  const roles = ['administrator', 'prescriber', 'pharmacist', 'support', 'coach', 'clinical_lead'] as const
  const staff: Awaited<ReturnType<typeof newStaff>>[] = []
  for (const role of roles) staff.push(await newStaff(app, role))
  const { rows } = await app.database.run((orm) =>
    orm.execute<{ id: string }>(sql`
      select id from accounts union all select id from cases union all select id from orders union all select id from staff`),
  )
  knownIds.push(...rows.map(({ id }) => id))
  const garbage = `desk=${'C'.repeat(43)}; visit=${'A'.repeat(43)}; session=${'B'.repeat(43)}`
  const known = [stranger, verified.browser, customer.browser, patient.browser].map((browser) => browser.cookie())
  ofPatients = [customer.browser, patient.browser].map((browser) => browser.cookie())
  ofStaff = staff.map(({ cookie }) => cookie)
  cookies = ['', ...known, ...ofStaff, garbage, 'visit=%00; session=__proto__']
})
afterAll(() => app.close())

/** Mostly somebody who gets past the door, or little behind it would be tried. */
const whose = (auth: string): fc.Arbitrary<string> => {
  const any = fc.constantFrom(...cookies)
  if (auth.startsWith('staff')) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ofStaff) }, any)
  return auth === 'anyone' ? any : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ofPatients) }, any)
}

describe('any input to a call', () => {
  it.each(Object.values(calls))(
    '$name replies in its own format and never with a 5xx',
    async ({ name, auth, body, reply }) => {
      const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
      const runs = slow.has(name) ? slowCases : casesPerCall
      let answered = 0
      await fc.assert(
        fc.asyncProperty(bodyFor(schema), whose(auth), async (given, cookie) => {
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

import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs } from '#domain/calendar/durations.ts'
import { longestText } from '#domain/intake/engine/answers.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newPhone } from '../../testing/test-browser.ts'
import { humanToken, testGateways } from '../../testing/test-gateways.ts'

let now = Date.parse('2026-11-02T10:00:00Z')
const options = {
  env: { NETWORK_LIMIT_SCALE: '0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
  gateways: { ...testGateways, now: () => now },
}

type TestApp = Awaited<ReturnType<typeof startTestApp>>
let first: TestApp
let second: TestApp
beforeAll(async () => {
  first = await startTestApp(options)
  second = await startTestApp({ ...options, beside: first })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, cookie })
const body = (answers: object = { Q1_answer: '18-74' }) => ({
  ansData: JSON.stringify(answers),
  questionnaire_type: 'weight-management',
})

it('B-10 of one network twelve guest sessions an hour begin at a tenth of the limit, whichever process and whichever call', async () => {
  const replies = []
  for (let n = 0; n < 13; n++) {
    replies.push(await (n % 2 ? first : second).post('save_answer', body(), from('203.0.113.7')))
  }
  const draft = { mode: 'otpSuccess', token: humanToken }
  replies.push(await second.post('create_new_user', draft, from('203.0.113.7')))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(12).fill(200), 429, 429])
  const refused = replies.at(-1)
  expect(refused?.json().message).toContain('saved on this device')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500)
  expect(refused?.cookies).toEqual([])
  expect(
    (await first.post('generate_otp', { phone: newPhone(), token: humanToken }, from('203.0.113.7'))).statusCode,
  ).toBe(429)

  // Existing guest sessions continue, and so does everyone else.
  const known = replies[0]?.cookies[0]?.value
  const more = await second.post('save_answer', body({ Q1_answer: '75 above' }), from('203.0.113.7', `visit=${known}`))
  expect(more.statusCode).toBe(200)
  expect((await first.post('save_answer', body(), from('203.0.113.8'))).statusCode).toBe(200)
  now += hourMs
  expect((await first.post('save_answer', body(), from('203.0.113.7'))).statusCode).toBe(200)
})

it('B-10 R-8 of one network five megabytes a day are accepted at a tenth of the limit, whichever process, a megabyte at a time', async () => {
  const long = 'ä'.repeat(longestText)
  const much = {
    Q6a_answer: long,
    Q6b1_answer: long,
    Q7a_answer: long,
    Q8a_answer: long,
    Q10a_answer: long,
    Q10c_answer: long,
  }
  const begun = await first.post('save_answer', body(), from('203.0.113.9'))
  const mine = from('203.0.113.9', `visit=${begun.cookies[0]?.value}`)
  const statuses: number[] = []
  for (let n = 0; n < 60 && statuses.at(-1) !== 429; n++) {
    const reply = await (n % 2 ? first : second).post(
      'save_answer',
      body({ ...much, Q8a_answer: `${n}${long.slice(2)}` }),
      mine,
    )
    statuses.push(reply.statusCode)
    now += 30_000
  }
  // Each is some 120 kB: five megabytes are 43 of them, and each process may lose the rest of its last megabyte.
  const taken = statuses.filter((status) => status === 200).length
  expect(taken).toBeGreaterThan(34)
  expect(taken).toBeLessThan(45)
  const spent = await first.database.run((orm) =>
    orm.execute(`select used from limit_counts where name = 'stored_bytes' order by used desc limit 1`),
  )
  expect(Number(spent.rows[0]?.used)).toBe(5 * 1024 * 1024)
  const refused = await first.post('save_answer', body({ ...much }), mine)
  expect(refused.json().message).toContain('saved on this device')
  expect((await first.post('save_answer', body(), from('203.0.113.10'))).statusCode).toBe(200)
  now += 24 * hourMs
  expect((await first.post('save_answer', body({ ...much }), mine)).statusCode).toBe(200)
})

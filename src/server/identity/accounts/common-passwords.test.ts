import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newCustomer, newPerson } from '../../testing/test-browser.ts'
import { humanToken, testGateways } from '../../testing/test-gateways.ts'
import { isCommonPassword } from './common-passwords.ts'
import { decodeSet, encodeSet } from './golomb-set.ts'

describe('B-11 R-5 the most common passwords', () => {
  it.each(['123456', 'dragon', 'scoobydoo', 'ncc1701d', 'liverpool1', 'q1w2e3r4t5y6'])('%s is one', (plain) =>
    expect(isCommonPassword(plain)).toBe(true),
  )

  it('of a hundred thousand others hardly any is mistaken for one', () => {
    const taken = Array.from({ length: 100_000 }, () => randomUUID()).filter(isCommonPassword)
    expect(taken.length).toBeLessThanOrEqual(4)
  })

  it('a set contains everything that was added', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), (texts) => {
        const set = decodeSet(encodeSet(new Set(texts)))
        expect(set.size).toBe(texts.length)
        for (const text of texts) expect(set.has(text)).toBe(true)
      }),
    )
  })
})

describe('B-11 R-5 every form that sets a password', () => {
  let app: Awaited<ReturnType<typeof startBookingApp>>
  let plain: Awaited<ReturnType<typeof startTestApp>>
  beforeAll(async () => {
    app = await startBookingApp()
    plain = await startTestApp({ gateways: testGateways })
  })
  afterAll(async () => {
    await app.close()
    await plain.close()
  })

  const common = expect.stringMatching(/^Many people use this password/)
  const personal = expect.stringMatching(/not made of your name/)
  const about = (field: string, message: unknown) => ({ code: 400, data: { fields: [{ field, message }] } })

  it('refuses common and personal ones with an order', async () => {
    const { browser, form } = await newPerson(plain)
    const order = (password: string) => browser.post('create_new_user', { ...form, password })
    expect((await order('Scoobydoo-2024!')).json()).toMatchObject(about('password', common))
    expect((await order('Robin-Ferncliff-1')).json()).toMatchObject(about('password', personal))
    expect((await order('Larkwell-2026-!!')).json()).toMatchObject(about('password', personal))
  })

  it('refuses them with a booking', async () => {
    const guest = await newGuest(app)
    await guest.hold({ date: '2026-03-16', time: '10:00' })
    expect((await guest.submit({ password: 'scoobydoo' })).json()).toMatchObject(about('password', common))
    expect((await guest.submit({ password: 'ferncliff85' })).json()).toMatchObject(about('password', personal))
  })

  it('refuses them when a new one is chosen, and the link is still good', async () => {
    const { email } = await newCustomer(plain)
    await plain.post('forgot_password', { email, token: humanToken })
    const { messages } = (await plain.post('dev_outbox', {})).json().data
    const token = /#token=([\w-]{43})/.exec(messages[0].text)?.[1] ?? ''
    const reset = (password: string) => plain.post('reset_password', { token, password })
    expect((await reset('Scoobydoo-2024!')).json()).toMatchObject(about('password', common))
    expect((await reset('Ferncliff-2024!')).json()).toMatchObject(about('password', personal))
    expect((await reset('a-brand-new-Secret-2')).statusCode).toBe(200)
  })
})

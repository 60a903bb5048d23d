import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, newCustomer, newPerson, newUnprovenCustomer, proveAddress } from '../../testing/test-browser.ts'
import { humanToken, testGateways } from '../../testing/test-gateways.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways, env: { PUBLIC_ORIGIN: 'https://larkwell.example' } })
})
afterAll(() => app.close())

const execute = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

async function emailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { messages } = (await app.post('dev_outbox', {})).json().data
  return messages.filter(({ to }: { to: string }) => to === address)
}

const tokenIn = (text: string) => /#token=([\w-]{43})/.exec(text)?.[1] ?? ''
const forget = (email: string) => app.post('forgot_password', { email, token: humanToken })

async function resetTokenOf(email: string) {
  await forget(email)
  return tokenIn((await emailsTo(email))[0]?.text ?? '')
}

const fresh = 'a-brand-new-Secret-2'
const spent = { code: 410, data: null, message: 'This link has been used or is too old. Please ask for a new one.' }

describe('forgot_password', () => {
  it('R-12 sends a link whose token is in the fragment, which no log sees', async () => {
    const { email } = await newCustomer(app)
    await forget(email.toUpperCase())
    const [message] = await emailsTo(email)
    expect(message?.text).toMatch(/\nhttps:\/\/larkwell\.example\/reset-password#token=[\w-]{43}\n/)
    expect(app.logged()).not.toContain(tokenIn(message?.text ?? ''))
    const kept = JSON.stringify(await execute(`select encode(token_hash, 'escape') as hash from emailed_links`))
    expect(kept).not.toContain(tokenIn(message?.text ?? ''))
  })

  it('R-2 an unknown address gets the same bytes and nothing is stored or sent', async () => {
    const { email } = await newCustomer(app)
    const known = await forget(email)
    const before = await execute('select count(*) from messages')
    const unknown = await forget('nobody@ferncliff.example')
    expect(unknown.body).toBe(known.body)
    expect(unknown.body).toBe('{"code":200,"data":{},"message":"OK"}')
    expect(await execute('select count(*) from messages')).toEqual(before)
  })

  it('R-6 requires the bot check', async () => {
    const reply = await app.post('forgot_password', { email: 'a@ferncliff.example', token: 'robot' })
    expect(reply.json()).toMatchObject({ code: 403, data: { reason: 'bot' } })
  })

  it('R-12 does not flood an inbox: five an hour, known or not', async () => {
    const { email } = await newCustomer(app)
    for (const address of [email, 'stranger@ferncliff.example']) {
      for (let n = 0; n < 5; n++) expect((await forget(address)).statusCode).toBe(200)
      expect((await forget(address)).statusCode).toBe(429)
    }
    expect(await emailsTo(email)).toHaveLength(5)
  })
})

describe('reset_password', () => {
  it('R-12 sets the password once, and ends every session', async () => {
    const { email, password } = await newCustomer(app)
    const device = newBrowser(app)
    await device.post('sign_in', { email, password, remember: true })
    const token = await resetTokenOf(email)
    expect((await app.post('reset_password', { token, password: fresh })).json()).toEqual({
      code: 200,
      data: {},
      message: 'OK',
    })
    expect((await device.post('my_account', {})).statusCode).toBe(401)
    expect((await app.post('sign_in', { email, password })).statusCode).toBe(401)
    expect((await app.post('sign_in', { email, password: fresh })).statusCode).toBe(200)
    expect((await app.post('reset_password', { token, password: 'yet-another-Secret-3' })).json()).toEqual(spent)
    expect((await app.post('sign_in', { email, password: fresh })).statusCode).toBe(200)
  })

  it('R-12 a sign-in with the old password at the same moment leaves no session behind', async () => {
    const { email, password } = await newCustomer(app)
    const token = await resetTokenOf(email)
    const signIns = Array.from({ length: 8 }, () => app.post('sign_in', { email, password }))
    const reset = await app.post('reset_password', { token, password: fresh })
    await Promise.all(signIns)
    expect(reset.statusCode).toBe(200)
    const digest = app.services.vault.index(email, 'email').toString('hex')
    const left = `select count(token_hash)::int as n from accounts left join sessions on account_id = accounts.id`
    expect(await execute(`${left} where email_digest = '\\x${digest}' group by accounts.id`)).toEqual([{ n: 0 }])
  })

  it('R-12 of ten at once one sets it', async () => {
    const { email } = await newCustomer(app)
    const token = await resetTokenOf(email)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => app.post('reset_password', { token, password: `${fresh}${n}` })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 410)).toHaveLength(9)
  })

  it('R-5 a weak password is refused and the link is still good', async () => {
    const { email } = await newCustomer(app)
    const token = await resetTokenOf(email)
    const weak = await app.post('reset_password', { token, password: 'short' })
    expect(weak.json()).toMatchObject({ code: 400, data: { fields: [{ field: 'password' }] } })
    expect((await app.post('reset_password', { token, password: fresh })).statusCode).toBe(200)
  })

  it('R-12 expires after an hour, and at once when a newer link is sent', async () => {
    const { email } = await newCustomer(app)
    const first = await resetTokenOf(email)
    const second = await resetTokenOf(email)
    expect(second).not.toBe(first)
    expect((await app.post('reset_password', { token: first, password: fresh })).json()).toEqual(spent)
    await execute(`update emailed_links set expires_at = expires_at - interval '1 hour'`)
    expect((await app.post('reset_password', { token: second, password: fresh })).json()).toEqual(spent)
  })

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(200)])('R-12 %j is no link', async (token) => {
    expect((await app.post('reset_password', { token, password: fresh })).json()).toEqual(spent)
  })

  it('R-12 a locked-out owner can sign in with the new password', async () => {
    const { email } = await newCustomer(app)
    const wrongly = { email, password: 'wrong-Password-1', token: humanToken }
    for (let n = 0; n < 11; n++) await app.post('sign_in', wrongly)
    expect((await app.post('sign_in', wrongly)).statusCode).toBe(429)
    await app.post('reset_password', { token: await resetTokenOf(email), password: fresh })
    expect((await app.post('sign_in', { email, password: fresh, token: humanToken })).statusCode).toBe(200)
  })
})

it('B-15 R-7 alternating between two known addresses floods no inbox', async () => {
  const known = [await newCustomer(app), await newCustomer(app)]
  const { browser, form } = await newPerson(app)
  for (let n = 0; n < 16; n++) {
    const email = known[n % 2]?.email ?? ''
    expect((await browser.post('create_new_user', { ...form, email })).statusCode).toBe(200)
  }
  for (const { email } of known) expect(await emailsTo(email)).toHaveLength(5)
})

describe('confirm_order', () => {
  async function asked(before: (email: string) => Promise<string | null> = async () => null) {
    const owner = await newUnprovenCustomer(app)
    const password = (await before(owner.email)) ?? owner.password
    const stranger = await newPerson(app, owner.email)
    const { paymentId } = (await stranger.browser.post('create_new_user', stranger.form)).json().data
    const token = tokenIn((await emailsTo(owner.email))[0]?.text ?? '')
    const ordersOfOwner = async () => {
      const device = newBrowser(app)
      await device.post('sign_in', { email: owner.email, password })
      return (await device.post('my_account', {})).json().data.orders.map(({ id }: { id: string }) => id)
    }
    return { owner, stranger, orderId: paymentId as string, token, ordersOfOwner }
  }

  const prove = (email: string) =>
    resetTokenOf(email).then((token) => app.post('reset_password', { token, password: fresh }))

  it('R-7 the order joins the account once its owner confirms it, and not before', async () => {
    const { orderId, token, ordersOfOwner } = await asked(async (email) => {
      await prove(email)
      return fresh
    })
    // Orders placed before the address was proven, and not paid for, may be a stranger's.
    expect(await ordersOfOwner()).toEqual([])
    const reply = await app.post('confirm_order', { token })
    expect(reply.json().data.reference).toMatch(/^LW-/)
    expect(await ordersOfOwner()).toEqual([orderId])
    expect((await app.post('confirm_order', { token })).json()).toEqual(spent)
  })

  it('R-2 R-7 a stranger who typed the address first loses the account when its owner confirms an order', async () => {
    const { owner: impostor, stranger: victim, orderId, token } = await asked()
    // A session from before addresses had to be proven.
    await proveAddress(app, impostor.email)
    await impostor.browser.post('sign_in', { email: impostor.email, password: impostor.password })
    await execute('update accounts set email_proven_at = null')
    expect((await impostor.browser.post('my_account', {})).statusCode).toBe(200)
    const { passwordToken } = (await app.post('confirm_order', { token })).json().data
    expect((await impostor.browser.post('my_account', {})).statusCode).toBe(401)
    const again = { email: impostor.email, password: impostor.password }
    expect((await newBrowser(app).post('sign_in', again)).statusCode).toBe(401)

    await app.post('reset_password', { token: passwordToken, password: fresh })
    await victim.browser.post('sign_in', { email: impostor.email, password: fresh })
    const { profile, orders } = (await victim.browser.post('my_account', {})).json().data
    expect(profile.mobile).toBe(victim.phone)
    expect(orders[0].id).toBe(orderId)
  })

  it('R-7 an owner who has proven the address keeps the password', async () => {
    const { token } = await asked(async (email) => {
      await prove(email)
      return fresh
    })
    expect((await app.post('confirm_order', { token })).json().data.passwordToken).toBeNull()
  })

  it('R-7 works for seven days', async () => {
    const { token } = await asked()
    await execute(`update emailed_links set expires_at = expires_at - interval '7 days'`)
    expect((await app.post('confirm_order', { token })).json()).toEqual(spent)
  })

  it('R-7 an order that was placed again with another address is not the first one’s to confirm', async () => {
    const { stranger, token, owner, ordersOfOwner } = await asked()
    await stranger.browser.post('create_new_user', { ...stranger.form, email: 'elsewhere@ferncliff.example' })
    expect((await app.post('confirm_order', { token })).statusCode).toBe(410)
    await proveAddress(app, owner.email)
    expect(await ordersOfOwner()).toEqual([owner.orderId])
  })

  it('R-12 a link for one purpose is not good for the other', async () => {
    const { token } = await asked()
    expect((await app.post('reset_password', { token, password: fresh })).json()).toEqual(spent)
    const { email } = await newCustomer(app)
    expect((await app.post('confirm_order', { token: await resetTokenOf(email) })).json()).toEqual(spent)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { newPasswordProblems } from '#domain/identity/password-words.ts'
import { orderAnswersOwner, orderOwner } from '../orders/orders.ts'
import { startTestApp } from '../testing/test-app.ts'
import {
  finishedAnswers,
  formOf,
  newBrowser,
  newCustomer,
  newPerson,
  newPhone,
  refusedAnswers,
  saveAnswers,
  verifyPhone,
} from '../testing/test-browser.ts'
import { humanToken, testGateways } from '../testing/test-gateways.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways })
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const count = async (table: string) => Number((await rows(`select count(*) from ${table}`))[0]?.count)
const tally = async () => ({
  accounts: await count('accounts'),
  orders: await count('orders'),
  consents: await count('consents where order_id is not null'),
  links: await count('emailed_links'),
})
const orderRow = async (id: string) =>
  (await rows(`select * from orders where id = '${id}'`))[0] as Record<string, unknown>
const emailsTo = async (address: string) => {
  const { messages } = (await app.post('dev_outbox', {})).json().data
  return messages.filter(({ to }: { to: string }) => to === address)
}

describe('otpSuccess', () => {
  it('API-06 R-7 keeps what was typed for this guest session and makes nothing', async () => {
    const before = await tally()
    const { browser, form, phone, email } = await newPerson(app)
    const reply = await browser.post('create_new_user', { ...form, mode: 'otpSuccess' })
    const { uniqueId } = reply.json().data
    expect(reply.json()).toEqual({ code: 200, data: { paymentId: null, uniqueId, message: 'Saved' }, message: 'OK' })
    expect(await tally()).toEqual(before)
    expect(await emailsTo(email)).toEqual([])
    expect((await browser.post('fetch_user_data', { mobile: phone })).json().data.userData).toEqual({
      mobile: phone,
      email,
      name: 'Robin',
      legalSurname: 'Ferncliff',
      gender: 'female',
      pincode: 'sw1a1aa',
      city: 'Little Wending',
      address: '1 Mill Lane',
      dob: '1985-03-27',
    })
  })

  it('R-7 the password is never kept, not even sealed', async () => {
    const { browser, form } = await newPerson(app)
    await browser.post('create_new_user', { ...form, mode: 'otpSuccess' })
    const [guestSession] = await rows(
      'select id, draft from visits where draft is not null order by created_at desc limit 1',
    )
    const draft = app.services.vault.open(guestSession?.draft as Buffer, `visit/${guestSession?.id}/draft`)
    expect(draft).toContain('Ferncliff')
    expect(draft).not.toContain(form.password)
  })

  it('R-7 half a form is accepted, and an empty field erases nothing', async () => {
    const browser = newBrowser(app)
    const token = humanToken
    await browser.post('create_new_user', { mode: 'otpSuccess', token, email: 'half@ferncliff.example', name: 'Robin' })
    await browser.post('create_new_user', {
      mode: 'otpSuccess',
      token,
      email: 'half@ferncliff.example',
      name: '',
      city: 'Wending',
    })
    expect((await browser.post('check_user_by_email', { email: 'HALF@ferncliff.example' })).json().data.user).toEqual({
      email: 'half@ferncliff.example',
      name: 'Robin',
      address_details: { pincode: null, city: 'Wending', appointmentTime: null, slot: null, address: null },
    })
  })
})

describe('finalSubmit', () => {
  it('API-06 OS-08 makes the account and an order that awaits its payment', async () => {
    const before = await tally()
    const { browser, form, phone } = await newPerson(app)
    const reply = await browser.post('create_new_user', form)
    const { paymentId, uniqueId } = reply.json().data
    expect(reply.json().data).toEqual({ paymentId, uniqueId, message: 'Account created' })
    expect(await tally()).toEqual({
      accounts: before.accounts + 1,
      orders: before.orders + 1,
      consents: before.consents + 3,
      links: before.links,
    })
    const order = await orderRow(paymentId)
    expect(order).toMatchObject({
      visit_id: uniqueId,
      item: 'mounjaro',
      amount_pence: 125_00,
      state: 'awaiting payment',
    })
    expect(order.account_id).not.toBeNull()
    const { vault } = app.services
    expect(JSON.parse(vault.open(order.details as Buffer, orderOwner(paymentId)))).toEqual({
      name: 'Robin',
      legalSurname: 'Ferncliff',
      email: form.email,
      mobile: phone,
      dob: '1985-03-27',
      gender: 'female',
      address: '1 Mill Lane',
      city: 'Little Wending',
      pincode: 'SW1A 1AA',
      declineOffers: false,
    })
    expect(JSON.parse(vault.open(order.answers as Buffer, orderAnswersOwner(paymentId)))).toEqual(finishedAnswers)
    expect(
      await rows(`select to_state as state from order_events where order_id = '${paymentId}' order by id`),
    ).toEqual([{ state: 'draft' }, { state: 'awaiting payment' }])
  })

  it.each([
    ['Wegovy', 'wegovy', 115_00],
    ['wegovy', 'wegovy', 115_00],
    ['Mounjaro', 'mounjaro', 125_00],
  ])('R-3 %s costs what the catalogue says', async (medication, item, amount_pence) => {
    const { browser, form } = await newPerson(app)
    const { paymentId } = (await browser.post('create_new_user', { ...form, medication })).json().data
    expect(await orderRow(paymentId)).toMatchObject({ item, amount_pence })
  })

  it('the terms and the choice about offers are kept with wording, version and time', async () => {
    const { browser, form } = await newPerson(app)
    const { paymentId } = (await browser.post('create_new_user', { ...form, declineOffers: true })).json().data
    const kept = () =>
      rows(
        `select kind, wording, version, is_given, at > now() - interval '1 minute' as is_now from consents where order_id = '${paymentId}' and kind in ('terms', 'marketing') order by id`,
      )
    const terms = {
      kind: 'terms',
      wording: 'I agree to the terms of use and the privacy policy',
      version: 1,
      is_given: true,
      is_now: true,
    }
    const offers = {
      kind: 'marketing',
      wording: 'Please do not send me offers and news',
      version: 1,
      is_given: false,
      is_now: true,
    }
    expect(await kept()).toEqual([terms, offers])
    await browser.post('create_new_user', { ...form, declineOffers: true })
    expect(await kept()).toEqual([terms, offers])
    await browser.post('create_new_user', { ...form, declineOffers: false })
    expect(await kept()).toEqual([terms, offers, { ...offers, is_given: true }])
  })

  it('R-7 sent again it is still one account and one order, attached to each other', async () => {
    const { browser, form } = await newPerson(app)
    const first = await browser.post('create_new_user', form)
    const before = await tally()
    const second = await browser.post('create_new_user', { ...form, medication: 'wegovy' })
    expect(second.body).toBe(first.body)
    expect(await tally()).toEqual(before)
    const order = await orderRow(first.json().data.paymentId)
    expect(order).toMatchObject({ item: 'wegovy', amount_pence: 115_00 })
    expect(order.account_id).not.toBeNull()
    expect(await emailsTo(form.email)).toEqual([])
  })

  it('R-7 a thousand at once are one account and one order, and all get the same reply', async () => {
    const { browser, form } = await newPerson(app)
    const before = await tally()
    const replies = await Promise.all(
      Array.from({ length: 1_000 }, () => app.post('create_new_user', form, { cookie: browser.cookie() })),
    )
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(200)
    const after = await tally()
    expect([after.accounts - before.accounts, after.orders - before.orders, after.consents - before.consents]).toEqual([
      1, 1, 3,
    ])
  })

  it('B-18 with answers nested 5,000 deep is refused, and nothing is created', async () => {
    const { browser, form } = await newPerson(app)
    const before = await tally()
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    const text = `${JSON.stringify(form).slice(0, -1)},"answers":${deep}}`
    expect((await app.post('create_new_user', text, { cookie: browser.cookie() })).statusCode).toBe(400)
    expect(await tally()).toEqual(before)
  })

  it('R-7 forms that differ, all at once, are one account and one order too', async () => {
    const { browser, form } = await newPerson(app)
    const before = await tally()
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        app.post('create_new_user', { ...form, address: `${n} Mill Lane` }, { cookie: browser.cookie() }),
      ),
    )
    expect([...new Set(replies.map(({ body }) => body))]).toHaveLength(1)
    const after = await tally()
    expect([after.accounts - before.accounts, after.orders - before.orders, after.links - before.links]).toEqual([
      1, 1, 0,
    ])
  })

  it('R-7 two strangers with one new address at once: one gets the account, both get the same reply, one is asked by email', async () => {
    const email = 'contested@ferncliff.example'
    const people = await Promise.all([newPerson(app, email), newPerson(app, email)])
    const replies = await Promise.all(people.map(({ browser, form }) => browser.post('create_new_user', form)))
    expect(replies.map((reply) => [reply.statusCode, reply.json().data.message])).toEqual([
      [200, 'Account created'],
      [200, 'Account created'],
    ])
    const attached = await Promise.all(replies.map((reply) => orderRow(reply.json().data.paymentId)))
    expect(attached.filter(({ account_id }) => account_id !== null)).toHaveLength(1)
    expect(await emailsTo(email)).toHaveLength(1)
  })
})

describe('an address that has an account', () => {
  it('R-7 R-2 gets the same reply, changes nothing of the account, and its owner is asked once', async () => {
    const owner = await newCustomer(app)
    const before = await rows(`select details, password_hash from accounts order by id`)
    const stranger = await newPerson(app, owner.email.toUpperCase())
    const reply = await stranger.browser.post('create_new_user', { ...stranger.form, password: 'another-Secret-77!' })
    const { paymentId, uniqueId } = reply.json().data
    expect(reply.json()).toEqual({
      code: 200,
      data: { paymentId, uniqueId, message: 'Account created' },
      message: 'OK',
    })
    expect(reply.cookies).toEqual([])
    await stranger.browser.post('create_new_user', stranger.form)
    expect(await rows(`select details, password_hash from accounts order by id`)).toEqual(before)
    expect((await orderRow(paymentId)).account_id).toBeNull()
    const asked = await emailsTo(owner.email.toUpperCase())
    expect(asked).toHaveLength(1)
    expect(asked[0].text).toMatch(/http:\/\/localhost:3000\/confirm-order#token=[\w-]{43}\n/)
    expect(asked[0].text).not.toContain('Mounjaro')
  })

  it('R-7 signed in as its owner the order is attached at once and nobody is asked', async () => {
    const owner = await newCustomer(app)
    const { browser, form } = await newPerson(app, owner.email)
    await browser.post('sign_in', { answers: 'mine', email: owner.email, password: owner.password })
    const { paymentId } = (await browser.post('create_new_user', { ...form, password: owner.password })).json().data
    expect((await orderRow(paymentId)).account_id).toBe((await orderRow(owner.orderId)).account_id)
    expect(await emailsTo(owner.email)).toEqual([])
  })

  it('R-7 signed in as somebody else it is not', async () => {
    const owner = await newCustomer(app)
    const other = await newCustomer(app)
    const { browser, form } = await newPerson(app, owner.email)
    await browser.post('sign_in', { email: other.email, password: other.password })
    const { paymentId } = (await browser.post('create_new_user', form)).json().data
    expect((await orderRow(paymentId)).account_id).toBeNull()
  })

  it('R-7 an open order placed again with another address leaves the first account', async () => {
    const customer = await newCustomer(app)
    const owner = await newCustomer(app)
    await customer.browser.post('create_new_user', { ...customer.form, email: owner.email })
    expect((await orderRow(customer.orderId)).account_id).toBeNull()
    expect(await emailsTo(owner.email)).toHaveLength(1)
  })
})

describe('what is refused', () => {
  const refusedWith = async (change: object) => {
    const { browser, form } = await newPerson(app)
    const before = await tally()
    const reply = await browser.post('create_new_user', { ...form, ...change })
    expect(await tally()).toEqual(before)
    return reply
  }
  const words = orderSummary.problems

  it.each([
    ['email', 'nobody', words.email],
    ['email', '', words.email],
    ['name', '  ', words.legalFirstName],
    ['legalSurname', '', words.legalSurname],
    ['gender', 'other', words.sex],
    ['dob', '', words.birth.missing],
    ['dob', '2001-02-29', words.birth.unreal],
    ['dob', '27/03/1985', words.birth.unreal],
    ['dob', `${new Date().getUTCFullYear() - 17}-01-01`, words.birth.notAdult(18, 1900)],
    ['dob', '1899-12-31', words.birth.notAdult(18, 1900)],
    ['mobile', '123', 'Please enter a valid phone number'],
    ['address', '\n', words.address],
    ['city', '', words.city],
    ['pincode', '12345', words.postcode],
    ['agreedTerms', false, words.consentTerms],
    ['medication', 'aspirin', 'Choose a medication'],
    ['password', '', words.password.missing],
    ['password', 'short-1', newPasswordProblems['too short']],
    ['password', 'onlylettershere', newPasswordProblems['not mixed']],
    ['password', 'Password1234!', newPasswordProblems['too common']],
  ])('OS-05 R-4 R-5 %s %j', async (field, value, message) => {
    const reply = await refusedWith({ [field]: value })
    expect(reply.json()).toMatchObject({ code: 400, data: { fields: [{ field, message }] } })
  })

  it('OS-08 every problem is reported at once', async () => {
    const reply = await app.post('create_new_user', { mode: 'finalSubmit', token: humanToken })
    expect(
      reply
        .json()
        .data.fields.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual([
      'address',
      'agreedTerms',
      'city',
      'dob',
      'email',
      'gender',
      'legalSurname',
      'medication',
      'mobile',
      'name',
      'password',
      'pincode',
    ])
  })

  it('R-6 without the bot check, in either mode', async () => {
    for (const mode of ['otpSuccess', 'finalSubmit']) {
      expect((await refusedWith({ token: 'robot', mode })).json()).toMatchObject({ code: 403, data: { reason: 'bot' } })
    }
  })

  it('R-2 a phone this guest session has not verified, whatever the browser claims', async () => {
    const phoneAgain = {
      code: 403,
      data: { reason: 'phone' },
      message: 'Please verify your phone number again. Everything you typed is saved.',
    }
    expect((await refusedWith({ mobile: newPhone(), otpVerified: true })).json()).toEqual(phoneAgain)
    const unverified = newBrowser(app)
    await saveAnswers(unverified)
    const form = formOf(newPhone(), 'unverified@ferncliff.example')
    expect((await unverified.post('create_new_user', form)).json()).toEqual(phoneAgain)
    expect((await app.post('create_new_user', form)).json()).toEqual(phoneAgain)
  })

  it('R-8 an unanswered question is named, with its address, and nothing is created', async () => {
    const { browser, form } = await newPerson(app)
    const { Q2_answer: _, ...without } = finishedAnswers as Record<string, unknown>
    await saveAnswers(browser, without)
    const before = await tally()
    const reply = await browser.post('create_new_user', {
      ...form,
      answers: finishedAnswers as Record<string, unknown>,
    })
    expect(reply.json()).toMatchObject({
      code: 422,
      data: { missing: '/assessment/questionnaire/step-2', question: expect.stringContaining('ethnic') },
    })
    expect(await tally()).toEqual(before)
  })

  it('R-8 no answers at all: the first question is missing', async () => {
    const browser = newBrowser(app)
    const phone = newPhone()
    await verifyPhone(browser, phone)
    const reply = await browser.post('create_new_user', formOf(phone, 'blank@ferncliff.example'))
    expect(reply.json()).toMatchObject({ code: 422, data: { missing: '/assessment/questionnaire/step-1' } })
  })

  it.each(['under_18', 'over_74', 'pregnancy', 'bmi_low', 'medical_condition', 'recent-bariatric-surgery'])(
    'R-8 answers that rule the order out: %s',
    async (reason) => {
      const { browser, form } = await newPerson(app)
      await saveAnswers(browser, refusedAnswers(reason))
      const before = await tally()
      const reply = await browser.post('create_new_user', form)
      expect(reply.json()).toMatchObject({ code: 403, data: { notEligible: reason } })
      expect(await tally()).toEqual(before)
    },
  )
})

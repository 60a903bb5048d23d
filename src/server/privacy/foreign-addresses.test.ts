import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { internationalPhone } from '#domain/identity/phone.ts'
import type { MessageOwner, NewMessage } from '../platform/outbox/messages.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { adhdAnswers, bookingFormOf } from '../testing/test-booking.ts'
import { formOf, newBrowser, newPhone, saveAgreed, saveAnswers, verifyPhone } from '../testing/test-browser.ts'
import { newPatient } from '../testing/test-case.ts'
import { goodRequest, sendRequest } from '../testing/test-contact.ts'
import { humanToken, willingBotCheck } from '../testing/test-gateways.ts'
import { newStaff } from '../testing/test-staff.ts'
import { unzip } from '../testing/unzip.ts'
import { makeCopies } from './copy/export-job.ts'
import { erasureJob } from './erasure/erasure-job.ts'

/**
 * S-1, S-2, S-3: an address or a number that a patient typed is not theirs. Every way of naming another person's
 * address is combined with every kind of message that may be waiting for that person.
 */

let app: TestApp
let ahead = 0
type Patient = Awaited<ReturnType<typeof newPatient>>

const password = 'correct-horse-battery-9'

beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMIT_SCALE: '1000' },
    gateways: { botCheck: willingBotCheck, now: () => Date.now() + ahead },
  })
})
afterAll(() => app.close())

async function post(who: Pick<Patient['browser'], 'post'>, call: string, body: object) {
  const reply = await who.post(call as 'my_data', body as Record<string, never>)
  expect(reply.statusCode, `${call}: ${reply.body}`).toBe(200)
  return reply.json().data
}

/** The whole copy of a patient's data as text. */
async function copyOf({ browser }: Patient): Promise<string> {
  await post(browser, 'prove_owner', { password })
  await post(browser, 'ask_for_copy', {})
  await makeCopies(app.services)
  const { id } = await post(browser, 'open_copy', {})
  const { rawPayload } = await app.server.inject({
    url: `/api/my_copy?id=${id}`,
    headers: { cookie: browser.cookie() },
  })
  return [...unzip(rawPayload).values()].map((file) => file.toString('utf8')).join('\n')
}

async function erase({ browser }: Patient): Promise<void> {
  await post(browser, 'prove_owner', { password })
  await post(browser, 'ask_to_be_erased', { understood: true })
  ahead += 8 * 24 * 60 * 60 * 1_000
  await erasureJob(app.services)
}

/** Whose address or number is named: another patient's, an invited colleague's, and the clinic's own mailbox. */
interface Victim {
  readonly email: string
  readonly phone: string
  readonly accountId: string
  readonly orderId: string
  readonly guestSessionId: string
  readonly contactRequestId: string
  readonly staffId: string
}

const marker = (kind: string, victim: Victim) => `what was written for ${kind} ${victim.accountId}`

/** A message of every kind of owner, to the victim's address and number, as the product would have queued them. */
async function writeEveryKind(victim: Victim): Promise<readonly string[]> {
  const { accountId, orderId, guestSessionId, contactRequestId, staffId } = victim
  const owners: readonly MessageOwner[] = [
    { accountId },
    { orderId },
    { guestSessionId },
    { contactRequestId },
    { staffId },
    'clinic',
    'unproven address',
  ]
  const all = owners.flatMap((owner): NewMessage[] => {
    const text = marker(JSON.stringify(owner), victim)
    return [
      { kind: 'email', owner, to: victim.email, subject: 'A subject', text },
      { kind: 'email', owner, to: brand.email, subject: 'A subject', text },
      { kind: 'sms', owner, to: internationalPhone(victim.phone), text },
    ]
  })
  const { messages } = app.services
  return app.database.transaction(async (tx) => {
    const ids: string[] = []
    for (const message of all) ids.push(await messages.write(tx, message))
    return ids
  })
}

const idsLeft = async (ids: readonly string[]) => {
  const list = ids.map((id) => `'${id}'`).join(', ')
  const { rows } = await app.database.run((orm) =>
    orm.execute<{ id: string }>(sql.raw(`select id from messages where id in (${list})`)),
  )
  return rows.length
}

async function newVictim(): Promise<Victim> {
  const patient = await newPatient(app)
  const phone = newPhone()
  const { id: staffId } = await newStaff(app, 'support')
  const sent = await sendRequest(app, { ...goodRequest(), email: patient.email, description: 'Foreign words' })
  const { reference } = sent.json().data
  const { rows } = await app.database.run((orm) =>
    orm.execute<{ id: string }>(sql`select id from contact_requests where reference = ${reference}`),
  )
  const { email, accountId, orderId } = patient
  return {
    email,
    phone,
    accountId,
    orderId,
    guestSessionId: patient.order.guestSessionId ?? '',
    contactRequestId: rows[0]?.id ?? '',
    staffId,
  }
}

/** Every way in which a signed-in patient can type another person's address or number. */
const ways: Readonly<Record<string, (attacker: Patient, victim: Victim) => Promise<void>>> = {
  'a change of address that waits to be proved': async ({ browser }, { email }) => {
    await post(browser, 'prove_owner', { password })
    await post(browser, 'change_email', { email })
  },
  'a change of address given up for another': async ({ browser }, { email }) => {
    await post(browser, 'prove_owner', { password })
    await post(browser, 'change_email', { email })
    await post(browser, 'change_email', { email: `elsewhere-${randomUUID()}@ferncliff.example` })
  },
  'a change of address that was called off': async ({ browser }, { email }) => {
    await post(browser, 'prove_owner', { password })
    await post(browser, 'change_email', { email })
    await post(browser, 'cancel_email_change', {})
  },
  'a booking form in the same browser': async ({ browser }, { email, phone }) => {
    await saveAgreed(browser, 'adhd', adhdAnswers)
    await post(browser, 'create_new_user', { ...bookingFormOf(email), mobile: phone, mode: 'otpSuccess' })
    await browser.post('create_new_user', { ...bookingFormOf(email), mobile: phone })
  },
  'the contact form': async ({ browser }, { email }) => {
    const sent = await sendRequest(app, { ...goodRequest(), email }, [], { cookie: browser.cookie() })
    expect(sent.statusCode).toBe(200)
  },
  'an order form in the same browser': async ({ browser }, { email, phone }) => {
    await browser.post('create_new_user', { ...formOf(phone, email), mode: 'otpSuccess' })
  },
  'an order as a guest, who signs in afterwards': async ({ email: own }, { email, phone }) => {
    const guest = newBrowser(app)
    await saveAnswers(guest)
    await verifyPhone(guest, phone)
    await post(guest, 'create_new_user', formOf(phone, email))
    await post(guest, 'sign_in', { email: own, password, answers: 'mine' })
  },
  'a code asked for by text': async ({ browser }, { phone }) => {
    await post(browser, 'generate_otp', { phone, token: humanToken })
  },
  'a sign-in and a forgotten password': async ({ browser }, { email }) => {
    await browser.post('sign_in', { email, password: 'not-their-password-1' })
    await post(browser, 'forgot_password', { email, token: humanToken })
  },
}

describe('S-1 S-2 S-3 what a patient typed is not theirs', () => {
  it.each(Object.keys(ways))('%s reveals nothing of that person and erases nothing of theirs', async (way) => {
    const [attacker, victim] = [await newPatient(app), await newVictim()]
    const ids = await writeEveryKind(victim)
    await ways[way]?.(attacker, victim)
    const copy = await copyOf(attacker)
    expect(copy).not.toContain('what was written for')
    expect(copy).not.toContain('Foreign words')
    await erase(attacker)
    expect(await idsLeft(ids)).toBe(ids.length)
    const { rows } = await app.database.run((orm) =>
      orm.execute(sql`select 1 from contact_requests where id = ${victim.contactRequestId}`),
    )
    expect(rows).toHaveLength(1)
  })

  it('another account’s reset link is not in the copy of a patient who asked to change to its address', async () => {
    const [attacker, victim] = [await newPatient(app), await newPatient(app)]
    await post(attacker.browser, 'prove_owner', { password })
    await post(attacker.browser, 'change_email', { email: victim.email })
    await post(attacker.browser, 'forgot_password', { email: victim.email, token: humanToken })
    await app.services.messages.sendWaiting()
    expect(await copyOf(attacker)).not.toMatch(/reset-password/)
  })

  it('a colleague’s invitation is not in the copy of a patient who asked to change to its address', async () => {
    const attacker = await newPatient(app)
    const administrator = await newStaff(app, 'administrator')
    const email = 'new.lead@practice.example'
    await post(attacker.browser, 'prove_owner', { password })
    await post(attacker.browser, 'change_email', { email })
    const given = {
      name: 'Nell Lead',
      email,
      mobile: '',
      roles: ['support'],
      profession: '',
      body: '',
      number: '',
    } as const
    expect((await administrator.post('desk_invite_staff', { ...given, roles: ['support'] })).statusCode).toBe(200)
    expect((await copyOf(attacker)).replaceAll('informant_invitations', '')).not.toMatch(/invitation/i)
  })

  it('a copy is the same whether or not the requested new address has an account', async () => {
    const victim = await newPatient(app)
    const copies: string[] = []
    for (const email of [victim.email, `unknown-${randomUUID()}@ferncliff.example`]) {
      const attacker = await newPatient(app)
      await post(attacker.browser, 'prove_owner', { password })
      await post(attacker.browser, 'change_email', { email })
      const subjects = (await copyOf(attacker)).matchAll(/"subject":"([^"]*)"/g)
      copies.push([...subjects].map(([, subject]) => subject?.replace(/LW-\w+/, 'LW')).join('\n'))
    }
    expect(copies[0]).toContain('LW')
    expect(copies[0]).toBe(copies[1])
  })
})

describe('S-1 secrets are in no copy', () => {
  it('own reset links and codes are named as removed', async () => {
    const patient = await newPatient(app)
    await post(patient.browser, 'forgot_password', { email: patient.email, token: humanToken })
    await post(patient.browser, 'generate_otp', { phone: newPhone(), token: humanToken })
    const copy = await copyOf(patient)
    expect(copy).toContain('[link removed]')
    expect(copy).toContain('[code removed]')
    expect(copy).not.toContain('#token=')
    expect(copy).not.toMatch(/(?=[\w-]{0,42}\d)(?=[\w-]{0,42}[A-Z])[\w-]{43}/)
    expect(copy).not.toMatch(/\b\d{6} is your/)
  })

  it('an enquiry sent while signed in is the sender’s, whatever address it contains', async () => {
    const [patient, other] = [await newPatient(app), await newPatient(app)]
    const request = { ...goodRequest(), email: other.email, description: 'Sent while signed in' }
    await sendRequest(app, request, [], { cookie: patient.browser.cookie() })
    expect(await copyOf(patient)).toContain('Sent while signed in')
    expect(await copyOf(other)).not.toContain('Sent while signed in')
  })
})

import cookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Auth, Capability } from '#contract/auth.ts'
import { type Call, call } from '#contract/call.ts'
import type { CallReply } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import { capabilitiesOf, roles } from '#domain/identity/staff/roles.ts'
import { isSoak } from '../../../../tests/soak/test-depth.ts'
import { letterOwner } from '../../appointments/letters.ts'
import { appointmentLetters } from '../../appointments/tables.ts'
import { insertPasskey } from '../../identity/accounts/passkeys/passkey-rows.ts'
import { beginSession } from '../../identity/sessions/sessions.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { requireCaller } from '../../identity/who-may-call.ts'
import { orders } from '../../orders/tables.ts'
import { mapErrors } from '../../platform/http/errors.ts'
import { cookieOf } from '../../testing/test-app.ts'
import { type BookingApp, newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newCustomer, newPhone } from '../../testing/test-browser.ts'
import { humanToken } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { takesId, validBody } from '../../testing/valid-body.ts'
import { route } from './route.ts'

const everyCall: readonly Call[] = Object.values(calls)

let app: BookingApp
let owner: Awaited<ReturnType<typeof newOwner>>
let otherAccount: string
let before: Awaited<ReturnType<(typeof owner)['sees']>>
beforeAll(async () => {
  // Imported when first used, which is slow on a busy machine.
  await import('@simplewebauthn/server')
  app = await startBookingApp()
  owner = await newOwner()
  otherAccount = await accountBehind((await newCustomer(app)).orderId)
  // Like real callers, their browsers have begun a guest session.
  await signedInAs(owner.accountId)
  before = await owner.sees()
})
afterAll(() => app.close())

/** A patient with a booking. None of what only they are shown is in this test's requests. */
async function newOwner() {
  const guest = await newGuest(app)
  const mobile = newPhone()
  Object.assign(guest.form, { name: 'Zephyrine', legalSurname: 'Quillfeather', address: '9 Larch Row', mobile })
  const { orderId, paymentIntent, clientSecret, reference } = await guest.book({ date: '2026-03-18', time: '10:00' })
  const [order] = await app.database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
  const { id: appointmentId } = await guest.appointment()
  const accountId = await accountBehind(orderId)
  const letter = app.services.vault.seal('We spoke.', letterOwner(appointmentId))
  await app.database.run((orm) =>
    orm.insert(appointmentLetters).values({ appointmentId, staffId: appointmentId, body: letter, at: new Date() }),
  )
  const passkey = { id: 'owners-passkey', publicKey: Buffer.from('any'), counter: 0, transports: [] }
  await app.database.run((orm) => insertPasskey(orm, app.services.vault, accountId, passkey, 'My phone'))
  return {
    accountId,
    ids: { appointmentId, orderId, guestSessionId: order?.guestSessionId ?? '' },
    named: { email: guest.email, passkeyId: passkey.id, mobile, phone: mobile, paymentIntentId: paymentIntent },
    secrets: [reference, clientSecret, 'Zephyrine', 'Quillfeather', '9 Larch Row'],
    sees: async () => ({
      account: withoutPreparation(await guest.account()),
      orders: (await guest.browser.post('visit_orders', {})).json(),
    }),
  }
}

/** Their owner, too, makes the calls, and one of them asks someone to answer before the appointment. */
const withoutPreparation = (account: CallReply<'my_account'>) => ({
  ...account,
  appointments: account.appointments.map(({ preparation: _, ...appointment }) => appointment),
})

async function accountBehind(orderId: string): Promise<string> {
  const [order] = await app.database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
  if (!order?.accountId) throw new Error('The order is nobody’s.')
  return order.accountId
}

const begin = { ansData: '{"Q1_answer":"18-74"}', questionnaire_type: 'weight-management' }
/** Valid values for fields of these names, in any call. */
const named = {
  ...begin,
  token: humanToken,
  month: '2026-03',
  date: '2026-03-19',
  expires: '2027-06-30',
  expectedOn: '2026-03-19',
  time: '11:00',
  pincode: 'SW1A 1AA',
  otp: '123456',
  phone: '07700 900999',
  email: 'stranger@ferncliff.example',
  password: 'not-their-password-7',
  roles: ['support'],
  services: ['adult-adhd-assessment'],
  firstName: 'Robin',
  endpoint: 'https://fcm.googleapis.com/fcm/send/any',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  picked: null,
  replaces: null,
  logged: [{ measure: 'weight', on: '2026-03-19', value: 85 }],
}

/** The cookies of a browser with a guest session, with or without a session. */
async function inGuestSession(session = ''): Promise<string> {
  const begun = await app.post('save_answer', begin, { cookie: session })
  return [cookieOf(begun), session].filter(Boolean).join('; ')
}

async function signedInAs(accountId: string): Promise<string> {
  const { token } = await app.database.run((orm) => beginSession(orm, accountId, false))
  return inGuestSession(`session=${token}`)
}

/** Created again for each call: one that signs out spoils it for the next. */
const callers = {
  nobody: async () => '',
  'a visit': () => inGuestSession(),
  'an account': () => signedInAs(owner.accountId),
  'another account': () => signedInAs(otherAccount),
}
type Caller = keyof typeof callers

const kept = new Map<Caller, string>()

/** Makes a call as one of them. A caller whose cookies were replaced or lost is created again. */
async function calledBy(caller: Caller, name: string, body: unknown) {
  const cookie = kept.get(caller) ?? (await callers[caller]())
  const reply = await app.post(name, body, { cookie })
  if (reply.cookies.length > 0) kept.delete(caller)
  else kept.set(caller, cookie)
  return reply
}

const noId = '00000000-0000-4000-8000-000000000000'

const never = (): never => {
  throw new Error('Nobody was to be asked.')
}

const kindOf = (auth: Auth) => (auth.startsWith('staff') ? 'staff' : (auth as 'anyone' | 'visit' | 'account'))

const openTo: Readonly<Record<ReturnType<typeof kindOf>, readonly Caller[]>> = {
  anyone: ['nobody', 'a visit', 'an account', 'another account'],
  visit: ['a visit', 'an account', 'another account'],
  account: ['an account', 'another account'],
  staff: [],
}

const pleaseSignIn = { code: 401, data: null, message: 'Please sign in.' }
const noGuestSession = { code: 401, data: null, message: 'We could not find your visit. Please start again.' }
const refusalOf = ({ auth, withoutVisit }: Call) => {
  if (auth !== 'visit') return pleaseSignIn
  return withoutVisit ? { ...withoutVisit, data: null } : noGuestSession
}

/** Which cases of a list may be claimed is tested by D-10 in in-hand.test.ts, for each role and list. */
const decidedByList = new Set(['desk_next_case'])

/** Calls about an id: another caller gets a 404. */
const findsById = (called: Call) => takesId(called) && 404 in called.refusals

describe('R-2 every call is limited to the callers its contract names', () => {
  it.each(everyCall)('$name, for $auth', async (called) => {
    const body = validBody(called, { id: noId, named })
    for (const caller of Object.keys(callers) as Caller[]) {
      const reply = await calledBy(caller, called.name, body)
      expect([caller, reply.statusCode < 500]).toEqual([caller, true])
      if (openTo[kindOf(called.auth)].includes(caller)) expect(reply.json()).not.toEqual(pleaseSignIn)
      else expect([caller, reply.json()]).toEqual([caller, refusalOf(called)])
    }
  })

  describe.each(roles)('staff as %s', (role) => {
    it('may make the calls of their capabilities, and no others', async () => {
      const { cookie } = await newStaff(app, role)
      const own = capabilitiesOf([role])
      for (const called of everyCall.filter(({ auth }) => kindOf(auth) === 'staff')) {
        const isTrusted = called.auth === 'staff' || own.has(called.auth.slice('staff:'.length) as Capability)
        const reply = await app.post(called.name, validBody(called, { id: noId, named }), { cookie })
        const mayBeRefused = isTrusted && decidedByList.has(called.name)
        if (!mayBeRefused) expect([called.name, reply.statusCode !== 403]).toEqual([called.name, isTrusted])
        expect([called.name, [401, 423, 500].includes(reply.statusCode)]).toEqual([called.name, false])
      }
    })

    // The cookies are not read for any of them: the soak asks that as every role.
    it.runIf(isSoak || role === 'prescriber')('have no access to the calls of patients', async () => {
      const { cookie } = await newStaff(app, role)
      for (const called of everyCall.filter(({ auth }) => auth === 'account' || auth === 'visit')) {
        const reply = await app.post(called.name, validBody(called, { id: noId, named }), { cookie })
        expect([called.name, reply.json()]).toEqual([called.name, refusalOf(called)])
      }
    })
  })

  const strangers = ['nobody', 'a visit', 'another account'] as const
  // In the demo its outbox is open to everyone.
  it.each(everyCall.filter(({ when }) => when !== 'demo'))(
    '$name opens nothing by other people’s ids',
    async (called) => {
      const bodies = Object.values(owner.ids).map((id) =>
        JSON.stringify(validBody(called, { id, named: { ...named, ...owner.named } })),
      )
      for (const caller of strangers) {
        // A call that takes no id has one body for all of them.
        for (const body of new Set(bodies)) {
          const reply = await calledBy(caller, called.name, body)
          for (const secret of owner.secrets) expect(reply.body).not.toContain(secret)
          if (findsById(called)) expect([401, 403, 404], called.name).toContain(reply.statusCode)
        }
      }
    },
  )

  it('their owner finds everything unchanged, and gets it by the same bodies', async () => {
    expect(await owner.sees(), 'one of the calls changed what its owner sees').toEqual(before)
    const shown: string[] = []
    for (const called of everyCall.filter(({ name }) => name !== 'dev_outbox' && name !== 'sign_out')) {
      const { appointmentId: id, orderId } = owner.ids
      const body = validBody(called, { id, named: { ...named, ...owner.named, orderId, session: null } })
      const reply = await app.post(called.name, body, { cookie: await callers['an account']() })
      if (owner.secrets.some((secret) => reply.body.includes(secret))) shown.push(called.name)
      const isRefused = [401, 403, 404].includes(reply.statusCode)
      if (called.auth === 'account') expect([called.name, isRefused]).toEqual([called.name, false])
    }
    expect(shown).toEqual(expect.arrayContaining(['my_account', 'fetch_user_data', 'check_user_by_email']))
  })
})

describe('a call for', () => {
  const body = z.strictObject({})
  const common = { summary: 'For this test.', body, reply: z.object({ who: z.string() }), refusals: {}, perMinute: 60 }
  const forGuestSessions = call({ ...common, name: 'of_visits', auth: 'visit' })
  const ofRefunds = call({ ...common, name: 'of_refunds', auth: 'staff:refund' })

  async function ask(name: string, headers: Record<string, string> = {}, staff: Staff | null = null) {
    const server = Fastify()
    mapErrors(server, {})
    await server.register(cookie)
    route(server, app.services, forGuestSessions, async ({ guestSessionId }) => ({ who: guestSessionId }))
    route(
      server,
      app.services,
      ofRefunds,
      async ({ staff: { id } }) => ({ who: id }),
      async () => staff,
    )
    const reply = await server.inject({ method: 'POST', url: `/api/${name}`, payload: {}, headers })
    await server.close()
    return reply.json()
  }

  it('anyone looks up no caller', async () => {
    const presented = { tokenHash: Buffer.alloc(32), sessionHash: null }
    const guestSession = { presented, sessionHash: null, countNew: never, grant: never, revoke: never }
    const session = { presented: Buffer.alloc(32), device: never, known: never, grant: never, revoke: never }
    const database = new Proxy(app.database, { get: never })
    const asked = { guestSession, session, staff: never, network: '' }
    const services = { database, vault: app.services.vault }
    const caller = await requireCaller(services, { name: 'any', auth: 'anyone' }, asked)
    expect(caller).toEqual({})
  })

  it('a guest session gets its id, and is refused without a live one', async () => {
    const begun = await app.post('save_answer', begin)
    expect(await ask('of_visits', { cookie: cookieOf(begun) })).toMatchObject({
      code: 200,
      data: { who: begun.json().data.uniqueId },
    })
    expect(await ask('of_visits')).toEqual(noGuestSession)
    expect(await ask('of_visits', { cookie: `visit=${'A'.repeat(43)}` })).toEqual(noGuestSession)
  })

  it('staff is refused with 401 to everyone else, and with 403 without the capability', async () => {
    for (const cookies of Object.values(callers))
      expect(await ask('of_refunds', { cookie: await cookies() })).toEqual(pleaseSignIn)
    const { id } = await newStaff(app, 'auditor')
    const works = (...capabilities: Capability[]) => ({ id, capabilities: new Set(capabilities) }) as unknown as Staff
    expect(await ask('of_refunds', {}, works())).toMatchObject({ code: 403, data: null })
    expect(await ask('of_refunds', {}, works('dispatch', 'see-record'))).toMatchObject({ code: 403, data: null })
    expect(await ask('of_refunds', {}, works('dispatch', 'refund'))).toMatchObject({
      code: 200,
      data: { who: id },
    })
  })
})

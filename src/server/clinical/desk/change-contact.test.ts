import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { phoneToText } from '../../identity/accounts/contact-changes.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { packedInTests } from '../../testing/packed.ts'
import { type BookingApp, emailsTo, newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newPhone, verifyPhone } from '../../testing/test-browser.ts'
import { newReadyPatient, type TestPatient } from '../../testing/test-case.ts'
import { orderNow } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { newSupplied } from '../../testing/test-supplied.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>
type Change = CallBody<'desk_change_contact'>

let app: BookingApp
let support: Staff
let lead: Staff
beforeAll(async () => {
  app = await startBookingApp('2026-03-02T10:00:00Z')
  support = await newStaff(app, 'support')
  lead = await newStaff(app, 'clinical_lead')
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const home = { address: '7 Orchard Close', city: 'Little Wending', pincode: 'SW1A 2AA' }

const recordOf = async (accountId: string, by = support): Promise<CallReply<'desk_person'>> =>
  (await by.post('desk_person', { id: accountId })).json().data

async function change(by: Staff, accountId: string, more: Partial<Change> = {}) {
  const { contact, contactChanges } = await recordOf(accountId)
  return by.post('desk_change_contact', {
    accountId,
    changeId: randomUUID(),
    after: contactChanges[0]?.id ?? null,
    ...contact,
    knownBy: 'called back',
    reason: 'He has moved house.',
    ...more,
  })
}
const told = async ({ email }: { readonly email: string }) =>
  (await emailsTo(app, email)).filter(({ subject }) => /we hold for you/.test(subject ?? ''))
const detailsOf = async (orderId: string) => sentDetails(app.services.vault, await orderNow(app, orderId))
const textedAt = ({ accountId, mobile }: { accountId: string; mobile: string | undefined }) =>
  app.database.run((orm) => phoneToText(app.services.vault, orm, accountId, mobile))

describe('D-9 a delivery address that the desk changes', () => {
  let patient: TestPatient
  beforeEach(async () => {
    patient = await newReadyPatient(app)
  })

  it('is stored with its earlier value, announced to the proven address without naming it, and logged', async () => {
    const before = (await recordOf(patient.accountId)).contact
    const reply = await change(support, patient.accountId, { ...home, pincode: 'sw1a2aa' })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json().data).toEqual({ redirected: [patient.order.reference], elsewhere: [], onTheirWay: [] })
    const after = await recordOf(patient.accountId)
    expect(after.contact).toEqual({ ...before, ...home })
    expect(after.contactChanges).toMatchObject([
      {
        by: support.name,
        isAddress: true,
        isPhone: false,
        before,
        knownBy: 'called back',
        reason: 'He has moved house.',
      },
    ])
    expect(await detailsOf(patient.orderId)).toMatchObject(home)
    const mail = await told(patient)
    expect(mail).toHaveLength(1)
    expect(JSON.stringify(mail)).not.toMatch(/Orchard|Larch|SW1A|moved house/)
    const looks = await rows(
      `select 1 from access_log where staff_id = '${support.id}' and account_id = '${patient.accountId}'`,
    )
    expect(looks.length).toBeGreaterThan(0)
    await expect(rows(`delete from contact_changes`)).rejects.toThrow()
  })

  it('is for support and leads alone, and never for their own account', async () => {
    for (const role of ['prescriber', 'pharmacist', 'coach', 'administrator', 'auditor'] as const)
      expect((await change(await newStaff(app, role), patient.accountId, home)).statusCode).toBe(403)
    const body = { accountId: patient.accountId, changeId: randomUUID(), after: null, mobile: '07700900123', ...home }
    const asked = { ...body, knownBy: 'video', reason: 'Mine.' } as const
    const other = await newReadyPatient(app)
    expect((await other.browser.post('desk_change_contact', asked)).statusCode).toBe(401)
    expect((await change(lead, patient.accountId, home)).statusCode).toBe(200)
    expect(await recordOf(other.accountId)).toMatchObject({ contactChanges: [] })
  })

  it('must be valid, with a reason, for a patient who can be warned, and once', async () => {
    const { accountId } = patient
    const wrong = await change(support, accountId, { pincode: 'nowhere', city: '' })
    expect([wrong.statusCode, wrong.json().data.fields.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['city', 'pincode'],
    ])
    expect((await change(support, accountId, { ...home, reason: ' ' })).statusCode).toBe(400)
    expect((await change(support, accountId)).statusCode).toBe(422)
    expect((await change(support, accountId, { ...home, after: randomUUID() })).statusCode).toBe(409)
    await rows(`update accounts set email_proven_at = null where id = '${accountId}'`)
    expect((await change(support, accountId, home)).json()).toMatchObject({ code: 422, message: /not proven/ })
    await rows(`update accounts set email_proven_at = now() where id = '${accountId}'`)
    const changeId = randomUUID()
    const { contact } = await recordOf(accountId)
    const sent = { accountId, changeId, after: null, ...contact, ...home, knownBy: 'video', reason: 'Moved.' } as const
    const both = await Promise.all([
      support.post('desk_change_contact', sent),
      support.post('desk_change_contact', sent),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await told(patient)).toHaveLength(1)
    const beside = await Promise.all(
      [support, lead].map((by, place) =>
        by.post('desk_change_contact', {
          ...sent,
          changeId: randomUUID(),
          after: changeId,
          address: `${place} Elm Row`,
        }),
      ),
    )
    expect(beside.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('leaves alone what goes to another address', async () => {
    const { accountId, order } = patient
    await change(support, accountId, home)
    await rows(`select 1`)
    const sealed = app.services.vault.seal(
      JSON.stringify({ ...(await detailsOf(order.id)), address: 'At my sister’s', city: 'York' }),
      `order/${order.id}`,
    )
    await rows(`update orders set details = '\\x${sealed.toString('hex')}' where id = '${order.id}'`)
    const reply = await change(support, accountId, { ...home, address: '8 Orchard Close' })
    expect(reply.json().data).toEqual({ redirected: [], elsewhere: [order.reference], onTheirWay: [] })
    expect(await detailsOf(order.id)).toMatchObject({ address: 'At my sister’s', city: 'York' })
  })
})

describe('D-9 a parcel whose address the desk changes', () => {
  const sent = {
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: '2026-03-04',
    coldHours: 48,
    ...packedInTests,
  }

  it('goes to the new one, shows the change, and leaves only once that was seen', async () => {
    const patient = await newSupplied(app, 'checked')
    const parcelOf = async (): Promise<CallReply<'desk_parcel'>> =>
      (await support.post('desk_parcel', { id: patient.caseId })).json().data
    const before = await parcelOf()
    expect(before.addressChange).toBeNull()
    await change(lead, patient.accountId, home)
    const blind = await support.post('desk_dispatch', { id: patient.caseId, ...sent })
    expect([blind.statusCode, blind.json().data]).toEqual([409, { reason: 'address' }])
    const shown = await parcelOf()
    expect(shown.to.lines).toEqual(Object.values(home))
    expect(shown.addressChange).toMatchObject({ by: lead.name, before: before.to.lines })
    const addressChange = shown.addressChange?.id ?? ''
    expect((await support.post('desk_dispatch', { id: patient.caseId, ...sent, addressChange })).statusCode).toBe(200)
    const late = await change(support, patient.accountId, { ...home, address: '9 Orchard Close' })
    expect(late.json().data).toEqual({ redirected: [], elsewhere: [], onTheirWay: [patient.order.reference] })
    expect((await parcelOf()).to.lines).toEqual(Object.values(home))
  })

  it('changed and sent at once goes to the address that was seen, or not at all', async () => {
    const patient = await newSupplied(app, 'checked')
    const [left, changed] = await Promise.all([
      support.post('desk_dispatch', { id: patient.caseId, ...sent }),
      change(lead, patient.accountId, home),
    ])
    expect(changed.statusCode).toBe(200)
    const { address } = await detailsOf(patient.orderId)
    expect([left.statusCode, address === home.address]).toEqual(left.statusCode === 200 ? [200, false] : [409, true])
  })
})

describe('D-9 a phone that the desk changes', () => {
  it('counts as theirs once they have proved it, gets no texts before, and cannot be used to change more', async () => {
    const patient = await newReadyPatient(app)
    const { accountId, browser } = patient
    const { mobile: old } = await detailsOf(patient.orderId)
    const mobile = newPhone()
    expect(await textedAt({ accountId, mobile: old })).toBe(old)
    expect((await change(support, accountId, { mobile })).statusCode).toBe(200)
    expect(await recordOf(accountId)).toMatchObject({ mobile, isPhoneUnproven: true })
    expect(await textedAt({ accountId, mobile: old })).toBeNull()
    expect(await detailsOf(patient.orderId)).toMatchObject({ mobile })

    const again = await change(support, accountId, home)
    expect(again.json()).toMatchObject({ code: 422, message: /not verified/ })
    expect((await change(support, accountId, { ...home, knownBy: 'account message' })).statusCode).toBe(200)

    const security = async () => (await browser.post('my_security', {})).json().data.phone
    expect(await security()).toMatchObject({ isToProve: true })
    expect(JSON.stringify(await security())).not.toContain(mobile)
    expect((await browser.post('prove_my_phone', {})).statusCode).toBe(409)
    await verifyPhone(browser, newPhone())
    expect((await browser.post('prove_my_phone', {})).statusCode).toBe(409)
    const stranger = await newReadyPatient(app)
    await verifyPhone(stranger.browser, mobile)
    expect((await stranger.browser.post('prove_my_phone', {})).statusCode).toBe(200)
    expect((await recordOf(accountId)).isPhoneUnproven).toBe(true)
    app.pass(2)
    await verifyPhone(browser, mobile)
    expect((await browser.post('prove_my_phone', {})).statusCode).toBe(200)
    expect(await security()).toMatchObject({ isToProve: false })
    expect((await recordOf(accountId)).isPhoneUnproven).toBe(false)
    expect(await textedAt({ accountId, mobile: old })).toBe(mobile)
    const found = (await support.post('desk_search', { typed: mobile })).json().data.people
    expect(found.map((one: { accountId: string }) => one.accountId)).toContain(accountId)
  })

  it('is the number called about an upcoming appointment', async () => {
    const guest = await newGuest(app)
    const { orderId } = await guest.book({ date: '2026-03-17', time: '10:00' })
    const { accountId } = await orderNow(app, orderId)
    const mobile = newPhone()
    expect((await change(support, accountId ?? '', { mobile })).statusCode).toBe(200)
    const { id } = await guest.appointment()
    expect((await support.post('desk_appointment', { id })).json().data.person).toMatchObject({ mobile })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskRestrictionWords, restrictionWords } from '#content/privacy/restriction.ts'
import { personPath } from '#contract/desk/addresses.ts'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import { restrictionEndDays } from '#domain/privacy/restriction.ts'
import { eraseOver } from '../../app/start/erase-job.ts'
import { claim } from '../../appointments/claims.ts'
import { openOrder } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { packedInTests } from '../../testing/packed.ts'
import { newReadyPatient, takenPence } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

let clinic: Treatment
let lead: Staff
let support: Staff
let prescriber: Staff
let pharmacist: Staff

beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  ;({ prescriber, pharmacist, support } = clinic)
  lead = await newStaff(clinic.app, 'clinical_lead')
}, 120_000)
afterAll(() => clinic.app.close())
beforeEach(() => clinic.moveTo(clinic.now() + minuteMs))

const words = 'The weight on my first form is not mine.'
const mine = async ({ browser }: TreatedPatient) => (await browser.post('my_data', {})).json().data.restriction
const ask = ({ browser }: TreatedPatient) => browser.post('ask_to_restrict', { ground: 'wrong', words })
const seenBy = async (staff: Staff, { accountId }: TreatedPatient) =>
  (await clinic.post(staff, 'desk_person', { id: accountId })).restriction
const answer = (id: string, isGranted: boolean) =>
  lead.post('desk_answer_restriction', { id, isGranted, reason: 'We are checking the weight.' })

/** A patient whose data may not be used. */
async function newRestricted(patient?: TreatedPatient): Promise<TreatedPatient> {
  const restricted = patient ?? (await newReadyPatient(clinic.app))
  expect((await ask(restricted)).statusCode).toBe(200)
  const { id } = await seenBy(lead, restricted)
  expect((await answer(id, true)).statusCode).toBe(200)
  return restricted
}

const approve = async ({ caseId: id }: TreatedPatient) =>
  prescriber.post('desk_approve', {
    id,
    epoch: await clinic.claim(prescriber, id),
    dose: '2.5mg',
    instructions: 'Once a week.',
    words: 'Prescribed.',
    ticked: [],
  })
const check = async ({ caseId: id }: TreatedPatient) =>
  pharmacist.post('desk_check', {
    id,
    epoch: await clinic.claim(pharmacist, id),
    pen: { brand: 'Mounjaro', strength: '2.5mg', batch: 'B2611A', expires: '2027-06-30' },
    hasSeenInteractions: true,
  })
const send = ({ caseId: id }: TreatedPatient) =>
  support.post('desk_dispatch', {
    id,
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: new Date(clinic.now() + dayMs).toISOString().slice(0, 10),
    coldHours: 120,
    ...packedInTests,
  })
const allow = ({ caseId }: TreatedPatient, by = lead) =>
  by.post('desk_allow_use', { caseId, allowedFor: 'health', reason: 'They have no pen left.' })

describe('asking', () => {
  it('tells the patient by when it is answered, and the desk that it waits', async () => {
    const robin = await newReadyPatient(clinic.app)
    expect(await mine(robin)).toBeNull()
    expect((await ask(robin)).statusCode).toBe(200)
    expect(await mine(robin)).toMatchObject({ ground: 'wrong', state: 'asked', words, decidedAt: null })
    expect((await ask(robin)).statusCode).toBe(409)
    const { rows } = await clinic.post(lead, 'desk_watch', {})
    const row = rows.find((one: { id: string }) => one.id === `restriction/${robin.accountId}`)
    expect(row).toMatchObject({ severity: 'high', group: 'data', isMine: true, to: personPath(robin.accountId) })
    await clinic.moveTo(clinic.now() + 9 * dayMs)
    const later = (await clinic.post(lead, 'desk_watch', {})).rows
    expect(later.find((one: { id: string }) => one.id === row.id).severity).toBe('urgent')
  })

  it('keeps what they wrote from those who may not see records', async () => {
    const robin = await newReadyPatient(clinic.app)
    await ask(robin)
    expect(await seenBy(support, robin)).toMatchObject({ state: 'asked', ground: 'wrong', words: null })
    expect(await seenBy(prescriber, robin)).toMatchObject({ words, askedBy: null })
  })

  it('writes mails that name neither the ground nor what they wrote', async () => {
    const robin = await newRestricted()
    const mails = (await clinic.emailsTo(robin.email)).filter((mail) => /Your data/.test(mail.text))
    expect(mails).toHaveLength(2)
    for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/weight|wrong|checking/i)
  })

  it('is declined with a reason, changes nothing, and can be asked for again', async () => {
    const robin = await newReadyPatient(clinic.app)
    await ask(robin)
    const { id } = await seenBy(lead, robin)
    expect((await answer(id, false)).statusCode).toBe(200)
    expect((await answer(id, true)).statusCode).toBe(409)
    expect(await mine(robin)).toMatchObject({ state: 'declined', reason: 'We are checking the weight.' })
    expect((await approve(robin)).statusCode).toBe(200)
    expect((await ask(robin)).statusCode).toBe(200)
  })

  it('is recorded by a lead for a patient who called, and by nobody else', async () => {
    const robin = await newReadyPatient(clinic.app)
    const body = { accountId: robin.accountId, ground: 'claim', words: '' } as const
    for (const other of [prescriber, pharmacist, support])
      expect((await other.post('desk_restrict', body)).statusCode).toBe(403)
    expect((await lead.post('desk_restrict', body)).statusCode).toBe(200)
    expect(await seenBy(lead, robin)).toMatchObject({ state: 'asked', ground: 'claim', askedBy: lead.name })
    expect((await lead.post('desk_restrict', body)).statusCode).toBe(409)
  })
})

describe('while it is in force', () => {
  it('decides nothing, until a lead records a reason for this case, which the patient can see', async () => {
    const robin = await newRestricted()
    const { blockers, can, restriction } = await clinic.post(prescriber, 'desk_case', { id: robin.caseId })
    expect(restriction).toMatchObject({ state: 'in force', ground: 'wrong' })
    expect(blockers.map(({ id }: { id: string }) => id)).toContain('restricted')
    expect([can.approve, can.decline, can.ask]).toEqual(Array(3).fill(deskRestrictionWords.blocked))
    const refused = await approve(robin)
    expect([refused.statusCode, refused.json().message]).toEqual([422, deskRestrictionWords.blocked])
    expect((await allow(robin, prescriber)).statusCode).toBe(403)
    expect((await allow(robin)).statusCode).toBe(200)
    expect((await approve(robin)).statusCode).toBe(200)
    expect((await mine(robin)).exceptions).toMatchObject([{ allowedFor: 'health' }])
  })

  it('checks and sends nothing that was approved before, until a reason is recorded', async () => {
    const robin = await newReadyPatient(clinic.app)
    expect((await approve(robin)).statusCode).toBe(200)
    await clinic.settle()
    await newRestricted(robin)
    expect((await check(robin)).json().message).toBe(deskRestrictionWords.held)
    await robin.browser.post('lift_restriction', {})
    expect((await check(robin)).statusCode).toBe(200)
    await clinic.settle()
    await newRestricted(robin)
    const parcel = await clinic.post(support, 'desk_parcel', { id: robin.caseId })
    expect(parcel.waitsFor).toContain(deskRestrictionWords.held)
    expect((await send(robin)).json()).toMatchObject({ code: 409, message: deskRestrictionWords.held })
    await allow(robin)
    expect((await send(robin)).statusCode).toBe(200)
  })

  const caseSeenBy = (staff: Staff, { caseId: id }: TreatedPatient) => clinic.post(staff, 'desk_case', { id })

  it('carries out no decision that was made before it began and could still be undone, and says so', async () => {
    const robin = await newReadyPatient(clinic.app)
    const mails = async () => (await clinic.emailsTo(robin.email)).length
    const before = await mails()
    expect((await approve(robin)).statusCode).toBe(200)
    await newRestricted(robin)
    await clinic.settle()
    const { state, pending, takenBack, history, restriction } = await caseSeenBy(prescriber, robin)
    expect([state, pending, restriction.state]).toEqual(['ready', null, 'in force'])
    expect(takenBack).toMatchObject({ kind: 'approve', by: prescriber.name })
    expect(history[0]).toMatchObject({ what: 'taken back, use restricted', words: null })
    const order = `select id from prescriptions where order_id = '${robin.orderId}'`
    expect(await clinic.run(order)).toEqual([])
    // Of the request and of its answer.
    expect(await mails()).toBe(before + 2)
    await robin.browser.post('lift_restriction', {})
    expect((await approve(robin)).statusCode).toBe(200)
    expect((await caseSeenBy(prescriber, robin)).takenBack).toBeNull()
    await clinic.settle()
    // Nor a release for supply: the card is not charged.
    expect((await check(robin)).statusCode).toBe(200)
    await newRestricted(robin)
    await clinic.settle()
    expect((await caseSeenBy(pharmacist, robin)).takenBack).toMatchObject({ kind: 'check', by: pharmacist.name })
    expect(await clinic.caseOf(robin.orderId)).toMatchObject({ state: 'approved', pendingDecision: null })
    expect(await takenPence(clinic.app, robin.paymentIntent)).toBe(0)
  })

  it('carries out what a lead has allowed, and a release that the card provider was asked to charge for', async () => {
    const allowed = await newRestricted()
    await allow(allowed)
    expect((await approve(allowed)).statusCode).toBe(200)
    await clinic.settle()
    expect(await clinic.caseOf(allowed.orderId)).toMatchObject({ state: 'approved' })
    const begun = await newReadyPatient(clinic.app)
    expect((await approve(begun)).statusCode).toBe(200)
    await clinic.settle()
    expect((await check(begun)).statusCode).toBe(200)
    await clinic.run(`update case_decisions set attempts = 1 where kind = 'check' and case_id = '${begun.caseId}'`)
    await newRestricted(begun)
    await clinic.settle()
    expect(await clinic.caseOf(begun.orderId)).toMatchObject({ state: 'checked' })
  })

  it('is drawn as nobody’s next case, until a lead has allowed it', async () => {
    await clinic.run(`update cases set claimed_by = null, claim_until = null, state = 'expired' where state = 'ready'`)
    const robin = await newRestricted()
    const next = async () => (await clinic.post(prescriber, 'desk_next_case', { list: 'ready' })).claimed
    expect(await next()).toBeNull()
    await allow(robin)
    expect(await next()).toMatchObject({ id: robin.caseId })
  })

  it('is said above a concern and a check-in, which are worked on as always', async () => {
    const robin = await newReadyPatient(clinic.app)
    await clinic.approveAndSend(robin.caseId, { dose: '2.5mg' })
    await clinic.deliver(robin.caseId, clinic.now() + dayMs)
    await newRestricted(robin)
    expect((await robin.browser.post('tell_unwell', { sign: 'pancreatitis' })).statusCode).toBe(200)
    const [concern] = await clinic.run(
      `select id from cases where kind = 'safeguarding' and account_id = '${robin.accountId}'`,
    )
    const id = String(concern?.id)
    expect(await clinic.post(prescriber, 'desk_concern', { id })).toMatchObject({ restriction: { state: 'in force' } })
    const tried = { id, contactId: crypto.randomUUID(), how: 'phone', isReached: true, said: 'They are safe.' }
    expect((await prescriber.post('desk_record_try', tried as never)).statusCode).toBe(200)
  })

  it('an exception is for one case, and for one restriction', async () => {
    const robin = await newRestricted()
    await allow(robin)
    await robin.browser.post('lift_restriction', {})
    await newRestricted(robin)
    expect((await approve(robin)).statusCode).toBe(422)
  })

  it('takes no check-in, and says why and whom to ask', async () => {
    const robin = await newReadyPatient(clinic.app)
    await clinic.approveAndSend(robin.caseId, { dose: '2.5mg' })
    await clinic.deliver(robin.caseId, clinic.now() + dayMs)
    await clinic.moveTo(clinic.now() + 24 * dayMs)
    const { open } = await checkInOf(robin).mine()
    expect(open).not.toBeNull()
    await newRestricted(robin)
    expect(await checkInOf(robin).mine()).toMatchObject({ is: 'restricted', open: null })
    const finished = await checkInOf(robin).finish(open.id, null)
    expect([finished.statusCode, finished.json().message]).toEqual([409, restrictionWords.stopped['check-in']])
    // A red-flag symptom is acted on as always, wherever it is ticked.
    expect((await robin.browser.post('tell_unwell', { sign: 'pancreatitis' })).statusCode).toBe(200)
    expect(await checkInOf(robin).mine()).toMatchObject({ is: 'locked' })
    const message = { sending: crypto.randomUUID(), words: 'Please call me.', fileIds: [] }
    expect((await robin.browser.post('send_message', message)).statusCode).toBe(200)
    expect((await robin.browser.post('ask_for_copy', {})).statusCode).not.toBe(409)
  })

  it('is said in the account, beside dates that would hold otherwise, until it is lifted', async () => {
    const robin = await newReadyPatient(clinic.app)
    const account = async () => (await robin.browser.post('my_account', {})).json().data
    await ask(robin)
    expect(await account()).not.toHaveProperty('isRestricted')
    const { id } = await seenBy(lead, robin)
    await answer(id, true)
    expect((await account()).isRestricted).toBe(true)
    await robin.browser.post('lift_restriction', {})
    expect(await account()).not.toHaveProperty('isRestricted')
  })

  it('promises no check-in and no pen while it is in force, and goes on saying when to inject', async () => {
    const robin = await newReadyPatient(clinic.app)
    await clinic.approveAndSend(robin.caseId, { dose: '2.5mg' })
    await clinic.deliver(robin.caseId, clinic.now() + dayMs)
    await clinic.moveTo(clinic.now() + 9 * dayMs)
    const treatment = async () => (await robin.browser.post('my_account', {})).json().data.treatment
    expect((await treatment()).step.says).toContain('we’ll ask how you are')
    expect((await treatment()).nextFrom).not.toBeNull()
    await newRestricted(robin)
    expect(await checkInOf(robin).mine()).toMatchObject({ is: 'restricted', open: null })
    const { step, nextFrom, nextInjection } = await treatment()
    expect([step.what, step.says, nextFrom]).toEqual(['inject', restrictionWords.inject, null])
    expect(nextInjection).not.toBeNull()
  })

  it('takes no new order and no new booking, and tells patient and staff in words for them', async () => {
    const { accountId } = await newRestricted()
    const inTransaction = (work: (tx: Orm) => Promise<unknown>) => clinic.app.database.transaction(work)
    const bytes = Buffer.from('any')
    const ordered = (by: 'patient' | 'clinician') =>
      inTransaction((tx) =>
        openOrder(tx, {
          ...{ guestSessionId: null, accountId, emailDigest: bytes, kind: 'repeat', item: 'mounjaro', amountPence: 1 },
          ...{ questionnaire: 'check-in', questionnaireVersion: 1, by, now: clinic.now() },
          seal: () => ({ details: bytes, answers: bytes }),
        }),
      )
    await expect(ordered('patient')).rejects.toMatchObject({ message: restrictionWords.stopped.order })
    await expect(ordered('clinician')).rejects.toMatchObject({ message: deskRestrictionWords.begun })
    const booked = inTransaction((tx) =>
      claim(tx, {
        ...{ clinicianId: 'any', service: 'weigh-in', startsAt: new Date(clinic.now() + dayMs), minutes: 15 },
        ...{ guestSessionId: null, orderId: null, policyVersion: 1, accountId, state: 'booked', by: 'patient' },
        now: clinic.now(),
      }),
    )
    await expect(booked).rejects.toMatchObject({ message: restrictionWords.stopped.booking })
  })

  it('erases nothing of theirs by the clock', async () => {
    const [robin, other] = [await newRestricted(), await newReadyPatient(clinic.app)]
    const old = `'${new Date(clinic.now() - 100 * dayMs).toISOString()}'`
    const left = async ({ accountId }: TreatedPatient) =>
      (await clinic.run(`select id from messages where owner_kind = 'account' and owner_id = '${accountId}'`)).length
    await ask(other)
    await clinic.run(`update messages set created_at = ${old}`)
    await clinic.run(`update visits set created_at = ${old}`)
    const visitsOf = async ({ accountId }: TreatedPatient) =>
      (await clinic.run(`select id from visits where account_id = '${accountId}'`)).length
    const before = [await left(robin), await visitsOf(robin)]
    await eraseOver(clinic.app.services)
    expect([await left(robin), await visitsOf(robin)]).toEqual(before)
    expect([await left(other), await visitsOf(other)]).toEqual([0, 0])
  })

  it('counts in no figure of quality', async () => {
    const robin = await newReadyPatient(clinic.app)
    expect((await approve(robin)).statusCode).toBe(200)
    await clinic.settle()
    const today = new Date(clinic.now()).toISOString().slice(0, 10)
    const figures = async () => clinic.post(lead, 'desk_quality', { from: today, to: today })
    const before = await figures()
    await newRestricted(robin)
    expect(await figures()).not.toEqual(before)
    await robin.browser.post('lift_restriction', {})
    expect(await figures()).toEqual(before)
  })
})

describe('its end', () => {
  it('is the patient’s at once, without a reason', async () => {
    const robin = await newRestricted()
    expect((await robin.browser.post('lift_restriction', {})).statusCode).toBe(200)
    expect((await mine(robin)).state).toBe('lifted')
    expect((await robin.browser.post('lift_restriction', {})).statusCode).toBe(409)
    expect((await approve(robin)).statusCode).toBe(200)
  })

  it('is announced to the patient a week before, and can be called off', async () => {
    const robin = await newRestricted()
    const { id } = await seenBy(lead, robin)
    const end = (isEnding: boolean) => lead.post('desk_end_restriction', { id, isEnding, reason: 'It was right.' })
    expect((await end(true)).statusCode).toBe(200)
    expect((await clinic.emailsTo(robin.email)).at(-1)?.text).toMatch(/will end on/)
    expect((await approve(robin)).statusCode).toBe(422)
    expect((await end(false)).statusCode).toBe(200)
    await clinic.moveTo(clinic.now() + (restrictionEndDays + 1) * dayMs)
    expect((await mine(robin)).state).toBe('in force')
    await end(true)
    await clinic.moveTo(clinic.now() + restrictionEndDays * dayMs + minuteMs)
    expect((await mine(robin)).state).toBe('lifted')
    expect((await end(true)).statusCode).toBe(409)
    expect((await ask(robin)).statusCode).toBe(200)
  })

  it('leaves events that nobody can change', async () => {
    const robin = await newRestricted()
    const events = `restriction_events where restriction_id in (select id from restrictions where account_id = '${robin.accountId}')`
    expect(await clinic.run(`select what from ${events} order by id`)).toEqual([{ what: 'asked' }, { what: 'granted' }])
    await expect(clinic.run(`delete from ${events}`)).rejects.toThrow()
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { packedInTests } from '../../testing/packed.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

let clinic: Treatment
let pharmacist: Staff
let support: Staff
let prescriber: Staff
let lead: Staff
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  ;({ pharmacist, support, prescriber } = clinic)
  lead = await newStaff(clinic.app, 'clinical_lead')
})
afterAll(() => clinic.app.close())
beforeEach(() => clinic.moveTo(clinic.now() + 60_000))

const status = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode
const caseOf = async (id: string) => (await clinic.run(`select state, due_at from cases where id = '${id}'`))[0]
const treatmentOf = async ({ browser }: TreatedPatient) => (await browser.post('my_account', {})).json().data.treatment
const periodsOf = (accountId: string) => clinic.run(`select * from supply_covers where account_id = '${accountId}'`)

/** Approved and waiting for the pharmacist. */
async function newApproved(): Promise<TreatedPatient> {
  const patient = await newReadyPatient(clinic.app)
  const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
  const id = patient.caseId
  await clinic.post(prescriber, 'desk_approve', { id, epoch: await clinic.claim(prescriber, id), ...approval })
  await clinic.settle()
  return patient
}

const check = async (id: string, pen: object) =>
  pharmacist.post('desk_check', {
    id,
    epoch: await clinic.claim(pharmacist, id),
    pen: { brand: 'Mounjaro', strength: '2.5mg', batch: 'B2611A', expires: '2027-06-30', ...pen },
    hasSeenInteractions: true,
  })

/** A pen of a batch, checked and perhaps sent. */
async function newPen(batch: string, isSent = true) {
  const patient = await newApproved()
  expect(await status(check(patient.caseId, { batch }))).toBe(200)
  await clinic.settle()
  if (isSent) expect(await status(send(patient.caseId))).toBe(200)
  return patient
}

const day = (hours: number) => new Date(clinic.now() + hours * hourMs).toISOString().slice(0, 10)
const send = (id: string) =>
  support.post('desk_dispatch', {
    id,
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: day(24),
    coldHours: 48,
    ...packedInTests,
  })
const hasCome = (id: string) => support.post('desk_parcel_ended', { id, as: 'delivered' })
const settleIt = (id: string, as: 'use' | 'discard', more: object = {}) =>
  pharmacist.post('desk_settle_excursion', { id, as, warmestC: 6, warmHours: 0, reason: 'Logger read.', ...more })

describe('D-4: a pen that expires too soon', () => {
  it('is not released, and the message says the earliest acceptable expiry', async () => {
    const { caseId: id } = await newApproved()
    const { earliestExpiry } = await clinic.post(pharmacist, 'desk_prescription', { id })
    for (const expires of [day(48), day(28 * 24)]) {
      const refused = await check(id, { expires })
      expect(refused.statusCode).toBe(422)
      expect(refused.json().message).toContain('must not expire before')
      expect(refused.json().message).toContain(String(new Date(earliestExpiry).getUTCDate()))
    }
    expect(await status(check(id, { expires: earliestExpiry }))).toBe(200)
  })

  it('is not sent either', async () => {
    const { caseId: id } = await newPen('D4', false)
    await clinic.run(`update pens set expires = '${day(20 * 24)}' where case_id = '${id}'`)
    const refused = await send(id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('must not expire before')
    expect(await caseOf(id)).toMatchObject({ state: 'checked' })
  })
})

describe('D-4: a checked pen that may not be sent', () => {
  const putAside = (id: string, who: Staff = pharmacist, reason = 'Expires too soon.') =>
    who.post('desk_put_pen_aside', { id, reason })
  const charged = (id: string) =>
    clinic.run(`select o.amount_pence, o.state from orders o join cases c on c.order_id = o.id where c.id = '${id}'`)

  it('D-4: is set aside by a pharmacist with a reason, and another is checked by the same prescription at no new charge', async () => {
    const { caseId: id } = await newPen('PA1', false)
    const paid = await charged(id)
    await clinic.run(`update pens set expires = '${day(20 * 24)}' where case_id = '${id}'`)
    expect(await status(send(id))).toBe(409)
    for (const who of [support, prescriber, lead]) expect(await status(putAside(id, who))).toBe(403)
    expect(await status(putAside(id, pharmacist, ''))).toBe(400)
    const both = await Promise.all([putAside(id), putAside(id)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await caseOf(id)).toMatchObject({ state: 'approved' })
    expect(await status(send(id))).toBe(409)
    const what = await clinic.run(
      `select what, staff_id from case_events where case_id = '${id}' order by id desc limit 1`,
    )
    expect(what).toEqual([{ what: 'pen put aside, another to be checked', staff_id: pharmacist.id }])
    const { notes } = await clinic.post(pharmacist, 'desk_case', { id })
    expect(JSON.stringify(notes)).toContain('Expires too soon.')
    expect(await status(check(id, { batch: 'PA1', expires: day(20 * 24) }))).toBe(422)
    expect(await status(check(id, { batch: 'PA2' }))).toBe(200)
    await clinic.settle()
    expect(await charged(id)).toEqual(paid)
    const { pens } = await clinic.post(pharmacist, 'desk_parcel', { id })
    expect(pens).toMatchObject([{ batch: 'PA2' }])
    expect(await status(send(id))).toBe(200)
    expect(await status(putAside(id))).toBe(409)
    // Of the two only the one that was sent is with the patient.
    const places = async (batch: string) =>
      (await clinic.post(pharmacist, 'desk_recall', { medicine: 'mounjaro', batch })).pens.map(
        (pen: { place: string }) => pen.place,
      )
    expect(await places('PA2')).not.toEqual(await places('PA1'))
  })

  it('D-4: is set aside when its batch is recalled after the check', async () => {
    const { caseId: id } = await newPen('PA3', false)
    const waitsFor = async () => (await clinic.post(support, 'desk_parcel', { id })).waitsFor
    expect(await waitsFor()).toEqual([])
    await clinic.post(pharmacist, 'desk_ask_recall', {
      id: randomUUID(),
      medicine: 'mounjaro',
      batches: ['PA3'],
      words: 'Please do not use this pen. We replace it.',
    })
    expect((await send(id)).json().message).toContain('being recalled')
    // It says so to whoever opens it, before anything is packed.
    expect(await waitsFor()).toEqual([expect.stringContaining('being recalled')])
    expect(await status(putAside(id, pharmacist, 'Recalled.'))).toBe(200)
    expect(await status(check(id, { batch: 'PA3' }))).toBe(422)
    expect(await status(check(id, { batch: 'PA4' }))).toBe(200)
    await clinic.settle()
    expect(await waitsFor()).toEqual([])
    expect(await status(send(id))).toBe(200)
  })
})

describe('C-12: a parcel that is late or warm', () => {
  it('waits for a pharmacist if it is delivered after its cold-chain duration, and has no supply period', async () => {
    const patient = await newPen('W1')
    await clinic.moveTo(clinic.now() + 49 * hourMs)
    expect((await hasCome(patient.caseId)).json().data).toEqual({ state: 'quarantined' })
    expect(await caseOf(patient.caseId)).toMatchObject({ state: 'quarantined', due_at: expect.anything() })
    expect(await periodsOf(patient.accountId)).toEqual([])
    expect(await treatmentOf(patient)).toBeNull()
    const told = (await clinic.emailsTo(patient.email)).filter(({ subject }) => subject?.startsWith('Please don’t use'))
    expect(told).toHaveLength(1)
    expect((await patient.browser.post('my_thread', {})).body).toContain('Don’t use it and don’t throw it away')
    // Sent again it is the same outcome; nobody but a pharmacist settles it, and support cannot replace it meanwhile.
    expect((await hasCome(patient.caseId)).json().data).toEqual({ state: 'quarantined' })
    for (const who of [support, prescriber, await newStaff(clinic.app, 'coach')])
      expect(
        await status(
          who.post('desk_settle_excursion', {
            id: patient.caseId,
            as: 'use',
            warmestC: 5,
            warmHours: 0,
            reason: 'Looks fine.',
          }),
        ),
      ).toBe(403)
    expect(await status(support.post('desk_replace_parcel', { id: patient.caseId }))).toBe(409)
    // In the operations inbox with its owner at once, before the deadline.
    const { rows } = await clinic.post(pharmacist, 'desk_watch', {})
    expect(rows).toContainEqual(
      expect.objectContaining({ source: 'parcels', owner: 'Pharmacist', id: `parcel/${patient.caseId}` }),
    )
  })

  it('is used only within the product’s own rule, and its supply period begins when it is settled', async () => {
    const patient = await newPen('W2')
    await clinic.moveTo(clinic.now() + 49 * hourMs)
    await hasCome(patient.caseId)
    for (const [more, because] of [
      [{ warmestC: null }, 'unknown'],
      [{ warmestC: 12, warmHours: 3 }, 'too warm'],
      [{ warmestC: -1 }, 'frozen'],
    ] as const) {
      const refused = await settleIt(patient.caseId, 'use', more)
      expect(refused.statusCode).toBe(422)
      expect(refused.json().data).toEqual({ because })
    }
    expect(await status(settleIt(patient.caseId, 'use'))).toBe(200)
    expect(await caseOf(patient.caseId)).toMatchObject({ state: 'delivered' })
    expect(await treatmentOf(patient)).toMatchObject({ dosesLeft: { inPen: 4 }, nextInjection: day(0) })
    expect(await status(settleIt(patient.caseId, 'discard'))).toBe(409)
    expect((await patient.browser.post('my_thread', {})).body).toContain('you can use the pen')
  })

  it('is discarded and replaced at no cost, and the desk calls the new case a replacement that costs nothing (D-11)', async () => {
    const patient = await newPen('W3')
    const id = patient.caseId
    expect(
      await status(patient.browser.post('report_parcel', { orderId: patient.orderId, what: 'late or warm' })),
    ).toBe(200)
    expect(await status(settleIt(id, 'discard', { warmestC: null, warmHours: null }))).toBe(200)
    expect(await caseOf(id)).toMatchObject({ state: 'ready' })
    const shown = await clinic.post(prescriber, 'desk_case', { id })
    expect(JSON.stringify(shown)).not.toMatch(/First order/)
    const row = (await clinic.post(prescriber, 'desk_queue', { list: 'ready' })).rows.find(
      (one: { id: string }) => one.id === id,
    )
    expect(row.wish).toBe('Replacement, at no cost')
    expect(shown.order).toMatchObject({ isPaid: true })
    expect(shown.authorisationEnds).toBeNull()
    expect(shown.replaces).toMatchObject({ because: 'discarded', name: pharmacist.name, reason: expect.any(String) })
    expect((await patient.browser.post('my_thread', {})).body).toContain('don’t use the pen')
  })

  it('is reported by one press of the patient, and by nobody else', async () => {
    const patient = await newPen('W4')
    const other = await newReadyPatient(clinic.app)
    const late = { orderId: patient.orderId, what: 'late or warm' } as const
    expect(await status(other.browser.post('report_parcel', late))).toBe(404)
    const notCome = { orderId: patient.orderId, what: 'not come' } as const
    expect(await status(patient.browser.post('report_parcel', notCome))).toBe(409)
    await clinic.moveTo(clinic.now() + 40 * hourMs)
    expect(await status(patient.browser.post('report_parcel', notCome))).toBe(200)
    expect(await status(patient.browser.post('report_parcel', notCome))).toBe(200)
    const { rows } = await clinic.post(support, 'desk_watch', {})
    expect(rows).toContainEqual(
      expect.objectContaining({ source: 'parcels', owner: 'Dispatch', id: `parcel/${patient.caseId}` }),
    )
    expect((await patient.browser.post('report_parcel', late)).json().data).toEqual({ state: 'quarantined' })
    expect((await patient.browser.post('report_parcel', late)).json().data).toEqual({ state: 'quarantined' })
  })

  it('that was delivered in time and reported warm loses its supply period until it is settled', async () => {
    const patient = await newPen('W5')
    await hasCome(patient.caseId)
    expect(await treatmentOf(patient)).not.toBeNull()
    expect(
      await status(patient.browser.post('report_parcel', { orderId: patient.orderId, what: 'late or warm' })),
    ).toBe(200)
    expect(await treatmentOf(patient)).toBeNull()
    expect(await periodsOf(patient.accountId)).toEqual([])
    expect(await status(settleIt(patient.caseId, 'use'))).toBe(200)
    expect(await periodsOf(patient.accountId)).toHaveLength(1)
    await clinic.moveTo(clinic.now() + 8 * 24 * hourMs)
    expect(
      await status(patient.browser.post('report_parcel', { orderId: patient.orderId, what: 'late or warm' })),
    ).toBe(409)
  })

  it('ends one way when it is delivered, reported and settled at once', async () => {
    const patient = await newPen('W6')
    await clinic.moveTo(clinic.now() + 49 * hourMs)
    const id = patient.caseId
    await Promise.all([
      hasCome(id),
      patient.browser.post('report_parcel', { orderId: patient.orderId, what: 'late or warm' }),
      support.post('desk_replace_parcel', { id }),
      hasCome(id),
      settleIt(id, 'discard'),
      settleIt(id, 'use'),
    ])
    const { state } = (await caseOf(id)) as { state: string }
    const [excursion, ...others] = await clinic.run(`select * from parcel_excursions where case_id = '${id}'`)
    expect(others).toEqual([])
    const ends = { quarantined: null, ready: 'discard', delivered: 'use' } as const
    expect(Object.keys(ends)).toContain(state)
    expect(excursion?.settled_as).toBe(ends[state as keyof typeof ends])
    expect(await periodsOf(patient.accountId)).toHaveLength(state === 'delivered' ? 1 : 0)
  })
})

describe('D-12: what was marked by mistake', () => {
  it('is reverted with a reason, and the patient is told', async () => {
    const patient = await newPen('C1')
    const id = patient.caseId
    const correct = (what: 'not sent' | 'not ended', by = support) =>
      by.post('desk_correct_parcel', { id, what, reason: 'Wrong box scanned.' })
    expect(await status(correct('not sent', await newStaff(clinic.app, 'coach')))).toBe(403)
    expect(await status(correct('not ended'))).toBe(409)
    await hasCome(id)
    expect(await periodsOf(patient.accountId)).toHaveLength(1)
    expect(await status(correct('not ended'))).toBe(200)
    expect(await caseOf(id)).toMatchObject({ state: 'dispatched' })
    expect(await periodsOf(patient.accountId)).toEqual([])
    expect(await status(correct('not sent'))).toBe(200)
    expect(await caseOf(id)).toMatchObject({ state: 'checked' })
    expect(await status(send(id))).toBe(200)
    const mails = await clinic.emailsTo(patient.email)
    expect(mails.filter(({ subject }) => subject?.startsWith('A correction'))).toHaveLength(2)
    const { notes } = await clinic.post(pharmacist, 'desk_case', { id })
    expect(JSON.stringify(notes)).toContain('Wrong box scanned.')
  })

  it('has its tracking number corrected, once, and the patient is told', async () => {
    const patient = await newPen('C2')
    const given = { id: patient.caseId, carrier: 'Swift Post', tracking: 'SP2' }
    expect(await status(support.post('desk_correct_tracking', given))).toBe(200)
    expect(await status(support.post('desk_correct_tracking', given))).toBe(200)
    const mails = await clinic.emailsTo(patient.email)
    expect(mails.filter(({ subject }) => subject?.startsWith('A correction'))).toHaveLength(1)
    expect((await clinic.post(support, 'desk_parcel', { id: patient.caseId })).parcel.tracking).toBe('SP2')
    await hasCome(patient.caseId)
    expect(await status(support.post('desk_correct_tracking', { ...given, tracking: 'SP3' }))).toBe(409)
  })

  it('is in a list sorted by due time, whatever the risk', async () => {
    const [one, other] = [await newPen('S1', false), await newPen('S2', false)]
    await clinic.run(`update cases set risk = 5, due_at = due_at - interval '1 hour' where id = '${one.caseId}'`)
    await clinic.run(`update cases set risk = 0 where id = '${other.caseId}'`)
    const { rows } = await clinic.post(support, 'desk_queue', { list: 'checked' })
    const ids = rows.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(one.caseId)).toBeLessThan(ids.indexOf(other.caseId))
  })
})

describe('D-1: a recall', () => {
  it.each(['b7001A', 'B-7001A', 'B 7001A', 'B7001A'])(
    'finds every pen however the batch is typed: %s',
    async (batch) => {
      if (batch === 'b7001A') await newPen('B7001A')
      const found = await clinic.post(pharmacist, 'desk_recall', { medicine: 'mounjaro', batch })
      expect(found).toMatchObject({ key: 'B7001A', pens: [{ batch: 'B7001A', place: 'sent' }] })
      expect(
        await clinic.run(`select 1 from access_log where case_id = '${found.pens[0].caseId}' and why = 'search'`),
      ).not.toEqual([])
    },
  )

  it('suggests near matches and does not include them; a pen saved by the previous release is found', async () => {
    const near = await newPen('BO812', false)
    await newPen('B0812', false)
    const { pens, near: offered } = await clinic.post(pharmacist, 'desk_recall', {
      medicine: 'mounjaro',
      batch: 'b-0812',
    })
    expect(pens).toHaveLength(1)
    expect(offered).toEqual([{ key: 'BO812', written: 'BO812', pens: 1 }])
    await clinic.run(`update pens set batch_key = null where case_id = '${near.caseId}'`)
    expect((await clinic.post(pharmacist, 'desk_recall', { medicine: 'mounjaro', batch: 'bo-812' })).pens).toHaveLength(
      1,
    )
    expect(await status(pharmacist.post('desk_recall', { medicine: 'mounjaro', batch: '--' }))).toBe(422)
  })

  it('is of one medicine: pens of another with the same batch number stay as they are', async () => {
    const [own, other] = [await newPen('SH 1', false), await newPen('SH 1', false)]
    await clinic.run(`update pens set brand = 'Wegovy' where case_id = '${other.caseId}'`)
    const found = await clinic.post(pharmacist, 'desk_recall', { medicine: 'mounjaro', batch: 'sh1' })
    expect(found.pens.map(({ caseId }: { caseId: string }) => caseId)).toEqual([own.caseId])
    expect(found.others).toEqual([{ brand: 'Wegovy', pens: 1 }])
    const file = await clinic.post(pharmacist, 'desk_recall_file', { medicine: 'wegovy', batches: ['sh1'] })
    expect(file.csv.split('\r\n')).toHaveLength(3)
    const asked = { id: randomUUID(), medicine: 'wegovy', batches: ['SH1'], words: 'Do not use this pen of Wegovy.' }
    await clinic.post(pharmacist, 'desk_ask_recall', asked)
    expect((await send(other.caseId)).json().message).toContain('being recalled')
    expect(await status(send(own.caseId))).toBe(200)
    await clinic.post(lead, 'desk_confirm_recall', { id: asked.id })
    const { recalls } = await clinic.post(lead, 'desk_recalls', {})
    expect(recalls.find(({ id }: { id: string }) => id === asked.id)).toMatchObject({ medicine: 'Wegovy', pens: 0 })
    expect((await own.browser.post('my_thread', {})).body).not.toContain('Do not use this pen')
    // One that an older release saved names no medicine, and holds whichever has the number.
    await clinic.run(`update recalls set medicine = null where id = '${asked.id}'`)
    expect(await status(check((await newApproved()).caseId, { batch: 'SH1' }))).toBe(422)
  })

  it('is open to pharmacists and leads alone', async () => {
    const id = randomUUID()
    const told = {
      id,
      medicine: 'mounjaro' as const,
      batches: ['Q1'],
      words: 'Please do not use the pen of this batch.',
    }
    for (const role of ['prescriber', 'coach', 'support', 'administrator', 'auditor'] as const) {
      const who = await newStaff(clinic.app, role)
      expect(await status(who.post('desk_recall', { medicine: 'mounjaro', batch: 'Q1' }))).toBe(403)
      expect(await status(who.post('desk_recall_file', { medicine: 'mounjaro', batches: ['Q1'] }))).toBe(403)
      expect(await status(who.post('desk_ask_recall', told))).toBe(403)
      expect(await status(who.post('desk_confirm_recall', { id }))).toBe(403)
    }
  })

  it('says where each pen is, exports a list without formulas, and messages all recipients once after a second yes', async () => {
    const [packed, sent, used] = [await newPen('RB-55', false), await newPen('rb55'), await newPen('RB 55')]
    await hasCome(used.caseId)
    const { pens } = await clinic.post(pharmacist, 'desk_recall', { medicine: 'mounjaro', batch: 'rb55' })
    const placeOf = ({ caseId }: TreatedPatient) => pens.find((pen: { caseId: string }) => pen.caseId === caseId)?.place
    expect([packed, sent, used].map(placeOf)).toEqual(['to be sent', 'sent', 'in use'])
    const file = await clinic.post(pharmacist, 'desk_recall_file', { medicine: 'mounjaro', batches: ['rb55'] })
    expect(file.csv.split('\r\n')).toHaveLength(5)
    const id = randomUUID()
    const told = {
      id,
      medicine: 'mounjaro',
      batches: ['RB-55'],
      words: 'Please do not use the pen of batch RB55. Reply here.',
    }
    await clinic.post(pharmacist, 'desk_ask_recall', told)
    await clinic.post(pharmacist, 'desk_ask_recall', told)
    // From now on it neither leaves nor is released, and nobody has been told.
    expect((await send(packed.caseId)).json().message).toContain('being recalled')
    const another = await newApproved()
    expect(await status(check(another.caseId, { batch: 'rb-5-5' }))).toBe(422)
    expect((await sent.browser.post('my_thread', {})).body).not.toContain('RB55')
    expect(await status(pharmacist.post('desk_confirm_recall', { id }))).toBe(409)
    const second = await newStaff(clinic.app, 'pharmacist')
    const said = await Promise.all([lead, second, lead].map((who) => status(who.post('desk_confirm_recall', { id }))))
    expect(said).toEqual([200, 200, 200])
    for (const patient of [sent, used]) {
      const { messages } = (await patient.browser.post('my_thread', {})).json().data
      expect(messages.filter(({ words }: { words: string }) => words.includes('batch RB55'))).toHaveLength(1)
      const mails = (await clinic.emailsTo(patient.email)).filter(
        ({ subject }) => subject === 'Please read our message today',
      )
      expect(mails).toHaveLength(1)
    }
    expect((await packed.browser.post('my_thread', {})).body).not.toContain('RB55')
    // The account of each says it, and speaks of no next injection.
    const account = async ({ browser }: TreatedPatient) => (await browser.post('my_account', {})).json().data
    const { treatment } = await account(used)
    expect(treatment).toMatchObject({
      step: { what: 'recalled', turn: 'patient' },
      nextInjection: null,
      calendar: null,
    })
    expect(treatment.step.says).toContain('RB 55')
    const { notToTake } = (await used.browser.post('my_doses', {})).json().data.log
    expect(notToTake).toContain('RB 55')
    const isRecalled = ({ orders }: { orders: { care: { parcel: { isRecalled: boolean } } }[] }) =>
      orders.map(({ care }) => care.parcel.isRecalled)
    expect([await account(sent), await account(used)].map(isRecalled)).toEqual([[true], [true]])
    const listed = async () =>
      (await clinic.post(lead, 'desk_recalls', {})).recalls.find((one: { id: string }) => one.id === id)
    expect(await listed()).toMatchObject({
      batches: ['RB55'],
      askedBy: pharmacist.name,
      pens: 2,
      told: 2,
      outstanding: 2,
    })
    await clinic.moveTo(clinic.now() + 1_000)
    await sent.browser.post('send_message', { sending: randomUUID(), words: 'I have it here.', fileIds: [] })
    expect(await listed()).toMatchObject({ told: 2, outstanding: 1 })
    expect((await clinic.post(lead, 'desk_recall_outstanding', { id })).pens).toMatchObject([{ caseId: used.caseId }])
    expect(await status(lead.post('desk_call_off_recall', { id }))).toBe(409)
  })

  /** Asked for by the pharmacist and confirmed by the lead, as recipients have been told. */
  async function recalled(batch: string): Promise<void> {
    const id = randomUUID()
    const words = 'Please do not use the pen of this batch. Reply here.'
    await clinic.post(pharmacist, 'desk_ask_recall', { id, medicine: 'mounjaro', batches: [batch], words })
    await clinic.post(lead, 'desk_confirm_recall', { id })
  }

  it('a late parcel of a recalled batch is not found fit to use, also before the recall is confirmed', async () => {
    const patient = await newPen('RQ-1')
    await patient.browser.post('report_parcel', { orderId: patient.orderId, what: 'late or warm' })
    const asked = {
      id: randomUUID(),
      medicine: 'mounjaro',
      batches: ['RQ1'],
      words: 'Please do not use the pen of this batch.',
    }
    await clinic.post(pharmacist, 'desk_ask_recall', asked)
    const refused = await settleIt(patient.caseId, 'use')
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('being recalled')])
    expect(await caseOf(patient.caseId)).toMatchObject({ state: 'quarantined' })
    expect((await patient.browser.post('my_thread', {})).body).not.toContain('you can use the pen')
    expect(await status(settleIt(patient.caseId, 'discard'))).toBe(200)
  })

  it('a delivered pen is replaced free of charge once its recall is confirmed, and not before', async () => {
    const patient = await newPen('RR-1')
    const id = patient.caseId
    const sentAt = clinic.now()
    await hasCome(id)
    await clinic.moveTo(clinic.now() + 9 * 24 * hourMs)
    const takenOn = londonTimeAt(clinic.now() - 2 * 24 * hourMs).date
    const { whose } = (await patient.browser.post('my_doses', {})).json().data
    const logged = await patient.browser.post('log_dose', {
      ...{ whose, id: randomUUID(), at: new Date(clinic.now()).toISOString(), on: takenOn, is: 'taken', time: '08:00' },
    })
    expect(logged.statusCode, logged.body).toBe(200)
    const replace = () => pharmacist.post('desk_replace_parcel', { id })
    expect(await status(replace())).toBe(409)
    expect(await clinic.post(pharmacist, 'desk_parcel', { id })).toMatchObject({ isRecalled: false })
    await recalled('rr1')
    expect(await clinic.post(pharmacist, 'desk_parcel', { id })).toMatchObject({ isRecalled: true })
    const both = await Promise.all([replace(), replace()])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await caseOf(id)).toMatchObject({ state: 'ready' })
    expect(await periodsOf(patient.accountId)).toEqual([])
    const shown = await clinic.post(prescriber, 'desk_case', { id })
    expect(shown).toMatchObject({ order: { isPaid: true }, replaces: { because: 'recalled', name: pharmacist.name } })
    // It counts as no supply, and yet they had it in hand and used it.
    expect(shown.course.doses).toEqual([])
    const sentOn = londonTimeAt(sentAt).date
    expect(shown.replaces.arrived).toEqual({
      ...{ on: sentOn, medicine: 'Mounjaro', dose: '2.5mg' },
      taken: [{ on: takenOn, dose: '2.5 mg' }],
    })
    const { messages } = (await patient.browser.post('my_thread', {})).json().data
    expect(
      messages.filter(({ words }: { words: string }) => words.includes('in place of the recalled one')),
    ).toHaveLength(1)
    expect(await clinic.post(lead, 'desk_recall', { medicine: 'mounjaro', batch: 'RR1' })).toMatchObject({
      pens: [{ place: 'discarded' }],
    })
    // Approved again and signed, its parcel is another.
    const approval = {
      dose: '2.5mg',
      instructions: 'Once a week.',
      words: 'Prescribed.',
      ticked: [],
      reason: 'Recalled.',
    }
    const approved = await prescriber.post('desk_approve', {
      id,
      epoch: await clinic.claim(prescriber, id),
      ...approval,
    })
    expect(approved.statusCode, approved.body).toBe(200)
    await clinic.settle()
    const signed = await lead.post('desk_sign', { id, epoch: await clinic.claim(lead, id), reason: 'Agreed.' })
    expect(signed.statusCode, signed.body).toBe(200)
    await clinic.settle()
    expect(await clinic.post(pharmacist, 'desk_parcel', { id })).toMatchObject({ state: 'approved', isRecalled: false })
    expect(await status(check(id, { batch: 'rr-1' }))).toBe(422)
    expect(await status(check(id, { batch: 'RR2' }))).toBe(200)
    await clinic.settle()
    expect(await status(send(id))).toBe(200)
    expect(await clinic.post(pharmacist, 'desk_parcel', { id })).toMatchObject({ isRecalled: false })
  })

  it('a pen that is used up is not replaced', async () => {
    const patient = await newPen('RU-1')
    await hasCome(patient.caseId)
    await recalled('RU1')
    await clinic.moveTo(clinic.now() + 29 * 24 * hourMs)
    const refused = await pharmacist.post('desk_replace_parcel', { id: patient.caseId })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('supply period is over'),
    ])
    expect(await caseOf(patient.caseId)).toMatchObject({ state: 'delivered' })
  })

  it('a pen that a later one has followed is not replaced, and the desk says what to do instead', async () => {
    const patient = await newPen('RS-1')
    const id = patient.caseId
    await hasCome(id)
    await recalled('RS1')
    // A later pen of theirs.
    const later = await newApproved()
    await clinic.run(
      `insert into supply_covers (case_id, plan_id, account_id, medicine, mg, dispatched_on, delivered_on, covered_from, covered_until, at)
       select '${later.caseId}', plan_id, account_id, medicine, mg, dispatched_on, delivered_on,
         covered_until, covered_until, at from supply_covers where case_id = '${id}'`,
    )
    const refused = await pharmacist.post('desk_replace_parcel', { id })
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('next pen')])
    expect(await caseOf(id)).toMatchObject({ state: 'delivered' })
  })

  it('requested by mistake is cancelled, and stops nothing any more', async () => {
    const patient = await newPen('X-9', false)
    const id = randomUUID()
    await clinic.post(lead, 'desk_ask_recall', {
      id,
      medicine: 'mounjaro',
      batches: ['X9'],
      words: 'Please do not use the pen of this batch.',
    })
    expect(await status(send(patient.caseId))).toBe(409)
    await clinic.post(lead, 'desk_call_off_recall', { id })
    expect((await clinic.post(pharmacist, 'desk_recalls', {})).recalls).toContainEqual(
      expect.objectContaining({ id, calledOffBy: lead.name }),
    )
    expect(await status(pharmacist.post('desk_confirm_recall', { id }))).toBe(409)
    expect(await status(send(patient.caseId))).toBe(200)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import { boxItems } from '#domain/supply/box-list.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import type { newStaff } from '../../testing/test-staff.ts'
import { startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

let clinic: Treatment
let support: Staff
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  ;({ support } = clinic)
})
afterAll(() => clinic.app.close())
beforeEach(() => clinic.moveTo(clinic.now() + 60_000))

/** Checked, and waiting to be packed. */
async function newChecked(): Promise<TreatedPatient> {
  const patient = await newReadyPatient(clinic.app)
  const id = patient.caseId
  const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
  const { prescriber, pharmacist } = clinic
  await clinic.post(prescriber, 'desk_approve', { id, epoch: await clinic.claim(prescriber, id), ...approval })
  await clinic.settle()
  const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'B2611A', expires: '2027-06-30' }
  const checked = { id, epoch: await clinic.claim(pharmacist, id), pen, hasSeenInteractions: true as const }
  await clinic.post(pharmacist, 'desk_check', checked)
  await clinic.settle()
  return patient
}

const parcel = {
  carrier: 'Swift Post',
  tracking: 'SP1',
  coldPack: 'Box',
  expectedOn: '2026-03-03',
  coldHours: 48,
  packed: [...boxItems],
}
const others = boxItems.filter((item) => item !== 'scale')
const send = ({ caseId: id }: TreatedPatient, more: object = {}) =>
  support.post('desk_dispatch', { id, ...parcel, expectedOn: day(24), ...more })
const day = (hours: number) => new Date(clinic.now() + hours * 3_600_000).toISOString().slice(0, 10)
const mine = async ({ browser }: TreatedPatient): Promise<CallReply<'my_scale'>> =>
  (await browser.post('my_scale', {})).json().data
const seen = async ({ accountId }: TreatedPatient): Promise<CallReply<'desk_person'>['scale']> =>
  (await clinic.post(support, 'desk_person', { id: accountId })).scale
const items = async ({ caseId: id }: TreatedPatient) =>
  (await clinic.post(support, 'desk_parcel', { id })).box.map(({ item }: { item: string }) => item)

let made = 0
const newSerial = () => `LK-SC-${++made + 1000}`

/** Sent with a scale. */
async function newSent(serial = newSerial()) {
  const patient = await newChecked()
  const sent = await send(patient, { scaleSerial: serial })
  expect(sent.statusCode, sent.body).toBe(200)
  return { patient, serial }
}

describe('the smart scale of the programme', () => {
  it('stands in the box list of the first parcel, and is sent by its serial number', async () => {
    const patient = await newChecked()
    expect(await items(patient)).toContain('scale')
    expect(await mine(patient)).toMatchObject({ scale: null })
    for (const [more, says] of [
      [{}, 'serial number of the scale first'],
      [{ packed: others }, 'smart scale'],
      [{ scaleSerial: '12' }, 'isn’t a serial number'],
    ] as const) {
      const refused = await send(patient, more)
      expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining(says)])
    }
    expect((await send(patient, { scaleSerial: ' lk-sc-1 ' })).statusCode).toBe(200)
    expect(await mine(patient)).toMatchObject({ scale: { serial: 'LK-SC-1', isDelivered: false }, isDue: false })
    await support.post('desk_parcel_ended', { id: patient.caseId, as: 'delivered' })
    expect(await mine(patient)).toMatchObject({ scale: { isDelivered: true } })
    expect(await seen(patient)).toMatchObject({ isDue: false, sent: [{ serial: 'LK-SC-1', ended: null }] })
  })

  it('keeps no medicine waiting: without one in stock it follows', async () => {
    const patient = await newChecked()
    expect((await send(patient, { packed: others, doesScaleFollow: true })).statusCode).toBe(200)
    expect(await mine(patient)).toMatchObject({ scale: null, isDue: true })
  })

  it('has a serial number that no other patient’s has', async () => {
    const { serial } = await newSent()
    const patient = await newChecked()
    const refused = await send(patient, { scaleSerial: serial.toLowerCase() })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('already with a patient'),
    ])
    // Nothing of the parcel was written either.
    expect((await send(patient, { scaleSerial: newSerial() })).statusCode).toBe(200)
  })

  it('is lost, or comes back, with its parcel, and the next one has another', async () => {
    for (const as of ['lost', 'returned'] as const) {
      const { patient } = await newSent()
      await support.post('desk_parcel_ended', { id: patient.caseId, as })
      expect(await seen(patient)).toMatchObject({ isDue: true, sent: [{ ended: { as, isReplaced: true } }] })
      expect(await mine(patient)).toMatchObject({ scale: null })
      // That was a mistake: so it was not lost either.
      const undo = { id: patient.caseId, what: 'not ended', reason: 'Another tracking number.' } as const
      expect((await support.post('desk_correct_parcel', undo)).statusCode).toBe(200)
      expect(await seen(patient)).toMatchObject({ isDue: false, sent: [{ ended: null }] })
    }
  })

  it('of a parcel that was not sent after all can be packed again', async () => {
    const { patient, serial } = await newSent()
    await support.post('desk_correct_parcel', { id: patient.caseId, what: 'not sent', reason: 'It is still here.' })
    expect(await items(patient)).toContain('scale')
    expect((await send(patient, { scaleSerial: serial })).statusCode).toBe(200)
    expect(await seen(patient)).toMatchObject({
      sent: [
        { serial, ended: null },
        { serial, ended: { as: 'not sent' } },
      ],
    })
  })

  it('is replaced on its own, with a reason, an entry in the access log and a message to the patient', async () => {
    const { patient, serial } = await newSent()
    await support.post('desk_parcel_ended', { id: patient.caseId, as: 'delivered' })
    const { sent } = await seen(patient)
    const lost = { id: sent[0]?.id ?? '', as: 'lost', reason: 'Left behind in a move.', isReplaced: true } as const
    const alone = { accountId: patient.accountId, carrier: 'Swift Post', tracking: 'SP77' }
    // They have one.
    expect((await support.post('desk_send_scale', { ...alone, serial: newSerial() })).statusCode).toBe(409)
    expect((await support.post('desk_scale_ended', { ...lost, reason: '' })).statusCode).toBe(400)
    expect((await support.post('desk_scale_ended', { ...lost, id: randomUUID() })).statusCode).toBe(404)
    expect((await clinic.prescriber.post('desk_scale_ended', lost)).statusCode).toBe(403)
    const looks = () =>
      clinic.run(`select what, why from access_log where account_id = '${patient.accountId}' and why = 'dispatch'`)
    const before = (await looks()).length
    const both = await Promise.all([support.post('desk_scale_ended', lost), support.post('desk_scale_ended', lost)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await support.post('desk_send_scale', { ...alone, serial: 'x' })).statusCode).toBe(409)
    const second = newSerial()
    expect((await support.post('desk_send_scale', { ...alone, serial: second })).statusCode).toBe(200)
    expect((await looks()).length).toBe(before + 2)
    expect(await seen(patient)).toMatchObject({
      isDue: false,
      sent: [
        { serial: second, alone: { carrier: 'Swift Post', tracking: 'SP77' }, ended: null },
        { serial, ended: { as: 'lost', reason: 'Left behind in a move.', isReplaced: true } },
      ],
    })
    expect(await mine(patient)).toMatchObject({ scale: { serial: second } })
    const thread = await patient.browser.post('my_thread', {})
    expect(thread.body).toContain('Your smart scale is on its way to you with Swift Post')
    expect(thread.body).not.toContain('SP77')
  })

  it('that came back is not replaced unless staff say so', async () => {
    const { patient } = await newSent()
    await support.post('desk_parcel_ended', { id: patient.caseId, as: 'delivered' })
    const { sent } = await seen(patient)
    const back = { id: sent[0]?.id ?? '', as: 'returned', reason: 'Does not want one.', isReplaced: false } as const
    expect((await support.post('desk_scale_ended', back)).statusCode).toBe(200)
    expect(await seen(patient)).toMatchObject({ isDue: false, mayBeSentAlone: false })
    expect(await mine(patient)).toMatchObject({ scale: null, isDue: false })
  })

  it('is sent to nobody before their first parcel', async () => {
    const { accountId } = await newReadyPatient(clinic.app)
    const alone = { accountId, serial: newSerial(), carrier: 'Swift Post', tracking: 'SP1' }
    const refused = await support.post('desk_send_scale', alone)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('first parcel')])
  })
})

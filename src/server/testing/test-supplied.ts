import { expect } from 'vitest'
import { casesJob } from '../clinical/cases/case-job.ts'
import { afterUndoMs } from './after-undo.ts'
import { packedInTests } from './packed.ts'
import type { BookingApp } from './test-booking.ts'
import { caseNow, newReadyPatient, type TestPatient } from './test-case.ts'
import { newStaff } from './test-staff.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

/** A patient whose first pen is approved and checked, and optionally delivered. */
export async function newSupplied(app: BookingApp, until: 'checked' | 'delivered'): Promise<TestPatient> {
  const patient = await newReadyPatient(app)
  const { caseId: id } = patient
  const [lead, pharmacist, support] = [
    await newStaff(app, 'clinical_lead'),
    await newStaff(app, 'pharmacist'),
    await newStaff(app, 'support'),
  ]
  const post = async (by: Staff, call: Parameters<Staff['post']>[0], body: object) => {
    const reply = await by.post(call, body as never)
    expect(reply.statusCode, `${call}: ${reply.body}`).toBe(200)
    return reply.json().data
  }
  const settle = async () => {
    app.setNow(app.now() + afterUndoMs)
    await casesJob(app.services)
  }
  const { epoch } = await post(lead, 'desk_claim', { id })
  const approval = { dose: '2.5mg', instructions: 'Inject 2.5 mg once a week.', words: 'Prescribed.', ticked: [] }
  await post(lead, 'desk_approve', { id, epoch, ...approval })
  await settle()
  const claimed = await post(pharmacist, 'desk_claim', { id })
  const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1402', expires: '2027-06-30' }
  await post(pharmacist, 'desk_check', { id, epoch: claimed.epoch, pen, hasSeenInteractions: true })
  await settle()
  expect(await caseNow(app, id)).toMatchObject({ state: 'checked' })
  if (until === 'checked') return patient
  const sent = {
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: '2026-03-04',
    coldHours: 48,
    ...packedInTests,
  }
  await post(support, 'desk_dispatch', { id, ...sent })
  await post(support, 'desk_parcel_ended', { id, as: 'delivered' })
  return patient
}

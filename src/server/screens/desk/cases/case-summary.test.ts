import { afterAll, beforeAll, expect, it } from 'vitest'
import { followUpAnswers } from '#domain/clinical/sample-answers.ts'
import { casesJob } from '../../../clinical/cases/case-job.ts'
import { afterUndoMs } from '../../../testing/after-undo.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bringEvidence, goodEvidence, newPatient, newReadyPatient } from '../../../testing/test-case.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { newStaff } from '../../../testing/test-staff.ts'

let app: TestApp
let clock = Date.parse('2026-03-02T10:00:00Z')

beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
})
afterAll(() => app.close())

const read = async ({ post }: Awaited<ReturnType<typeof newStaff>>, id: string) =>
  (await post('desk_case', { id })).json().data

it('says on the case what matters about the patient, and what was decided once it is final', async () => {
  const prescriber = await newStaff(app, 'prescriber')
  const { caseId } = await newReadyPatient(app)
  const before = await read(prescriber, caseId)
  expect(before.summary).toMatchObject({
    bmi: expect.any(Number),
    allergies: { is: 'none' },
    decisions: { approved: 0, declined: 0, returned: 0 },
  })
  expect(before.findings.negative).toEqual(expect.arrayContaining(['step-7', 'follow-up-allergies']))
  const { epoch } = (await prescriber.post('desk_claim', { id: caseId })).json().data
  const declining = { id: caseId, epoch, reason: 'care_in_person' as const, words: 'Please see your GP.' }
  expect((await prescriber.post('desk_decline', declining)).statusCode).toBe(200)
  expect((await read(prescriber, caseId)).summary.decisions.declined).toBe(0)
  clock += afterUndoMs
  await casesJob(app.services)
  expect((await read(prescriber, caseId)).summary.decisions).toEqual({ approved: 0, declined: 1, returned: 0 })
})

it('names a medicine once that was ticked and then written with its dose', async () => {
  const prescriber = await newStaff(app, 'prescriber')
  const patient = await newPatient(app)
  await bringEvidence(
    app,
    patient,
    goodEvidence(app),
    followUpAnswers({
      'follow-up-medicines': ['warfarin', 'levothyroxine'],
      'follow-up-medicines-named': 'Warfarin 3 mg at night',
    }),
  )
  const { summary } = await read(prescriber, patient.caseId)
  expect(summary.medicines.words).toEqual(['Levothyroxine', 'Warfarin 3 mg at night'])
})

it('is part of the record: refused to those who may not see records', async () => {
  const { caseId } = await newReadyPatient(app)
  const support = await newStaff(app, 'support')
  expect((await support.post('desk_case', { id: caseId })).statusCode).toBe(403)
})

it('lists what is overdue and what was returned, sorts by deadline, and says nothing of health to support', async () => {
  const { caseId } = await newReadyPatient(app)
  clock += 10 * 86_400_000
  const prescriber = await newStaff(app, 'prescriber')
  const overdue = (await prescriber.post('desk_queue', { list: 'overdue', sort: 'deadline' })).json().data
  expect(overdue.rows.map(({ id }: { id: string }) => id)).toContain(caseId)
  expect(overdue.counts.overdue).toBe(overdue.rows.length)
  const due = overdue.rows.map(({ clock }: { clock: { due: string } }) => clock.due)
  expect(due).toEqual(due.toSorted())
  const support = await newStaff(app, 'support')
  const masked = (await support.post('desk_queue', { list: 'overdue' })).json().data.rows
  expect(masked.find(({ id }: { id: string }) => id === caseId)).toMatchObject({
    risk: null,
    why: null,
    medicine: null,
  })
  expect((await prescriber.post('desk_queue', { list: 'returned_to_prescriber' })).json().data.rows).toEqual([])
})

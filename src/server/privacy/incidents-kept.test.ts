import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newPatient } from '../testing/test-case.ts'
import { willingBotCheck } from '../testing/test-gateways.ts'
import { newStaff } from '../testing/test-staff.ts'
import { rowsOf } from './copy/rows-of.ts'
import { erasureJob } from './erasure/erasure-job.ts'

/** How far the test clock is ahead, in milliseconds. */
let ahead = 0
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => Date.now() + ahead } })
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows

/** A concluded incident about a patient, in whose free text everybody is named. */
async function concludedIncident() {
  const patient = await newPatient(app)
  const pharmacist = await newStaff(app, 'pharmacist')
  const lead = await newStaff(app, 'clinical_lead')
  const id = randomUUID()
  const grading = { kind: 'incident', harm: 'moderate', category: 'dose', hazard: null } as const
  const when = new Date(Date.now() + ahead - 60_000).toISOString()
  await pharmacist.post('desk_report_incident', {
    ...{ id, ...grading, what: 'Zephyrine of the other family rang.', action: 'Told Quillfeather.' },
    ...{ happenedAt: when, awareAt: when, about: { subject: 'case', id: patient.caseId } },
  })
  await lead.post('desk_grade_incident', { id, ...grading })
  for (const body of outsideBodies)
    await lead.post('desk_decide_incident_report', {
      ...{ id, body, isNeeded: body === 'lfpse', reason: 'Because Quillfeather said so.' },
      ...(body === 'lfpse' ? { reference: 'L-1', sentOn: when.slice(0, 10) } : { reference: '', sentOn: null }),
    })
  const conclusion = await lead.post('desk_conclude_incident', {
    ...{ id, whatHappened: 'Zephyrine.', causes: 'Zephyrine.', learning: 'Quillfeather.' },
    ...{ candour: 'done', candourReason: 'Quillfeather rang.', summary: 'A dose was written twice and stopped.' },
  })
  expect(conclusion.statusCode, conclusion.body).toBe(200)
  return { patient, id, staff: [pharmacist.id, lead.id] }
}

it('a patient’s copy has the grading, the summary and whether others were told, and names nobody', async () => {
  const { patient, staff } = await concludedIncident()
  const copied: Record<string, unknown>[] = []
  for (const table of ['incidents', 'incident_reports', 'incident_events', 'incident_actions'] as const)
    for await (const portion of rowsOf(app.services, table, patient.accountId)) copied.push(...portion)
  expect(copied[0]).toMatchObject({
    ...{ kind: 'incident', harm: 'moderate', category: 'dose', state: 'in_review' },
    conclusion: { summary: 'A dose was written twice and stopped.' },
  })
  expect(copied.filter(({ is_needed }) => is_needed === true)).toMatchObject([{ body: 'lfpse' }])
  const text = JSON.stringify(copied)
  for (const secret of ['Zephyrine', 'Quillfeather', 'Staff', 'Pharmacist', ...staff])
    expect(text).not.toContain(secret)
})

it('an erasure leaves the report, without a name, and takes the unsent drafts about it', async () => {
  const { patient, id } = await concludedIncident()
  const lead = await newStaff(app, 'clinical_lead')
  await lead.post('desk_keep_draft', { subject: `incident/${id}/conclusion`, body: 'Half' })
  await patient.browser.post('prove_owner', { password: 'correct-horse-battery-9' })
  const asked = await patient.browser.post('ask_to_be_erased', { understood: true })
  expect(asked.statusCode, asked.body).toBe(200)
  ahead += 8 * dayMs
  await erasureJob(app.services)
  await app.services.messages.sendWaiting()
  await erasureJob(app.services)
  expect(await rows(`select 1 from accounts where id = '${patient.accountId}'`)).toEqual([])
  expect(await rows(`select state from incidents where id = '${id}'`)).toEqual([{ state: 'in_review' }])
  expect((await rows(`select 1 from incident_events where incident_id = '${id}'`)).length).toBeGreaterThan(10)
  expect(await rows(`select 1 from drafts where subject like 'incident/${id}/%'`)).toEqual([])
})

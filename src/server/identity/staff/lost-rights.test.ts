import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { calls } from '#contract/calls.ts'
import { decisionNeeds } from '#domain/cases/decision-rights.ts'
import { runStaffCommand } from '../../app/commands/staff-command.ts'
import { finishOutcomes } from '../../appointments/finish-outcome.ts'
import { casesJob } from '../../clinical/cases/case-job.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { type BookingApp, newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { caseNow, newReadyPatient, takenPence } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

let app: BookingApp
let administrator: Staff
let lead: Staff
beforeAll(async () => {
  app = await startBookingApp('2026-03-02T10:00:00Z')
  administrator = await newStaff(app, 'administrator')
  lead = await newStaff(app, 'clinical_lead')
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const settle = async () => {
  app.setNow(app.now() + afterUndoMs)
  await casesJob(app.services)
  await finishOutcomes(app.services)
}
const claim = async (by: Staff, id: string): Promise<number> => (await by.post('desk_claim', { id })).json().data.epoch
async function approve(by: Staff, id: string): Promise<void> {
  const reply = await by.post('desk_approve', {
    id,
    epoch: await claim(by, id),
    dose: '2.5mg',
    instructions: 'Inject 2.5 mg once a week, on the same day.',
    words: 'I have prescribed the first dose for you.',
    ticked: [],
  })
  expect(reply.statusCode, reply.body).toBe(200)
}
const eventsOf = async (id: string) =>
  (await rows(`select what from case_events where case_id = '${id}' order by id`)).map(({ what }) => what)
const staffEventsOf = async (id: string) =>
  (await rows(`select event, outcome from staff_events where staff_id = '${id}' order by id`)).map(
    ({ event, outcome }) => `${event}: ${outcome}`,
  )

/** Every way in which staff lose the right behind a decision. */
const ways = {
  'ended at the desk': ({ id }: Staff) => administrator.post('desk_end_staff', { id }),
  'ended by a command': ({ email }: Staff) => runStaffCommand(app.services, 'end', { email }),
  'given another role': ({ id }: Staff) => administrator.post('desk_change_roles', { id, roles: ['support'] }),
  'made to set up their sign-in again': ({ id }: Staff) => administrator.post('desk_reset_factor', { id }),
} satisfies Record<string, (person: Staff) => Promise<unknown>>

describe.each(Object.entries(ways))('S-11 a prescriber who is %s within the undo window', (_, lose) => {
  it('has approved nothing: the case is back in the queue at once, and nothing is executed', async () => {
    const prescriber = await newStaff(app, 'prescriber')
    const { caseId, paymentIntent } = await newReadyPatient(app)
    await approve(prescriber, caseId)
    await lose(prescriber)
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'ready', pendingDecision: null, claimedBy: null })
    const queue = (await lead.post('desk_queue', { list: 'ready' })).json().data
    expect(queue.rows.map(({ id }: { id: string }) => id)).toContain(caseId)
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'ready', pendingDecision: null })
    expect(await rows(`select id from prescriptions where case_id = '${caseId}'`)).toEqual([])
    expect(await takenPence(app, paymentIntent)).toBe(0)
    expect(await eventsOf(caseId)).toContain('taken back, access lost')
    expect(await staffEventsOf(prescriber.id)).toContain('decision: taken back: approve')
    // Any colleague decides it.
    await approve(lead, caseId)
  })
})

it('S-11 a decision recorded while access was being ended is not executed either', async () => {
  const prescriber = await newStaff(app, 'prescriber')
  const { caseId } = await newReadyPatient(app)
  await approve(prescriber, caseId)
  await rows(`update staff set ended_at = now() where id = '${prescriber.id}'`)
  await settle()
  expect(await caseNow(app, caseId)).toMatchObject({ state: 'ready', pendingDecision: null })
  expect(await eventsOf(caseId)).toContain('taken back, access lost')
})

it('S-11 a pharmacist whose registration no longer fits has checked nothing, and no card is charged', async () => {
  const pharmacist = await newStaff(app, 'pharmacist')
  const { caseId, paymentIntent } = await newReadyPatient(app)
  await approve(lead, caseId)
  await settle()
  const reply = await pharmacist.post('desk_check', {
    id: caseId,
    epoch: await claim(pharmacist, caseId),
    pen: { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1402', expires: '2027-06-30' },
    hasSeenInteractions: true,
  })
  expect(reply.statusCode, reply.body).toBe(200)
  await rows(
    `update staff set registration_body = 'NMC', registration_number = '12A3456B' where id = '${pharmacist.id}'`,
  )
  await settle()
  expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved', pendingDecision: null })
  expect(await takenPence(app, paymentIntent)).toBe(0)
})

it('S-11 staff who keep the right behind a decision keep the decision', async () => {
  const prescriber = await newStaff(app, 'prescriber', 'coach')
  const { caseId } = await newReadyPatient(app)
  await approve(prescriber, caseId)
  expect((await administrator.post('desk_change_roles', { id: prescriber.id, roles: ['prescriber'] })).statusCode).toBe(
    200,
  )
  await settle()
  expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved' })
})

describe('S-11 a recorded outcome of an appointment', () => {
  const link = (staffId: string | null) =>
    rows(
      `update clinicians set staff_id = ${staffId === null ? 'null' : `'${staffId}'`} where id = '${brand.consultant.id}'`,
    )
  const unlink = () =>
    administrator.post('desk_keep_clinician', {
      clinician: brand.consultant.id,
      name: brand.consultant.name,
      title: brand.consultant.title,
      isBookable: true,
      services: ['adult-adhd-assessment'],
      staffId: null,
    })
  it.each([
    ['2026-03-17', 'ended at the desk', ways['ended at the desk']],
    ['2026-03-18', 'given another role', ways['given another role']],
    ['2026-03-19', 'disconnected from the calendar', unlink],
    [
      '2026-03-20',
      'ended past the desk',
      ({ id }: Staff) => rows(`update staff set ended_at = now() where id = '${id}'`),
    ],
  ] as const)('%s: is not carried out when they are %s', async (date, _, lose) => {
    const psychiatrist = await newStaff(app, 'prescriber')
    await link(psychiatrist.id)
    const guest = await newGuest(app)
    await guest.book({ date, time: '10:00' })
    const { id } = await guest.appointment()
    const said = await psychiatrist.post('desk_outcome', {
      id,
      outcomeId: randomUUID(),
      outcome: 'declined',
      words: 'Sorry.',
    })
    expect(said.statusCode, said.body).toBe(200)
    await lose(psychiatrist)
    await settle()
    expect(await guest.appointment()).toMatchObject({ state: 'booked', refundedPence: 0 })
    expect(await staffEventsOf(psychiatrist.id)).toContain('decision: taken back: declined')
    await link(null)
  })
})

it('S-11 the rights that are checked again are those that the calls require', () => {
  for (const [kind, capability] of Object.entries(decisionNeeds))
    expect(calls[`desk_${kind}` as 'desk_approve'].auth).toBe(`staff:${capability}`)
})

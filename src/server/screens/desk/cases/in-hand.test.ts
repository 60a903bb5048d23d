import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { casesJob } from '../../../clinical/cases/case-job.ts'
import { insertCheck } from '../../../clinical/cases/evidence-rows.ts'
import { afterUndoMs } from '../../../testing/after-undo.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { caseNow, newReadyPatient } from '../../../testing/test-case.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { newStaff } from '../../../testing/test-staff.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')
type Staff = Awaited<ReturnType<typeof newStaff>>
let app: TestApp
let prescriber: Staff
let pharmacist: Staff
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  prescriber = await newStaff(app, 'prescriber')
  pharmacist = await newStaff(app, 'pharmacist')
})
afterAll(() => app.close())

const ok = async (staff: Staff, name: string, body: object = {}) => {
  const reply = await staff.post(name as never, body as never)
  expect(reply.statusCode, `${name}: ${reply.body}`).toBe(200)
  return reply.json().data
}

const epochOf = async (staff: Staff, id: string) => (await ok(staff, 'desk_claim', { id })).epoch as number

const approval = (id: string, epoch: number) => ({
  id,
  epoch,
  dose: '2.5mg',
  instructions: 'Inject 2.5 mg once a week, on the same day.',
  words: 'I have prescribed the first dose for you.',
  ticked: [],
})

const spanOf = ({ finalAt, now }: { finalAt: string; now: string }) => Date.parse(finalAt) - Date.parse(now)

describe('decisions that can be undone', () => {
  it('D-5 are reported by the server, by its own clock, to their author in any tab; and to nobody else', async () => {
    const { caseId, accountId } = await newReadyPatient(app)
    const other = await newStaff(app, 'prescriber')
    const made = await ok(prescriber, 'desk_approve', approval(caseId, await epochOf(prescriber, caseId)))
    expect(spanOf(made)).toBe(30 * secondMs)
    clock += 12 * secondMs
    const { now, decisions } = await ok(prescriber, 'desk_undoable')
    expect(decisions).toEqual([
      { decisionId: made.decisionId, caseId, kind: 'approve', name: expect.any(String), finalAt: made.finalAt },
    ])
    expect(spanOf({ now, finalAt: decisions[0].finalAt })).toBe(18 * secondMs)
    const { pending, person } = await ok(prescriber, 'desk_case', { id: caseId })
    expect([spanOf(pending), decisions[0].name]).toEqual([18 * secondMs, person.name])
    expect((await ok(other, 'desk_undoable')).decisions).toEqual([])
    // A name is shown: that is an access, once a day.
    await ok(prescriber, 'desk_undoable')
    const looks = await app.database.run((orm) =>
      orm.execute(
        `select what, account_id from access_log where staff_id = '${prescriber.id}' and what = 'list entry' and account_id = '${accountId}'`,
      ),
    )
    expect(looks.rows).toHaveLength(1)

    await ok(prescriber, 'desk_undo', { decisionId: made.decisionId })
    expect((await ok(prescriber, 'desk_undoable')).decisions).toEqual([])
    const asked = { id: caseId, epoch: await epochOf(prescriber, caseId), words: 'Which other medicines do you take?' }
    const last = await ok(prescriber, 'desk_ask', asked)
    clock += 30 * secondMs
    expect((await ok(prescriber, 'desk_undoable')).decisions).toEqual([])
    expect((await prescriber.post('desk_undo', { decisionId: last.decisionId })).statusCode).toBe(409)
  })

  it('D-5 of a pharmacist too, whose page says after a reload what was decided', async () => {
    const { caseId } = await newReadyPatient(app)
    await ok(prescriber, 'desk_approve', approval(caseId, await epochOf(prescriber, caseId)))
    clock += afterUndoMs
    await casesJob(app.services)
    const epoch = await epochOf(pharmacist, caseId)
    const { decisionId } = await ok(pharmacist, 'desk_return', { id: caseId, epoch, reason: 'Dose unclear.' })
    clock += 5 * secondMs
    const { pending } = await ok(pharmacist, 'desk_prescription', { id: caseId })
    expect(pending).toMatchObject({ decisionId, kind: 'return', isMine: true })
    expect(spanOf(pending)).toBe(25 * secondMs)
    expect((await ok(pharmacist, 'desk_undoable')).decisions).toMatchObject([{ decisionId, kind: 'return' }])
    await ok(pharmacist, 'desk_undo', { decisionId })
    expect((await ok(pharmacist, 'desk_prescription', { id: caseId })).pending).toBeNull()
  })
})

describe('holding a case', () => {
  it('D-10 takes more than reading it, and possible decisions are shown before it is claimed', async () => {
    const { caseId } = await newReadyPatient(app)
    const lead = await newStaff(app, 'clinical_lead')
    for (const reader of [pharmacist, await newStaff(app, 'coach'), lead, prescriber])
      expect((await ok(reader, 'desk_case', { id: caseId })).with).toBeNull()
    expect(await caseNow(app, caseId)).toMatchObject({ claimedBy: null })
    const { can, epoch } = await ok(prescriber, 'desk_case', { id: caseId })
    expect(can).toMatchObject({ approve: null, decline: null, ask: null })
    // Shown is not allowed: without a claim nothing is decided.
    expect((await prescriber.post('desk_approve', approval(caseId, epoch))).statusCode).toBe(409)
    await epochOf(lead, caseId)
    expect((await ok(prescriber, 'desk_case', { id: caseId })).can.approve).toBe('Assign the case to yourself first.')
  })

  it('D-10 as the next case is only for those whose decision it awaits', async () => {
    const { caseId } = await newReadyPatient(app)
    const next = async (role: Role, list: 'ready' | 'signature' | 'approved') =>
      (await (await newStaff(app, role)).post('desk_next_case', { list })).statusCode
    for (const role of ['pharmacist', 'coach'] as const) {
      expect([role, await next(role, 'ready'), await next(role, 'signature')]).toEqual([role, 403, 403])
    }
    expect(await next('prescriber', 'approved')).toBe(403)
    expect(await caseNow(app, caseId)).toMatchObject({ claimedBy: null })
    expect(await next('pharmacist', 'approved')).toBe(200)
    const { claimed } = await ok(await newStaff(app, 'prescriber'), 'desk_next_case', { list: 'ready' })
    expect(claimed).toMatchObject({ kind: 'order', epoch: expect.any(Number) })
  })

  it('D-10 staff on call are told so for as long as the shift runs', async () => {
    const lead = await newStaff(app, 'clinical_lead')
    const [startsAt, endsAt] = [clock - 10 * minuteMs, clock + 10 * minuteMs].map((at) => new Date(at).toISOString())
    await ok(lead, 'desk_set_shift', { id: randomUUID(), staffId: prescriber.id, startsAt, endsAt, place: 1 })
    expect([(await ok(prescriber, 'desk_me')).isOnCall, (await ok(lead, 'desk_me')).isOnCall]).toEqual([true, false])
    clock += 10 * minuteMs
    expect((await ok(prescriber, 'desk_me')).isOnCall).toBe(false)
  })
})

it('D-14 evidence is listed gate by gate in one order, and newest first within each', async () => {
  const { caseId, accountId } = await newReadyPatient(app)
  const { vault } = app.services
  const gates = async () =>
    (await ok(prescriber, 'desk_case', { id: caseId })).evidence.map(({ gate }: { gate: string }) => gate)
  const before = await gates()
  expect(before.indexOf('identity')).toBeLessThan(before.indexOf('measurements'))
  const finding = { is: 'failed' }
  const again = { accountId, gate: 'identity', finding, isPassed: false, how: 'provider', staffId: null } as const
  await app.database.run((orm) => insertCheck(orm, vault, { ...again, now: clock + secondMs }))
  const { evidence } = await ok(prescriber, 'desk_case', { id: caseId })
  expect(await gates()).toEqual(['identity', ...before])
  expect(evidence[0]).toMatchObject({ isPassed: false, how: 'provider' })
})

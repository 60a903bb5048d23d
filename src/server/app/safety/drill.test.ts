import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { followUpAnswers, type SaidFollowUp } from '#domain/clinical/sample-answers.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import type { ControlId } from '#domain/safety/controls.ts'
import { hazardLog } from '#domain/safety/hazard-log.ts'
import type { HazardId } from '#domain/safety/hazards.ts'
import { isSoak } from '../../../../tests/soak/test-depth.ts'
import { markEarlier } from '../../checkout/mark-earlier-job.ts'
import { alarmsJob } from '../../clinical/on-call/alarms.ts'
import { openCheckIns } from '../../clinical/treatment/check-in/check-in-job.ts'
import { type Keys, parseKeys } from '../../platform/encryption/keys.ts'
import { packedInTests } from '../../testing/packed.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser } from '../../testing/test-browser.ts'
import { bringEvidence, caseNow, goodEvidence, newPatient, newReadyPatient } from '../../testing/test-case.ts'
import { testGateways } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'
import { withKnownKeys } from '../data-keys/known-keys.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

let clinic: Treatment
let prescriber: Staff
let pharmacist: Staff
let support: Staff
let lead: Staff
let administrator: Staff
beforeAll(async () => {
  clinic = await startTreatment('2026-03-09T10:00:00Z')
  ;({ prescriber, pharmacist, support } = clinic)
  lead = await newStaff(clinic.app, 'clinical_lead')
  administrator = await newStaff(clinic.app, 'administrator')
})

const told: string[] = []
afterAll(async () => {
  await clinic.app.close()
  if (isSoak) console.log(`\nWhat held:\n${told.join('\n')}\n`)
})

interface Held {
  readonly hazard: HazardId
  readonly control: ControlId
}

/** Cheap enough for every `npm test`; the others are played by `npm run soak -- safety`. */
const always = new Set([
  'the wrong pen is taken from the fridge',
  'a decision is taken back too late',
  'a weight is shown by photo alone',
])

/** One adverse story, and the control of the hazard log that ends it well. */
function story(title: string, held: readonly Held[], play: () => Promise<void>): void {
  it.runIf(isSoak || always.has(title))(title, async () => {
    for (const { hazard, control } of held)
      expect(hazardLog.find(({ id }) => id === hazard)?.controls, hazard).toContain(control)
    await clinic.moveTo(clinic.now() + minuteMs)
    await play()
    told.push(`✓ ${title}: ${held.map(({ hazard, control }) => `${hazard} → ${control}`).join(', ')}`)
  })
}

type Reply = { readonly statusCode: number; readonly body: string }
const refused = (reply: Reply, code: number, because: RegExp) => {
  expect(reply.statusCode, reply.body).toBe(code)
  expect(reply.body).toMatch(because)
}
const london = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const shown = (id: string, by = prescriber) => clinic.post(by, 'desk_case', { id })
const flagsOf = async (id: string): Promise<string[]> => (await shown(id)).flags.map((flag: { id: string }) => flag.id)

async function tryApprove(by: Staff, id: string, { dose = '2.5mg', ticks = true } = {}) {
  const { flags } = await shown(id, by)
  const ticked = ticks ? flags.map((flag: { id: string }) => ({ flag: flag.id, reason: 'Seen and discussed.' })) : []
  const words = { instructions: 'Once a week.', words: 'Prescribed.', reason: 'Benefit outweighs risk.' }
  return by.post('desk_approve', { id, epoch: await clinic.claim(by, id), dose, ticked, ...words })
}

async function approve(id: string) {
  const reply = await tryApprove(prescriber, id)
  expect(reply.statusCode, reply.body).toBe(200)
  await clinic.settle()
}

const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1', expires: '2028-06-30' }
const tryCheck = async (id: string, different: object = {}) =>
  pharmacist.post('desk_check', {
    id,
    epoch: await clinic.claim(pharmacist, id),
    pen: { ...pen, ...different },
    hasSeenInteractions: true,
  })

async function newChecked(batch = 'LK-1') {
  const patient = await newReadyPatient(clinic.app)
  await approve(patient.caseId)
  const reply = await tryCheck(patient.caseId, { batch })
  expect(reply.statusCode, reply.body).toBe(200)
  await clinic.settle()
  return patient
}

const tryDispatch = (id: string) =>
  support.post('desk_dispatch', {
    id,
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: london(clinic.now() + dayMs),
    coldHours: 48,
    ...packedInTests,
  })

async function newTreated(): Promise<TreatedPatient> {
  const patient = await newReadyPatient(clinic.app)
  await clinic.approveAndSend(patient.caseId, { dose: '2.5mg' })
  await clinic.deliver(patient.caseId, clinic.now() + hourMs)
  return patient
}

/** Twenty days after the pen came, with three doses taken. */
async function atCheckIn(patient: TreatedPatient, said: object = {}) {
  const from = clinic.now()
  await clinic.moveTo(from + 20 * dayMs)
  await openCheckIns(clinic.app.services)
  const { mine, save, finish } = checkInOf(patient)
  const taken = [0, 7, 14].map((days) => london(from + days * dayMs))
  const answers = (more: object = {}) =>
    checkInAnswers({
      check_in_weight: { weight: '92', unit: 'kg' },
      check_in_doses: { taken, missed: 0 },
      ...said,
      ...more,
    })
  const { open } = await mine()
  await save(open.id, answers())
  return { id: open.id as string, mine, save, finish, answers }
}

const tells = (patient: TreatedPatient, said: SaidFollowUp) =>
  bringEvidence(clinic.app, patient, {}, followUpAnswers(said))

describe('an adverse story, and the control that held', () => {
  story(
    'the clocks change in the night in which a pen may leave',
    [
      { hazard: 'wrong-clock', control: 'london-time' },
      { hazard: 'stockpiling', control: 'flag supply-too-early' },
    ],
    async () => {
      const patient = await newReadyPatient(clinic.app)
      await clinic.approveAndSend(patient.caseId, { dose: '2.5mg' })
      await clinic.deliver(patient.caseId, '2026-03-10T10:00:00Z')
      const { id, mine, finish } = await atCheckIn(patient)
      const { pen: next } = (await mine()).open
      const { toPay } = (await finish(id, next.pricePence)).json().data
      await clinic.pay(patient, toPay)
      const caseId = (await clinic.caseOf(toPay.orderId))?.id as string
      // Day 21 is 30 March, which begins at 23:00 UTC: summer time began that morning.
      await clinic.moveTo('2026-03-29T22:59:00Z')
      expect(await flagsOf(caseId)).toContain('supply-too-early')
      refused(await tryApprove(prescriber, caseId), 422, /Day 20/)
      await clinic.moveTo('2026-03-29T23:01:00Z')
      expect(await flagsOf(caseId)).not.toContain('supply-too-early')
    },
  )

  story(
    'a weight is wrong by half',
    [
      { hazard: 'false-weight', control: 'weight-jump-asked' },
      { hazard: 'underweight-treated', control: 'nothing-underweight' },
    ],
    async () => {
      const patient = await newTreated()
      const { id, save, finish, answers } = await atCheckIn(patient, { check_in_weight: { weight: '50', unit: 'kg' } })
      refused(await finish(id, null), 422, /weight-jump/)
      await save(id, answers({ check_in_weight: { weight: '50', unit: 'kg', confirmed: 'yes' } }))
      expect((await finish(id, null)).json().data).toEqual({ outcome: 'no dose', toPay: null })
    },
  )

  story(
    'pancreatitis on treatment, and then a new account',
    [
      { hazard: 'red-flag-unheeded', control: 'red-flag-locks' },
      { hazard: 'pancreatitis-restarted', control: 'same-person-found' },
      { hazard: 'alert-fatigue', control: 'each-flag-ticked' },
    ],
    async () => {
      const patient = await newTreated()
      const report = await patient.browser.post('tell_unwell', { sign: 'pancreatitis' })
      expect(report.statusCode, report.body).toBe(200)
      expect(await clinic.run(`select 1 from supply_locks where account_id = '${patient.accountId}'`)).toHaveLength(1)
      const again = await newReadyPatient(clinic.app)
      await clinic.run(`delete from job_rounds where name = 'people are marked'`)
      await markEarlier(clinic.app.services)
      await clinic.run(`delete from person_marks where kind = 'name and birth date'
        and account_id not in ('${patient.accountId}', '${again.accountId}')`)
      expect(await flagsOf(again.caseId)).toContain('same-person')
      expect((await shown(again.caseId)).samePerson).toEqual([patient.accountId])
      refused(await tryApprove(prescriber, again.caseId, { ticks: false }), 422, /same name/i)
      const record = await clinic.post(prescriber, 'desk_person', { id: patient.accountId })
      expect(JSON.stringify(record)).toContain('stomach pain')
      await clinic.run(`delete from person_marks where kind = 'name and birth date'`)
    },
  )

  story(
    'insulin is begun between two check-ins',
    [
      { hazard: 'hypoglycaemia', control: 'diabetes-plan' },
      { hazard: 'hypoglycaemia', control: 'news-held' },
    ],
    async () => {
      const patient = await newTreated()
      const { id, mine, finish } = await atCheckIn(patient, {
        check_in_wish: 'up',
        check_in_changes: ['A medicine'],
        check_in_new_medicines: ['Insulin'],
        check_in_medicines: 'Ten units since last week.',
        check_in_new_diabetes_team: 'no',
      })
      const { pen: next } = (await mine()).open
      expect(next.dose).toBe('2.5 mg')
      const { toPay } = (await finish(id, next.pricePence)).json().data
      await clinic.pay(patient, toPay)
      const found = await clinic.caseOf(toPay.orderId)
      await clinic.moveTo(clinic.now() + 2 * dayMs)
      refused(await tryApprove(prescriber, found?.id as string), 422, /plan/i)
    },
  )

  story(
    'pancreatitis is told together with the wish to stop',
    [{ hazard: 'red-flag-unheeded', control: 'check-in-end-reviewed' }],
    async () => {
      const patient = await newTreated()
      const { id, finish } = await atCheckIn(patient, {
        check_in_wish: 'stop',
        check_in_changes: ['An illness, a diagnosis or an allergy'],
        check_in_new_conditions: ['Pancreatitis'],
        check_in_conditions: 'In hospital last week.',
      })
      expect((await finish(id, null)).json().data.outcome).toBe('stop')
      const { rows } = await clinic.post(prescriber, 'desk_queue', { list: 'ready' })
      expect(JSON.stringify(rows.filter(({ kind }: { kind: string }) => kind === 'check_in'))).toContain('pancreatitis')
    },
  )

  story(
    'pancreatitis reported again',
    [
      { hazard: 'pancreatitis-restarted', control: 'standing-stop-held' },
      { hazard: 'pancreatitis-restarted', control: 'unpaid-held' },
    ],
    async () => {
      const patient = await newTreated()
      const pancreatitis = {
        check_in_changes: ['An illness, a diagnosis or an allergy'],
        check_in_new_conditions: ['Pancreatitis'],
        check_in_conditions: 'In hospital last week.',
      }
      const { id, mine, save, finish, answers } = await atCheckIn(patient, { check_in_wish: 'up' })
      await save(id, answers(pancreatitis))
      const nothing = { outcome: 'no dose', toPay: null }
      expect((await finish(id, null)).json().data).toEqual(nothing)
      const reviewOf = async () => {
        const { rows } = await clinic.post(prescriber, 'desk_queue', { list: 'ready' })
        const ofPatient = await clinic.run(`select id from cases where account_id = '${patient.accountId}'`)
        const ids = ofPatient.map((row) => row.id)
        return rows.find((row: { id: string; kind: string }) => row.kind === 'check_in' && ids.includes(row.id))
      }
      const closeAndAskAgain = async () => {
        const { id: review } = await reviewOf()
        const closing = { id: review, epoch: await clinic.claim(prescriber, review), said: 'Spoken.', goesOn: true }
        await clinic.post(prescriber, 'desk_close_check_in', closing)
        await clinic.post(patient.browser as never, 'answer_check_in_again', {})
        return (await mine()).open.id as string
      }
      const second = await closeAndAskAgain()
      await save(second, answers(pancreatitis))
      expect((await mine()).open.pen).toBeNull()
      expect((await finish(second, null)).json().data).toEqual(nothing)
      const again = await reviewOf()
      expect(again.why[0]).toContain('History of pancreatitis')
      const third = await closeAndAskAgain()
      const { clinical } = await clinic.post(prescriber, 'desk_person', { id: patient.accountId })
      await clinic.post(prescriber, 'desk_correct_history', {
        entryId: clinical.history[0].id,
        reason: 'Ruled out by a scan.',
        why: 'mistaken',
        evidence: 'letter',
        evidenceNamed: 'Letter of the hospital',
      })
      await save(third, answers())
      const { pen: next } = (await mine()).open
      expect(next.dose).toBe('5 mg')
      const { toPay } = (await finish(third, next.pricePence)).json().data
      await clinic.post(prescriber, 'desk_add_history', {
        accountId: patient.accountId,
        entry: randomUUID(),
        kind: 'stop',
        words: 'A second scan shows pancreatitis.',
      })
      refused(await clinic.pay(patient, toPay), 409, /clinician is looking/)
      expect((await reviewOf()).why[0]).toContain('second scan')
    },
  )

  story('a parcel lies in the sun', [{ hazard: 'unfit-pen', control: 'warm-quarantined' }], async () => {
    const { caseId, accountId } = await newChecked()
    expect((await tryDispatch(caseId)).statusCode).toBe(200)
    await clinic.moveTo(clinic.now() + 49 * hourMs)
    const came = await support.post('desk_parcel_ended', { id: caseId, as: 'delivered' })
    expect(came.json().data).toEqual({ state: 'quarantined' })
    expect(await clinic.run(`select 1 from supply_covers where account_id = '${accountId}'`)).toEqual([])
  })

  story(
    'a batch is recalled while its pen waits to be sent',
    [
      { hazard: 'recalled-batch', control: 'recall-stops' },
      { hazard: 'recalled-batch', control: 'recall-by-two' },
    ],
    async () => {
      const { caseId } = await newChecked('QX-77')
      const id = randomUUID()
      await clinic.post(pharmacist, 'desk_ask_recall', {
        id,
        medicine: 'mounjaro',
        batches: ['qx 77'],
        words: 'Please do not use this pen.',
      })
      refused(await tryDispatch(caseId), 409, /being recalled/)
      refused(await pharmacist.post('desk_confirm_recall', { id }), 409, /./)
      await clinic.post(lead, 'desk_confirm_recall', { id })
    },
  )

  story(
    'a prescriber is suspended in the middle of a decision',
    [{ hazard: 'not-entitled', control: 'rights-checked-again' }],
    async () => {
      const suspended = await newStaff(clinic.app, 'prescriber')
      const { caseId } = await newReadyPatient(clinic.app)
      expect((await tryApprove(suspended, caseId)).statusCode).toBe(200)
      expect((await administrator.post('desk_end_staff', { id: suspended.id })).statusCode).toBe(200)
      await clinic.settle()
      expect(await caseNow(clinic.app, caseId)).toMatchObject({ state: 'ready', pendingDecision: null })
      expect(await clinic.run(`select 1 from prescriptions where case_id = '${caseId}'`)).toEqual([])
    },
  )

  story(
    'a member of staff without the right tries to approve',
    [{ hazard: 'not-entitled', control: 'rights-by-role' }],
    async () => {
      const { caseId: id } = await newReadyPatient(clinic.app)
      const words = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
      refused(await support.post('desk_approve', { id, epoch: 1, ...words }), 403, /role/)
    },
  )

  story(
    'one person approves and signs alone',
    [
      { hazard: 'not-entitled', control: 'signed-by-another' },
      { hazard: 'not-entitled', control: 'second-signature' },
    ],
    async () => {
      const patient = await newReadyPatient(clinic.app)
      await tells(patient, { 'follow-up-conditions': ['eyes'], 'follow-up-eyes': 'background' })
      const id = patient.caseId
      await approve(id)
      expect(await caseNow(clinic.app, id)).toMatchObject({ state: 'ready', awaitsSignature: true })
      const epoch = await clinic.claim(prescriber, id)
      refused(await prescriber.post('desk_sign', { id, epoch, reason: 'Still right.' }), 422, /./)
    },
  )

  story(
    'a case lies open on a screen for too long',
    [{ hazard: 'stale-screen', control: 'stale-decision-refused' }],
    async () => {
      const { caseId: id } = await newReadyPatient(clinic.app)
      const epoch = await clinic.claim(prescriber, id)
      await clinic.moveTo(clinic.now() + 11 * minuteMs)
      await clinic.claim(lead, id)
      const words = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
      refused(await prescriber.post('desk_approve', { id, epoch, ...words }), 409, new RegExp(lead.name))
    },
  )

  story('a decision is taken back too late', [{ hazard: 'undo-raced', control: 'undo-in-time' }], async () => {
    const { caseId } = await newReadyPatient(clinic.app)
    const { decisionId } = (await tryApprove(prescriber, caseId)).json().data
    await clinic.moveTo(clinic.now() + 30 * secondMs)
    refused(await prescriber.post('desk_undo', { decisionId }), 409, /final/)
  })

  story(
    'pancreatitis is told after the pharmacist has checked',
    [{ hazard: 'stop-after-approval', control: 'assessed-again' }],
    async () => {
      const patient = await newChecked()
      await tells(patient, { 'follow-up-conditions': ['pancreatitis'] })
      expect((await tryDispatch(patient.caseId)).statusCode).toBe(409)
      expect(await caseNow(clinic.app, patient.caseId)).toMatchObject({ state: 'ready' })
    },
  )

  story('the wrong pen is taken from the fridge', [{ hazard: 'wrong-pen', control: 'pen-as-prescribed' }], async () => {
    const { caseId } = await newReadyPatient(clinic.app)
    await approve(caseId)
    refused(await tryCheck(caseId, { strength: '5mg' }), 422, /2\.5/)
  })

  story('a pen expires before its last dose', [{ hazard: 'unfit-pen', control: 'expiry-outlasts' }], async () => {
    const { caseId } = await newReadyPatient(clinic.app)
    await approve(caseId)
    refused(await tryCheck(caseId, { expires: london(clinic.now() + 20 * dayMs) }), 422, /expire/i)
  })

  story('a weight is shown by photo alone', [{ hazard: 'false-weight', control: 'gates-hold' }], async () => {
    const patient = await newPatient(clinic.app)
    const { measurements, ...others } = goodEvidence(clinic.app)
    const photo = { ...(measurements as object), how: 'photo' }
    await bringEvidence(clinic.app, patient, { ...others, measurements: photo })
    expect(await caseNow(clinic.app, patient.caseId)).toMatchObject({ state: 'waiting_for_evidence' })
    refused(await tryApprove(prescriber, patient.caseId), 422, /weight/i)
  })

  story(
    'a patient is not sure which medicines they take',
    [{ hazard: 'history-incomplete', control: 'unclear-answers-wait' }],
    async () => {
      const patient = await newPatient(clinic.app)
      const said: SaidFollowUp = { 'follow-up-medicines': ['not_sure'], 'follow-up-medicines-named': 'A white one' }
      await bringEvidence(clinic.app, patient, goodEvidence(clinic.app), followUpAnswers(said))
      refused(await tryApprove(prescriber, patient.caseId), 422, /./)
      expect(await caseNow(clinic.app, patient.caseId)).toMatchObject({ pendingDecision: null })
    },
  )

  story(
    'an eating disorder is passed without a conversation',
    [{ hazard: 'eating-disorder', control: 'live-conversation' }],
    async () => {
      const patient = await newReadyPatient(clinic.app)
      await tells(patient, { 'follow-up-eating-disorder': 'past' })
      refused(await tryApprove(prescriber, patient.caseId), 422, /./)
      expect((await shown(patient.caseId)).missing.map(({ gate }: { gate: string }) => gate)).toContain('live_contact')
    },
  )

  story(
    'suicidal thoughts, and the prescriber on call does not answer',
    [
      { hazard: 'suicide', control: 'mood-without-asking' },
      { hazard: 'alarm-delayed', control: 'alarm-escalates' },
    ],
    async () => {
      const patient = await newTreated()
      const second = await newStaff(clinic.app, 'prescriber')
      // Those of earlier stories were answered.
      await clinic.run('update alarms set acknowledged_at = raised_at, next_call_at = null')
      const times = { startsAt: london(clinic.now() - dayMs), endsAt: london(clinic.now() + 3 * dayMs) }
      for (const [place, { id: staffId }] of [prescriber, second].entries())
        await clinic.post(lead, 'desk_set_shift', {
          id: randomUUID(),
          staffId,
          startsAt: `${times.startsAt}T00:00:00.000Z`,
          endsAt: `${times.endsAt}T00:00:00.000Z`,
          place: place + 1,
        })
      const ticked = await patient.browser.post('report_sign', { sign: 'mood', from: 'account' })
      expect(ticked.json().data, ticked.body).toEqual({ isLocked: true })
      const [before, beforeSecond] = [await calls(prescriber), await calls(second)]
      await alarmsJob(clinic.app.services)
      expect([await calls(prescriber), await calls(second)]).toEqual([before + 1, beforeSecond])
      await clinic.moveTo(clinic.now() + 15 * minuteMs)
      await alarmsJob(clinic.app.services)
      expect([await calls(prescriber), await calls(second)]).toEqual([before + 1, beforeSecond + 1])
    },
  )

  story('a fifth dose is taken from the pen', [{ hazard: 'double-dose', control: 'topic-locks' }], async () => {
    const patient = await newTreated()
    const reply = await patient.browser.post('report_incident', {
      id: randomUUID(),
      incident: 'too-much',
      what: ['fifth'],
      now: 'well',
      nation: 'England',
      from: 'account',
    })
    expect(reply.json().data, reply.body).toMatchObject({ urgency: 'urgent' })
    expect(await clinic.run(`select 1 from supply_locks where account_id = '${patient.accountId}'`)).toHaveLength(1)
  })

  story('two tabs answer the same question', [{ hazard: 'answer-lost', control: 'two-tabs' }], async () => {
    const browser = newBrowser(clinic.app)
    const save = (Q1_answer: string, more: object) =>
      browser.post('save_answer', {
        ansData: JSON.stringify({ Q1_answer }),
        questionnaire_type: 'weight-management',
        ...more,
      })
    const [one, other] = [randomUUID(), randomUUID()]
    const { uniqueId } = (await save('18-74', { tab: one })).json().data
    expect((await save('75 above', { uniqueId, revision: 1, tab: one })).statusCode).toBe(200)
    expect((await save('18-74', { uniqueId, revision: 1, tab: other })).statusCode).toBe(409)
  })

  story(
    'a stranger writes into another’s answers',
    [{ hazard: 'wrong-patient-shown', control: 'foreign-ids-unknown' }],
    async () => {
      const save = (browser: ReturnType<typeof newBrowser>, more: object = {}) =>
        browser.post('save_answer', {
          ansData: JSON.stringify({ Q1_answer: '18-74' }),
          questionnaire_type: 'weight-management',
          ...more,
        })
      const { uniqueId } = (await save(newBrowser(clinic.app))).json().data
      expect((await save(newBrowser(clinic.app), { uniqueId })).statusCode).toBe(403)
    },
  )

  story(
    'the mail provider refuses for a day',
    [
      { hazard: 'message-lost', control: 'message-outbox' },
      { hazard: 'message-lost', control: 'message-failure-shown' },
    ],
    async () => {
      let isAway = true
      const sent: string[] = []
      const mail = {
        isOutbox: false,
        send: async ({ id }: { readonly id: string }) => {
          if (isAway) throw new Error('away')
          sent.push(id)
        },
      }
      const app = await startTestApp({ gateways: { ...testGateways, mail } })
      try {
        const { messages } = app.services
        const id = await app.database.transaction((tx) =>
          messages.write(tx, {
            kind: 'email',
            owner: 'clinic',
            to: 'sam@ferncliff.example',
            subject: 'Hello',
            text: 'Hi',
          }),
        )
        for (let attempt = 1; attempt <= 8; attempt += 1) {
          await messages.sendWaiting()
          await app.asOwner(`update messages set next_try_at = now() - interval '1 second' where state = 'queued'`)
        }
        const clerk = await newStaff(app, 'support')
        const { rows } = (await clerk.post('desk_watch', {})).json().data
        expect(rows.map((row: { id: string }) => row.id)).toContain(`message/${id}`)
        isAway = false
        expect((await clerk.post('desk_send_again', { id })).statusCode).toBe(200)
        await messages.sendWaiting()
        expect(sent).toEqual([id])
      } finally {
        await app.close()
      }
    },
  )

  story(
    'a server comes back with another key under the same name',
    [{ hazard: 'record-unreadable', control: 'known-keys' }],
    async () => {
      const wrong = parseKeys(`test-1:${Buffer.alloc(32, 8).toString('base64')}`) as Keys
      const pool = new Pool({ connectionString: clinic.app.url, max: 1 })
      try {
        await newReadyPatient(clinic.app)
        await expect(withKnownKeys(wrong)(pool)).rejects.toThrow('has other bytes')
      } finally {
        await pool.end()
      }
    },
  )
})

/** How often a colleague was called by email. */
const calls = async ({ email }: Staff): Promise<number> => (await clinic.emailsTo(email)).length

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followUpAnswers, type SaidFollowUp } from '#domain/clinical/sample-answers.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { packedInTests } from '../../testing/packed.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  bringEvidence,
  caseNow,
  goodEvidence,
  goodPlan,
  newPatient,
  newReadyPatient,
  type TestPatient,
  takenPence,
} from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { emailsAbout } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { casesJob } from './case-job.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')
type Staff = Awaited<ReturnType<typeof newStaff>>
let app: TestApp
let prescriber: Staff
let lead: Staff
let pharmacist: Staff
let support: Staff
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  prescriber = await newStaff(app, 'prescriber')
  lead = await newStaff(app, 'clinical_lead')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
})
afterAll(() => app.close())

const settle = async () => {
  clock += afterUndoMs
  await casesJob(app.services)
}
const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1402', expires: '2027-06-30' }
const parcel = {
  carrier: 'Swift Post',
  tracking: 'SP1',
  coldPack: 'Box',
  expectedOn: '2026-03-04',
  coldHours: 48,
  ...packedInTests,
}

type Posted = Awaited<ReturnType<Staff['post']>>
const ok = (reply: Posted) => {
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}
const claim = async (staff: Staff, id: string): Promise<number> => ok(await staff.post('desk_claim', { id })).epoch

async function approve({ caseId: id }: TestPatient, by = prescriber) {
  const { flags } = ok(await by.post('desk_case', { id }))
  return ok(
    await by.post('desk_approve', {
      id,
      epoch: await claim(by, id),
      dose: '2.5mg',
      instructions: 'Once a week.',
      words: 'I am prescribing this for you.',
      ticked: flags.map((flag: { id: string }) => ({ flag: flag.id, reason: 'Seen and discussed.' })),
      reason: 'Benefit outweighs risk.',
    }),
  )
}
const check = async ({ caseId: id }: TestPatient) =>
  pharmacist.post('desk_check', { id, epoch: await claim(pharmacist, id), pen, hasSeenInteractions: true })
const dispatch = ({ caseId: id }: TestPatient) => support.post('desk_dispatch', { id, ...parcel })

/** The patient reports something new about their health. */
const tells = (patient: TestPatient, said: SaidFollowUp) => bringEvidence(app, patient, {}, followUpAnswers(said))
const pancreatitis: SaidFollowUp = { 'follow-up-conditions': ['pancreatitis'] }
const newSenior: SaidFollowUp = { 'follow-up-conditions': ['eyes'], 'follow-up-eyes': 'background' }

async function expectHeld(patient: TestPatient, heldAt: string) {
  const { caseId: id, order } = patient
  expect(await caseNow(app, id)).toMatchObject({ state: 'ready', awaitsSignature: false, pendingDecision: null })
  const shown = ok(await prescriber.post('desk_case', { id }))
  expect(shown.returned).toMatchObject({ by: 'rules', heldAt })
  expect(shown.returned.flags.length).toBeGreaterThan(0)
  const { rows } = ok(await prescriber.post('desk_queue', { list: 'ready' }))
  expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ isReturned: true })
  const watch = ok(await prescriber.post('desk_watch', {}))
  expect(watch.rows.filter((row: { id: string }) => row.id === `returned/${id}`)).toHaveLength(1)
  expect(JSON.stringify(watch.rows)).not.toContain('pancreatitis')
  const { orders } = ok(await patient.browser.post('my_account', {}))
  expect(orders[0].care).toMatchObject({ state: 'ready', isReviewedAgain: true })
  return (await emailsAbout(app, order)).map(({ subject }) => subject)
}

describe('C-6: what is new since the approval holds the supply', () => {
  it.each([
    ['a stop', pancreatitis],
    ['a new reason for a second signature', newSenior],
  ])('%s between approval and check: the check is refused and nothing is charged', async (_, said) => {
    const patient = await newReadyPatient(app)
    await approve(patient)
    await settle()
    await tells(patient, said)
    const refused = await check(patient)
    expect(refused.statusCode, refused.body).toBe(409)
    expect(refused.json().message).toMatch(/^Held and returned to the prescriber/)
    const told = await expectHeld(patient, 'check')
    expect(told.at(-1)).toBe(`An update about your order ${patient.order.reference}`)
    await settle()
    expect(await takenPence(app, patient.paymentIntent)).toBe(0)
  })

  it('a stop between check and dispatch: the parcel stays, and is decided again at no further cost', async () => {
    const patient = await newReadyPatient(app)
    await approve(patient)
    await settle()
    ok(await check(patient))
    await settle()
    await tells(patient, pancreatitis)
    const refused = await dispatch(patient)
    expect(refused.statusCode, refused.body).toBe(409)
    // Staff who pack parcels do not learn why.
    expect(refused.body).not.toContain('ancreat')
    await expectHeld(patient, 'dispatch')
    expect((await dispatch(patient)).statusCode).toBe(409)
    // The patient's report was a mistake: a prescriber corrects the history with evidence and decides again, and a
    // second one signs.
    await tells(patient, {})
    const { clinicalHistory } = ok(await prescriber.post('desk_case', { id: patient.caseId }))
    const entry = clinicalHistory.find(({ kind }: { kind: string }) => kind === 'stop')
    const proof = { evidence: 'letter', evidenceNamed: 'Letter of the GP.' } as const
    const correction = {
      entryId: entry.id,
      why: 'mistaken',
      reason: 'No pancreatitis on the record.',
      ...proof,
    } as const
    ok(await prescriber.post('desk_correct_history', correction))
    await approve(patient)
    await settle()
    expect(await caseNow(app, patient.caseId)).toMatchObject({ awaitsSignature: true, returnedAt: null })
    const signing = { id: patient.caseId, epoch: await claim(lead, patient.caseId), reason: 'Seen the record.' }
    ok(await lead.post('desk_sign', signing))
    await settle()
    ok(await check(patient))
    await settle()
    ok(await dispatch(patient))
    expect(await takenPence(app, patient.paymentIntent)).toBe(patient.order.amountPence)
  })

  it.each(['approve', 'check'] as const)('a stop during the half minute of undo of %s', async (kind) => {
    const patient = await newReadyPatient(app)
    await approve(patient)
    if (kind === 'check') {
      await settle()
      ok(await check(patient))
    }
    await tells(patient, pancreatitis)
    await settle()
    const told = await expectHeld(patient, kind === 'approve' ? 'approval' : 'check')
    // Before an approval took effect nothing was promised, so nothing is corrected.
    const updates = told.filter((subject) => subject?.startsWith('An update'))
    expect(updates).toHaveLength(kind === 'approve' ? 0 : 1)
    expect(await takenPence(app, patient.paymentIntent)).toBe(0)
  })

  it('a stop between approval and second signature', async () => {
    const insulin: SaidFollowUp = { 'follow-up-medicines': ['insulin'], 'follow-up-medicines-named': 'Glargine' }
    const patient = await newPatient(app)
    const given = { ...goodEvidence(app), diabetes_plan: goodPlan(app) }
    await bringEvidence(app, patient, given, followUpAnswers(insulin))
    await approve(patient)
    await settle()
    await tells(patient, { ...insulin, ...pancreatitis })
    const { caseId: id } = patient
    const refused = await lead.post('desk_sign', { id, epoch: await claim(lead, id), reason: 'Seen.' })
    expect(refused.statusCode, refused.body).toBe(409)
    await expectHeld(patient, 'signature')
  })

  it('nothing new: it continues to dispatch', async () => {
    const patient = await newReadyPatient(app)
    await approve(patient)
    await settle()
    ok(await check(patient))
    await settle()
    ok(await dispatch(patient))
    expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'dispatched', returnedAt: null })
  })

  it('a stop and a dispatch at the same moment: one comes first, and nothing leaves after the stop', async () => {
    for (let round = 0; round < 3; round++) {
      const patient = await newReadyPatient(app)
      await approve(patient)
      await settle()
      ok(await check(patient))
      await settle()
      const [sent] = await Promise.all([dispatch(patient), tells(patient, pancreatitis)])
      const { state } = await caseNow(app, patient.caseId)
      expect(state).toBe(sent.statusCode === 200 ? 'dispatched' : 'ready')
      if (sent.statusCode !== 200) await expectHeld(patient, 'dispatch')
    }
  })
})

describe('D-2: a pharmacist’s return', () => {
  it('is shown at the top of the case with reason, name and time, marked in the queue, and the message to the patient is corrected', async () => {
    const patient = await newReadyPatient(app)
    const { caseId: id, order, browser } = patient
    await approve(patient)
    await settle()
    const reason = 'The dose on the label differs from the letter.'
    ok(await pharmacist.post('desk_return', { id, epoch: await claim(pharmacist, id), reason }))
    await settle()
    const shown = ok(await prescriber.post('desk_case', { id }))
    expect(shown.returned).toMatchObject({ by: 'pharmacist', name: pharmacist.name, reason })
    // A flag that the approval already had is not new.
    expect(shown.changed.join(' ')).not.toMatch(/New:/)
    const { rows } = ok(await prescriber.post('desk_queue', { list: 'ready' }))
    expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ isReturned: true })
    expect((await emailsAbout(app, order)).at(-1)?.subject).toBe(`An update about your order ${order.reference}`)
    const { orders } = ok(await browser.post('my_account', {}))
    expect(orders[0].care).toMatchObject({ state: 'ready', isReviewedAgain: true, clinician: null })
    await approve(patient)
    await settle()
    const again = ok(await prescriber.post('desk_case', { id }))
    expect(again.returned).toBeNull()
    expect(ok(await browser.post('my_account', {})).orders[0].care).toMatchObject({ isReviewedAgain: false })
  })

  it('has a thread that pharmacist and prescriber can write in, with unread marks, which no patient sees', async () => {
    const patient = await newReadyPatient(app)
    const { caseId: id, browser } = patient
    await approve(patient)
    await settle()
    const write = (by: Staff, body: string) => by.post('desk_case_message', { id, messageId: randomUUID(), body })
    ok(await write(pharmacist, 'Is 2.5 mg right after the gap?'))
    const seen = ok(await prescriber.post('desk_case', { id }))
    expect(seen.discussion).toMatchObject([
      { by: pharmacist.name, body: 'Is 2.5 mg right after the gap?', isNew: true },
    ])
    const { rows } = ok(await prescriber.post('desk_queue', { list: 'approved' }))
    expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ hasNewMessage: true })
    ok(await prescriber.post('desk_read_case_messages', { id }))
    expect(ok(await prescriber.post('desk_case', { id })).discussion).toMatchObject([{ isNew: false }])
    clock += 1_000
    ok(await write(prescriber, 'Yes, it is the lowest.'))
    const read = ok(await pharmacist.post('desk_prescription', { id }))
    expect(read.discussion.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual([false, true])
    expect((await write(support, 'Hello.')).statusCode).toBe(403)
    const mine = await Promise.all([browser.post('my_thread', {}), browser.post('my_account', {})])
    expect(mine.map(({ body }) => body).join()).not.toContain('after the gap')
  })
})

describe('D-3: reasons and signatures', () => {
  it('are on the pharmacist’s page and in the history', async () => {
    const patient = await newPatient(app)
    const { caseId: id } = patient
    const insulin: SaidFollowUp = { 'follow-up-medicines': ['insulin'], 'follow-up-medicines-named': 'Glargine' }
    const gp = { tells: false, hasGp: true, reason: 'Rather not' }
    const given = { ...goodEvidence(app), gp, diabetes_plan: goodPlan(app) }
    await bringEvidence(app, patient, given, followUpAnswers(insulin))
    await approve(patient)
    await settle()
    ok(await lead.post('desk_sign', { id, epoch: await claim(lead, id), reason: 'Agreed with the diabetes team.' }))
    await settle()
    const read = ok(await pharmacist.post('desk_prescription', { id }))
    expect(read.approval).toMatchObject({ name: prescriber.name, reason: 'Benefit outweighs risk.' })
    expect(read.signature).toMatchObject({ name: lead.name, reason: 'Agreed with the diabetes team.' })
    expect(Date.parse(read.signature.at)).toBeGreaterThan(Date.parse(read.approval.at))
    const reasons = read.flags.filter(({ severity }: { severity: string }) => severity !== 'note')
    expect(reasons.length).toBeGreaterThan(1)
    for (const { reason } of reasons) expect(reason).toBe('Seen and discussed.')
    const { history, approval } = ok(await prescriber.post('desk_case', { id }))
    const told = JSON.stringify(history)
    for (const words of ['Benefit outweighs risk.', 'Agreed with the diabetes team.', 'Seen and discussed.'])
      expect(told).toContain(words)
    expect(approval.signature).toMatchObject({ name: lead.name, reason: 'Agreed with the diabetes team.' })
  })
})

describe('D-8: ready means that it can be approved', () => {
  it('a case that waits for contact is listed with what it waits for, and not as ready or next', async () => {
    const patient = await newPatient(app)
    const { two_way_contact: _, ...given } = goodEvidence(app)
    await bringEvidence(app, patient, {
      ...given,
      measurements: { ...(given.measurements as object), how: 'letter' },
    })
    const { caseId: id } = patient
    const listed = async (list: 'ready' | 'before_approval') => {
      const { rows, counts } = ok(await prescriber.post('desk_queue', { list }))
      return { row: rows.find((row: { id: string }) => row.id === id), count: counts[list] }
    }
    expect((await listed('ready')).row).toBeUndefined()
    const waiting = await listed('before_approval')
    expect(waiting.row.waitsFor).toEqual([expect.stringContaining('needs contact')])
    expect(waiting.count).toBeGreaterThan(0)
    ok(await prescriber.post('desk_record_contact', { caseId: id, how: 'call', on: '2026-03-02', said: 'Well.' }))
    expect((await listed('ready')).row).toMatchObject({ waitsFor: [] })
    expect((await listed('before_approval')).row).toBeUndefined()
  })

  it('asked while evidence is awaited, the reply returns the case to waiting for the rest', async () => {
    const patient = await newPatient(app)
    const { caseId: id, browser } = patient
    expect(ok(await prescriber.post('desk_case', { id })).can.ask).toBeNull()
    ok(await prescriber.post('desk_ask', { id, epoch: await claim(prescriber, id), words: 'Which tablets?' }))
    await settle()
    expect(await caseNow(app, id)).toMatchObject({ state: 'waiting_for_patient' })
    await browser.post('send_message', { sending: randomUUID(), words: 'None.', fileIds: [] })
    expect(await caseNow(app, id)).toMatchObject({ state: 'waiting_for_evidence' })
    await bringEvidence(app, patient)
    expect(await caseNow(app, id)).toMatchObject({ state: 'ready' })
  })
})

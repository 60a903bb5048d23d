import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followUpAnswers, type SaidFollowUp, type SaidWeight, weightAnswers } from '#domain/clinical/sample-answers.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { markEarlier } from '../../checkout/mark-earlier-job.ts'
import { formOf, newBrowser, newPhone, saveAnswers, verifyPhone } from '../../testing/test-browser.ts'
import { authorise, bringEvidence, goodEvidence, newPatient, newReadyPatient } from '../../testing/test-case.ts'
import { cards, orderNow } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'
import { openCheckIns } from '../treatment/check-in/check-in-job.ts'
import { fillHistories } from '../treatment/fill-history.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>
type Shown = Awaited<ReturnType<typeof shownCase>>

let clinic: Treatment
let app: Treatment['app']
let prescriber: Staff
let lead: Staff
let coach: Staff
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  ;({ app, prescriber } = clinic)
  lead = await newStaff(app, 'clinical_lead')
  coach = await newStaff(app, 'coach')
})
afterAll(() => app.close())

const shownCase = async (id: string) =>
  (await clinic.post(prescriber, 'desk_case', { id })) as {
    flags: { id: string; severity: string; says: string }[]
    missing: { gate: string }[]
    can: { approve: string | null }
    clinicalHistory: {
      id: string
      kind: string
      source: string
      words: string
      needsEvidence: boolean
      correction: { reason: string; by: string } | null
    }[]
  }
const idsOf = ({ flags }: Shown) => flags.map(({ id }) => id)
const flagOf = ({ flags }: Shown, id: string) => flags.find((flag) => flag.id === id)
const entryOf = (shown: Shown, kind: string) => {
  const found = shown.clinicalHistory.find((entry) => entry.kind === kind)
  if (!found) throw new Error(`No ${kind}: ${JSON.stringify(shown.clinicalHistory)}`)
  return found
}

async function saveForm(
  { browser }: TreatedPatient,
  said: SaidFollowUp = {},
): Promise<Awaited<ReturnType<TreatedPatient['browser']['post']>>> {
  const questionnaire = 'medicines-and-conditions'
  const { instance } = (await browser.post('load_instance', { questionnaire })).json().data
  return browser.post('save_instance', {
    questionnaire,
    instance: instance ?? randomUUID(),
    ansData: JSON.stringify(followUpAnswers(said)),
    version: medicinesAndConditions.version,
  })
}

type Medication = 'wegovy' | 'mounjaro'

/** Sends the form of another first order. */
async function submitAgain(
  { email }: TreatedPatient,
  browser: TreatedPatient['browser'],
  said: SaidWeight = {},
  medication: Medication = 'wegovy',
) {
  const saved = await saveAnswers(browser, weightAnswers(said))
  expect(saved.statusCode, saved.body).toBe(200)
  const phone = newPhone()
  await verifyPhone(browser, phone)
  return browser.post('create_new_user', { ...formOf(phone, email), gender: 'male' as const, medication })
}

/** Another first order of the same account, by default from its own browser. */
async function orderAgain(
  patient: TreatedPatient,
  said: SaidWeight = {},
  medication: Medication = 'wegovy',
  browser: TreatedPatient['browser'] = patient.browser,
) {
  const placed = await submitAgain(patient, browser, said, medication)
  expect(placed.statusCode, placed.body).toBe(200)
  const orderId = placed.json().data.paymentId as string
  await authorise(app, browser, orderId, cards.good)
  if (browser !== patient.browser) {
    const [asked] = (await clinic.emailsTo(patient.email)).filter(({ text }) => text.includes('confirm-order#token='))
    const token = /#token=([\w-]{43})/.exec(asked?.text ?? '')?.[1] ?? ''
    expect((await app.post('confirm_order', { token })).statusCode).toBe(200)
  }
  const found = await clinic.caseOf(orderId)
  if (!found) throw new Error('No case was opened.')
  const again = { ...patient, orderId, order: await orderNow(app, orderId), caseId: found.id }
  expect(again.order.accountId).toBe(patient.accountId)
  return again
}

async function decline(id: string, reason = 'health_condition') {
  await clinic.post(prescriber, 'desk_decline', {
    id,
    epoch: await clinic.claim(prescriber, id),
    reason,
    words: 'Not this time.',
  })
  await clinic.settle()
}

const tryApprove = async (who: Staff, id: string, dose = '0.25mg', reason: string | null = 'Considered.') =>
  who.post('desk_approve', {
    id,
    epoch: await clinic.claim(who, id),
    dose,
    instructions: 'Once a week.',
    words: 'Prescribed.',
    ticked: (await shownCase(id)).flags.map(({ id: flag }) => ({ flag })),
    reason,
  })

const evidence = { why: 'mistaken', evidence: 'letter', evidenceNamed: 'GP letter of 1 March' } as const
const correct = (who: Staff, entryId: string, more: object = {}) =>
  who.post('desk_correct_history', { entryId, reason: 'Ruled out by a scan.', ...evidence, ...more } as never)

describe('C-4: every later assessment reads what was once reported or decided', () => {
  it('C-4: pancreatitis told in the form and denied in a later order is a stop, for either medicine', async () => {
    const patient = await newPatient(app)
    expect((await saveForm(patient, { 'follow-up-conditions': ['pancreatitis'] })).statusCode).toBe(200)
    const first = await shownCase(patient.caseId)
    expect(idsOf(first)).toContain('pancreatitis')
    expect(entryOf(first, 'stop')).toMatchObject({ source: 'medical history form', needsEvidence: true })
    await decline(patient.caseId)
    const again = await orderAgain(patient, {}, 'mounjaro', newBrowser(app))
    await bringEvidence(app, again)
    const shown = await shownCase(again.caseId)
    expect(flagOf(shown, 'history-stop')).toMatchObject({ severity: 'stop' })
    expect(flagOf(shown, 'history-stop')?.says).toContain('medical history form')
    expect(idsOf(shown)).toContain('declined-before')
    expect(flagOf(shown, 'declined-before')?.says).toContain('A health condition')
    const refused = await tryApprove(prescriber, again.caseId, '2.5mg')
    expect(refused.statusCode).toBe(422)
  })

  it('C-4: a reaction reported before is a stop in a later order that denies it', async () => {
    const patient = await newPatient(app)
    await saveForm(patient, { 'follow-up-allergies': ['glp1'] })
    await decline(patient.caseId, 'reaction_before')
    const again = await orderAgain(patient, {}, 'wegovy', newBrowser(app))
    await bringEvidence(app, again)
    const shown = await shownCase(again.caseId)
    expect(flagOf(shown, 'history-reaction')).toMatchObject({ severity: 'stop' })
    expect((await tryApprove(prescriber, again.caseId)).statusCode).toBe(422)
  })

  it('C-4: what is ruled out for good takes no new order of the patient, until it is corrected; a stranger learns nothing', async () => {
    const patient = await newPatient(app)
    await saveForm(patient, { 'follow-up-conditions': ['pancreatitis'] })
    await decline(patient.caseId)
    const orders = () => clinic.run(`select 1 from orders where account_id = '${patient.accountId}'`)
    for (const medication of ['wegovy', 'mounjaro'] as const) {
      const refused = await submitAgain(patient, patient.browser, {}, medication)
      expect(refused.json()).toMatchObject({
        code: 409,
        message: expect.stringContaining('message your care team'),
        data: { reason: 'on record', path: '/account/messages' },
      })
      expect(refused.body).not.toMatch(/pancrea/i)
    }
    expect(await orders()).toHaveLength(1)
    expect((await submitAgain(patient, newBrowser(app))).statusCode).toBe(200)
    const { history } = (await clinic.post(prescriber, 'desk_person', { id: patient.accountId })).clinical
    for (const { id } of history.filter(({ kind }: { kind: string }) => kind === 'stop'))
      expect((await correct(prescriber, id)).statusCode).toBe(200)
    expect((await submitAgain(patient, patient.browser)).statusCode).toBe(200)
  })

  it('C-4: an order that was placed before the stop was recorded takes no card', async () => {
    const patient = await newReadyPatient(app)
    await decline(patient.caseId)
    const placed = (await submitAgain(patient, patient.browser)).json().data
    const entry = { accountId: patient.accountId, entry: randomUUID(), kind: 'reaction', words: 'Anaphylaxis.' }
    await clinic.post(clinic.pharmacist, 'desk_add_history', entry)
    const { amountPence } = await orderNow(app, placed.paymentId)
    const paying = { amount: amountPence / 100, answerId: placed.paymentId }
    const refused = await patient.browser.post('create_payment_intent', paying)
    expect(refused.json()).toMatchObject({ code: 409, data: { reason: 'on record', path: '/account/messages' } })
    expect(refused.body).not.toMatch(/anaphyl/i)
    expect((await orderNow(app, placed.paymentId)).paymentIntent).toBeNull()
  })

  it('C-4: a pharmacist adds a reaction reported to them; a coach and support cannot', async () => {
    const patient = await newReadyPatient(app)
    const body = { accountId: patient.accountId, entry: randomUUID(), kind: 'reaction', words: 'Anaphylaxis.' } as const
    expect((await coach.post('desk_add_history', body)).statusCode).toBe(403)
    expect((await clinic.support.post('desk_add_history', body)).statusCode).toBe(403)
    await clinic.post(clinic.pharmacist, 'desk_add_history', body)
    await clinic.post(clinic.pharmacist, 'desk_add_history', body)
    const shown = await shownCase(patient.caseId)
    expect(shown.clinicalHistory).toHaveLength(1)
    expect(shown.clinicalHistory[0]).toMatchObject({ kind: 'reaction', source: 'pharmacist', words: 'Anaphylaxis.' })
    expect(idsOf(shown)).toContain('history-reaction')
    expect((await tryApprove(prescriber, patient.caseId, '2.5mg')).statusCode).toBe(422)
  })

  it('C-4: a lock that was lifted needs a second signature for the next pen, once, and a stopped treatment too', async () => {
    const patient = await newReadyPatient(app)
    await clinic.approveAndSend(patient.caseId, { dose: '2.5mg' })
    await clinic.deliver(patient.caseId, clinic.now() + 86_400_000)
    await clinic.post(patient.browser, 'tell_unwell', { sign: 'gallbladder' })
    const { plan } = (await clinic.post(prescriber, 'desk_case', { id: patient.caseId })) as unknown as {
      plan: { id: string; epoch: number; lock: { id: string } }
    }
    await clinic.post(prescriber, 'desk_lift_lock', {
      lockId: plan.lock.id,
      how: 'phone',
      said: 'Scan was clear.',
      yellowCard: 'not_needed',
    })
    const changed = { planId: plan.id, epoch: plan.epoch, to: 'stopped', until: null, reason: 'Too many side effects.' }
    await clinic.post(prescriber, 'desk_change_plan', changed)
    await clinic.moveTo(clinic.now() + 60 * 86_400_000)
    const again = await orderAgain(patient)
    await bringEvidence(app, again)
    const shown = await shownCase(again.caseId)
    expect(shown.clinicalHistory.map(({ kind }) => kind)).toEqual([
      'treatment stopped',
      'lock lifted',
      'supply lock',
      'red flag',
    ])
    expect(flagOf(shown, 'history-red-flag')).toMatchObject({ severity: 'senior' })
    expect(flagOf(shown, 'history-red-flag')?.says).toContain('Scan was clear')
    expect(flagOf(shown, 'history-treatment-stopped')).toMatchObject({ severity: 'senior' })
    expect(flagOf(shown, 'history-treatment-stopped')?.says).toContain('Too many side effects')
    expect((await tryApprove(prescriber, again.caseId, '0.25mg', null)).statusCode).toBe(422)
    expect((await tryApprove(prescriber, again.caseId)).statusCode).toBe(200)
    await clinic.settle()
    expect((await clinic.caseOf(again.orderId))?.awaitsSignature).toBe(true)
  })

  it('C-4: an allergic reaction reported as a symptom stays a stop when the lock is lifted', async () => {
    const patient = await newReadyPatient(app)
    await clinic.approveAndSend(patient.caseId, { dose: '2.5mg' })
    await clinic.deliver(patient.caseId, clinic.now() + 86_400_000)
    await clinic.post(patient.browser, 'tell_unwell', { sign: 'allergy' })
    const { plan } = (await clinic.post(prescriber, 'desk_case', { id: patient.caseId })) as unknown as {
      plan: { lock: { id: string } }
    }
    const lifted = { lockId: plan.lock.id, how: 'phone', said: 'It was a bee sting.', yellowCard: 'not_needed' }
    await clinic.post(prescriber, 'desk_lift_lock', lifted)
    await clinic.moveTo(clinic.now() + 60 * 86_400_000)
    await clinic.run(`update plans set state = 'stopped' where account_id = '${patient.accountId}'`)
    const again = await orderAgain(patient, {}, 'wegovy', newBrowser(app))
    await bringEvidence(app, again)
    const shown = await shownCase(again.caseId)
    expect(flagOf(shown, 'history-reaction')).toMatchObject({ severity: 'stop' })
    const [entry] = shown.clinicalHistory.filter(({ kind }) => kind === 'red flag')
    expect((await correct(prescriber, entry?.id ?? '', { evidence: 'none', evidenceNamed: '' })).statusCode).toBe(422)
    expect((await correct(prescriber, entry?.id ?? '')).statusCode).toBe(200)
    expect(idsOf(await shownCase(again.caseId))).not.toContain('history-reaction')
  })

  it('C-4: a stop reported in a check-in stands for the next pen, although the next check-in does not report it', async () => {
    const patient = await newReadyPatient(app)
    await clinic.approveAndSend(patient.caseId, { dose: '2.5mg' })
    await clinic.deliver(patient.caseId, clinic.now() + 86_400_000)
    await clinic.moveTo(clinic.now() + 19 * 86_400_000)
    await clinic.run(`delete from job_rounds where name = 'check-ins are opened'`)
    await openCheckIns(app.services)
    const checkIn = checkInOf(patient)
    const { open } = await checkIn.mine()
    const said = checkInAnswers({
      check_in_doses: { taken: [new Date(clinic.now()).toISOString().slice(0, 10)], missed: 0 },
      check_in_changes: ['Pregnancy plans, breastfeeding or contraception'],
      check_in_pregnancy: 'breastfeeding',
    })
    expect((await checkIn.save(open.id, said)).statusCode).toBe(200)
    const told = await shownCase(patient.caseId)
    expect(entryOf(told, 'stop')).toMatchObject({ source: 'check-in' })
    // Changed before it is sent: the reason is asked for.
    const denied = checkInAnswers({ check_in_doses: said.check_in_doses })
    expect((await checkIn.save(open.id, denied)).statusCode).toBe(200)
    expect((await checkIn.mine()).open.pen).toBeNull()
    const refused = await checkIn.finish(open.id, null)
    expect([refused.statusCode, refused.json().data?.problem]).toEqual([422, 'answer changed'])
    const finishing = { id: open.id, pricePence: null, reason: 'Wrong line.' }
    const sent = await patient.browser.post('finish_check_in', finishing)
    expect(sent.json().data, sent.body).toEqual({ outcome: 'no dose', toPay: null })
    const shown = await shownCase(patient.caseId)
    expect(entryOf(shown, 'answer changed').words).toContain('Wrong line.')
    expect(entryOf(shown, 'stop').correction).toBeNull()
  })
})

describe('C-5: a changed answer never clears a stop', () => {
  it('C-5: the form answered differently is flagged with both answers, waits for the reason, and stays a stop', async () => {
    const patient = await newPatient(app)
    await bringEvidence(app, patient, goodEvidence(app), {})
    await saveForm(patient, { 'follow-up-conditions': ['pancreatitis'] })
    expect((await patient.browser.post('my_changed_answers', {})).json().data.changed).toEqual([])
    expect((await saveForm(patient, {})).statusCode).toBe(200)
    const waiting = await shownCase(patient.caseId)
    expect(idsOf(waiting)).toContain('history-stop')
    expect(waiting.missing.map(({ gate }) => gate)).toContain('medicines_and_conditions')
    const { tasks } = (await patient.browser.post('my_evidence', {})).json().data
    expect(tasks.find(({ gate }: { gate: string }) => gate === 'medicines_and_conditions').state).not.toBe('done')
    const { changed } = (await patient.browser.post('my_changed_answers', {})).json().data
    expect(changed).toMatchObject([{ before: expect.stringMatching(/pancreatitis/i), now: 'I have had none of these' }])

    expect((await patient.browser.post('explain_changed_answers', { reason: '  ' })).statusCode).toBe(422)
    const reason = 'I ticked the wrong box.'
    expect((await patient.browser.post('explain_changed_answers', { reason })).statusCode).toBe(200)
    expect((await patient.browser.post('explain_changed_answers', { reason })).statusCode).toBe(409)
    const shown = await shownCase(patient.caseId)
    expect(shown.missing.map(({ gate }) => gate)).not.toContain('medicines_and_conditions')
    expect(flagOf(shown, 'stop-answer-changed')?.says).toMatch(/pancreatitis.*none of these.*wrong box/is)
    expect(idsOf(shown)).toContain('history-stop')
    expect((await tryApprove(prescriber, patient.caseId, '2.5mg')).statusCode).toBe(422)

    expect((await correct(prescriber, entryOf(shown, 'stop').id)).statusCode).toBe(200)
    const after = await shownCase(patient.caseId)
    expect(idsOf(after)).not.toContain('history-stop')
    expect(idsOf(after)).not.toContain('stop-answer-changed')
    expect((await tryApprove(prescriber, patient.caseId, '2.5mg', null)).statusCode).toBe(200)
    // Reported again after the correction it is a stop again.
    await saveForm(patient, { 'follow-up-conditions': ['pancreatitis'] })
    expect(idsOf(await shownCase(patient.caseId))).toContain('pancreatitis')
  })

  it('C-5: an answer that ended the first questionnaire and was changed stays a stop, with what was ticked', async () => {
    const browserPatient = await newPatient(app, weightAnswers(), cards.good, async (browser) => {
      await saveAnswers(browser, weightAnswers({ 'step-7': ['men2'] }))
      return saveAnswers(browser, weightAnswers())
    })
    await bringEvidence(app, browserPatient)
    const shown = await shownCase(browserPatient.caseId)
    expect(entryOf(shown, 'stop')).toMatchObject({ source: 'questionnaire', words: expect.stringContaining('MEN2') })
    expect(flagOf(shown, 'history-stop')?.says).toContain('MEN2')
    expect(shown.missing.map(({ gate }) => gate)).toContain('medicines_and_conditions')
    const explained = await browserPatient.browser.post('explain_changed_answers', {
      reason: 'My aunt has it, not me.',
    })
    expect(explained.statusCode, explained.body).toBe(200)
    const after = await shownCase(browserPatient.caseId)
    expect(after.missing).toEqual([])
    expect(flagOf(after, 'stop-answer-changed')?.says).toContain('My aunt has it')
    expect(after.can.approve).toContain('Do not supply')
  })
})

describe('C-29: a prescriber corrects an entry', () => {
  async function newEntry() {
    const patient = await newPatient(app)
    await saveForm(patient, { 'follow-up-conditions': ['pancreatitis'] })
    const shown = await shownCase(patient.caseId)
    return { patient, entry: entryOf(shown, 'stop') }
  }

  it('C-29: not a patient, coach, pharmacist or support, and not without reason and evidence', async () => {
    const { patient, entry } = await newEntry()
    const body = { entryId: entry.id, reason: 'A mistake.', ...evidence }
    for (const who of [coach, clinic.pharmacist, clinic.support])
      expect((await who.post('desk_correct_history', body)).statusCode).toBe(403)
    expect((await patient.browser.post('desk_correct_history', body)).statusCode).toBe(401)
    expect((await correct(prescriber, entry.id, { reason: ' ' })).statusCode).toBe(422)
    const without = await correct(prescriber, entry.id, { evidence: 'none', evidenceNamed: '' })
    expect([without.statusCode, without.json().data.problem]).toEqual([422, 'no evidence'])
    expect((await correct(prescriber, entry.id, { evidenceNamed: ' ' })).statusCode).toBe(422)
    expect((await correct(prescriber, randomUUID())).statusCode).toBe(404)
    expect((await shownCase(patient.caseId)).clinicalHistory[0]?.correction).toBeNull()
  })

  it('C-29: both stay visible, it is logged, the case is assessed again, and of two at once one is accepted', async () => {
    const { patient, entry } = await newEntry()
    const both = await Promise.all([correct(prescriber, entry.id), correct(lead, entry.id)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const shown = await shownCase(patient.caseId)
    expect(shown.clinicalHistory).toHaveLength(1)
    expect(entryOf(shown, 'stop')).toMatchObject({
      words: entry.words,
      correction: { reason: 'Ruled out by a scan.', evidence: 'letter', evidenceNamed: 'GP letter of 1 March' },
    })
    expect(idsOf(shown)).not.toContain('pancreatitis')
    const looked = (await patient.browser.post('who_looked', {})).json().data
    expect(JSON.stringify(looked)).toContain(both[0]?.statusCode === 200 ? prescriber.name : lead.name)
    const support = await clinic.support.post('desk_person', { id: patient.accountId })
    expect(JSON.stringify(support.json())).not.toContain(entry.words)
    const record = await coach.post('desk_person', { id: patient.accountId })
    expect(record.json().data.clinical.history[0]).toMatchObject({ mayCorrect: false })
  })

  it('C-4: a job writes, once, what was stored before there was a clinical history', async () => {
    const patient = await newReadyPatient(app)
    await clinic.approveAndSend(patient.caseId, { dose: '2.5mg' })
    await clinic.deliver(patient.caseId, clinic.now() + 86_400_000)
    await clinic.post(patient.browser, 'tell_unwell', { sign: 'gallbladder' })
    const { plan } = (await clinic.post(prescriber, 'desk_case', { id: patient.caseId })) as unknown as {
      plan: { id: string; epoch: number; lock: { id: string } }
    }
    const lifted = { lockId: plan.lock.id, how: 'phone', said: 'Scan was clear.', yellowCard: 'not_needed' }
    await clinic.post(prescriber, 'desk_lift_lock', lifted)
    const ended = { planId: plan.id, epoch: plan.epoch, to: 'stopped', until: null, reason: 'Side effects.' }
    await clinic.post(prescriber, 'desk_change_plan', ended)
    const other = await newPatient(app)
    await saveForm(other, { 'follow-up-conditions': ['pancreatitis'] })
    await decline(other.caseId)
    const listed = async ({ caseId }: { caseId: string }) =>
      (await shownCase(caseId)).clinicalHistory.map(({ kind, words, source }) => [kind, words, source])
    const [before, otherBefore] = [await listed(patient), await listed(other)]
    expect([before.length, otherBefore.length]).toEqual([4, 2])
    await app.asOwner(`
      alter table clinical_history disable trigger user; alter table clinical_history_corrections disable trigger user;
      alter table clinical_history_marks disable trigger user;
      delete from clinical_history_marks; delete from clinical_history_corrections; delete from clinical_history;
      alter table clinical_history enable trigger user; alter table clinical_history_corrections enable trigger user;
      alter table clinical_history_marks enable trigger user`)
    expect(await listed(patient)).toEqual([])
    await fillHistories(app.services)
    await clinic.run(`delete from job_rounds where name = 'clinical histories are filled in'`)
    await fillHistories(app.services)
    expect((await listed(patient)).toSorted()).toEqual(before.toSorted())
    expect((await listed(other)).toSorted()).toEqual(otherBefore.toSorted())
  })

  it('C-4: rows are append-only', async () => {
    await newEntry()
    for (const change of [`update clinical_history set kind = 'x'`, 'delete from clinical_history'])
      await expect(app.asOwner(change)).rejects.toThrow(/only ever added/)
  })
})

describe('an entry that is marked later', () => {
  const mark = (who: Pick<Staff, 'post'>, entryId: string, more: object = {}) =>
    who.post('desk_mark_history', {
      entryId,
      seen: 0,
      heldBack: 'serious harm',
      reason: 'Her partner reads her mail.',
      ...more,
    } as never)

  async function newReported() {
    const patient = await newReadyPatient(app)
    const entry = { accountId: patient.accountId, entry: randomUUID(), kind: 'reaction', words: 'Anaphylaxis.' }
    await clinic.post(clinic.pharmacist, 'desk_add_history', entry)
    return { patient, id: entryOf(await shownCase(patient.caseId), 'reaction').id }
  }

  it('is held back and let leave again by a prescriber or a pharmacist, each with a reason that colleagues see', async () => {
    const { patient, id } = await newReported()
    const reply = await mark(lead, id)
    expect(reply.statusCode, reply.body).toBe(200)
    const again = { seen: 1, heldBack: null, reason: 'She has moved out.' }
    expect((await mark(clinic.pharmacist, id, again)).statusCode).toBe(200)
    const shown = await shownCase(patient.caseId)
    expect(entryOf(shown, 'reaction')).toMatchObject({
      heldBack: null,
      firstHeldBack: null,
      mayMark: true,
      marks: [
        { heldBack: 'serious harm', reason: 'Her partner reads her mail.', by: lead.name },
        { heldBack: null, reason: 'She has moved out.', by: clinic.pharmacist.name },
      ],
    })
    const looked = JSON.stringify((await patient.browser.post('who_looked', {})).json().data)
    // The lead has opened nothing else of this patient.
    for (const { name } of [lead, clinic.pharmacist]) expect(looked).toContain(name)
    expect(looked).not.toMatch(/partner|moved out/)
  })

  it('stays a stop', async () => {
    const { patient, id } = await newReported()
    expect((await mark(prescriber, id)).statusCode).toBe(200)
    const shown = await shownCase(patient.caseId)
    expect(flagOf(shown, 'history-reaction')).toMatchObject({ severity: 'stop' })
    expect((await tryApprove(prescriber, patient.caseId, '2.5mg')).statusCode).toBe(422)
  })

  it('not by a patient, coach or support, not without reason, and only where it changes something', async () => {
    const { patient, id } = await newReported()
    for (const who of [coach, clinic.support]) expect((await mark(who, id)).statusCode).toBe(403)
    const body = { entryId: id, seen: 0, heldBack: null, reason: 'I want to read it.' } as const
    expect((await patient.browser.post('desk_mark_history', body)).statusCode).toBe(401)
    expect((await mark(prescriber, randomUUID())).statusCode).toBe(404)
    const problemOf = async (more: object) => {
      const reply = await mark(prescriber, id, more)
      return [reply.statusCode, reply.json().data?.problem]
    }
    expect(await problemOf({ reason: ' ' })).toEqual([422, 'no reason'])
    expect(await problemOf({ heldBack: null })).toEqual([422, 'already so'])
    const record = (await coach.post('desk_person', { id: patient.accountId })).json().data.clinical.history[0]
    expect(record).toMatchObject({ heldBack: null, mayMark: false, marks: [] })
  })

  it('of two at once one is accepted; what one has not seen is not overruled; sent again it is the same', async () => {
    const { patient, id } = await newReported()
    const both = await Promise.all([mark(prescriber, id), mark(lead, id, { heldBack: 'another person' })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [winner, other] = both[0]?.statusCode === 200 ? [prescriber, lead] : [lead, prescriber]
    const said = { heldBack: winner === prescriber ? 'serious harm' : 'another person' }
    expect((await mark(winner, id, said)).statusCode).toBe(200)
    expect((await mark(other, id, { heldBack: null })).statusCode).toBe(409)
    expect((await mark(other, id, { seen: 2, heldBack: null })).statusCode).toBe(409)
    const shown = entryOf(await shownCase(patient.caseId), 'reaction')
    expect(shown).toMatchObject({ ...said, marks: [{ by: winner.name }] })
  })

  it('is not let leave by a mark once it was corrected as another person’s', async () => {
    const { patient, id } = await newReported()
    expect((await mark(prescriber, id)).statusCode).toBe(200)
    expect((await correct(prescriber, id, { why: 'wrong person' })).statusCode).toBe(200)
    const refused = await mark(prescriber, id, { seen: 1, heldBack: null })
    expect([refused.statusCode, refused.json().data.problem]).toEqual([422, 'of another person'])
    expect(entryOf(await shownCase(patient.caseId), 'reaction')).toMatchObject({ mayMark: false })
  })

  it('keeps every mark: rows are append-only', async () => {
    const { id } = await newReported()
    expect((await mark(prescriber, id)).statusCode).toBe(200)
    for (const change of ['update clinical_history_marks set held_back = null', 'delete from clinical_history_marks'])
      await expect(app.asOwner(change)).rejects.toThrow(/only ever added/)
  })
})

describe('C-23: the same person under another email address', () => {
  it('C-23: is a caution at any time, never a refusal, and the other record can be opened, which is logged', async () => {
    const first = await newReadyPatient(app)
    const second = await newReadyPatient(app)
    expect(idsOf(await shownCase(second.caseId))).not.toContain('same-person')
    await clinic.run(`delete from job_rounds where name = 'people are marked'`)
    await markEarlier(app.services)
    await clinic.run(`
      delete from person_marks where kind = 'name and birth date' and account_id not in ('${first.accountId}', '${second.accountId}')`)
    await clinic.run(
      `update person_marks set seen_at = seen_at - interval '3 years' where account_id = '${first.accountId}'`,
    )
    const shown = (await clinic.post(prescriber, 'desk_case', { id: second.caseId })) as Shown & {
      samePerson: string[]
    }
    expect(flagOf(shown, 'same-person')).toMatchObject({ severity: 'look' })
    expect(shown.samePerson).toEqual([first.accountId])
    await clinic.post(prescriber, 'desk_person', { id: first.accountId })
    const looked = JSON.stringify((await first.browser.post('who_looked', {})).json().data)
    expect(looked).toContain(prescriber.name)
    expect(JSON.stringify(shown)).not.toContain(first.email)
    expect((await tryApprove(prescriber, second.caseId, '2.5mg', null)).statusCode).toBe(200)
    await clinic.run(`delete from person_marks where kind = 'name and birth date'`)
  })
})

describe('C-23: an order without an account yet', () => {
  it('C-23: is flagged by name, birth date and other identifiers until its owner has confirmed it', async () => {
    const known = await newReadyPatient(app)
    await clinic.run(`delete from job_rounds where name = 'people are marked'`)
    await markEarlier(app.services)
    await clinic.run(`delete from person_marks where account_id <> '${known.accountId}'`)
    const guest = newBrowser(app)
    const phone = newPhone()
    await saveAnswers(guest, weightAnswers())
    await verifyPhone(guest, phone)
    const form = { ...formOf(phone, known.email), gender: 'male' as const, medication: 'wegovy' as const }
    const orderId = (await guest.post('create_new_user', form)).json().data.paymentId as string
    await authorise(app, guest, orderId, cards.good)
    const { accountId } = await orderNow(app, orderId)
    expect(accountId).toBeNull()
    const id = (await clinic.caseOf(orderId))?.id as string
    const shown = (await clinic.post(prescriber, 'desk_case', { id })) as Shown & { samePerson: string[] }
    expect(flagOf(shown, 'same-person')).toMatchObject({ severity: 'look' })
    expect(shown.samePerson).toEqual([known.accountId])
    await clinic.run(`delete from person_marks where kind = 'name and birth date'`)
    expect(idsOf((await clinic.post(prescriber, 'desk_case', { id })) as Shown)).not.toContain('same-person')
  })
})

describe('C-27: a stimulant through our ADHD service', () => {
  it('C-27: is a caution on the weight-management case', async () => {
    const patient = await newReadyPatient(app)
    expect(idsOf(await shownCase(patient.caseId))).not.toContain('stimulant')
    const id = randomUUID()
    const [clinician] = await clinic.run(`
      insert into clinicians (id, name, title, profile, position) values ('c', 'Dr Tarn', 'GP', '{}', 9) returning id`)
    const at = new Date(clinic.now()).toISOString()
    await clinic.run(`
      insert into appointments (id, episode_id, account_id, clinician_id, service, starts_at, minutes, state, policy_version, held_until)
      values ('${id}', '${id}', '${patient.accountId}', '${clinician?.id}', 'adult-adhd-assessment', '${at}', 90, 'completed', 1, '${at}')`)
    await clinic.run(`
      insert into paper_prescriptions (id, appointment_id, staff_id, written_on, at)
      values ('${id}', '${id}', '${prescriber.id}', '${at.slice(0, 10)}', '${at}')`)
    expect(flagOf(await shownCase(patient.caseId), 'stimulant')).toMatchObject({ severity: 'look' })
    await clinic.run(`update paper_prescriptions set withdrawn_at = '${at}' where id = '${id}'`)
    expect(idsOf(await shownCase(patient.caseId))).not.toContain('stimulant')
  })
})

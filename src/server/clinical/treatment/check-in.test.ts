import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { internationalPhone } from '#domain/identity/phone.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { orderOwner } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newReadyPatient, takenPence } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'
import {
  checkInOf,
  type TreatedPatient as Patient,
  startTreatment,
  type Treatment,
} from '../../testing/test-treatment.ts'
import { askAfterwards } from './aftercare-job.ts'
import { openCheckIns } from './check-in/check-in-job.ts'

let clinic: Treatment
let app: TestApp
let other: TestApp
let prescriber: Treatment['prescriber']
let support: Treatment['support']
let robin: Patient
let kit: Patient
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  ;({ app, prescriber, support } = clinic)
  other = await clinic.beside()
  robin = await newReadyPatient(app)
  kit = await newReadyPatient(app)
  for (const { caseId } of [robin, kit]) await clinic.approveAndSend(caseId, { dose: '2.5mg' })
  for (const { caseId } of [robin, kit]) await clinic.deliver(caseId, '2026-03-03T10:00:00Z')
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const post: Treatment['post'] = (...given) => clinic.post(...given)
const run: Treatment['run'] = (text) => clinic.run(text)
const moveTo: Treatment['moveTo'] = (moment) => clinic.moveTo(moment)
const pay: Treatment['pay'] = (...given) => clinic.pay(...given)
const caseOf: Treatment['caseOf'] = (orderId) => clinic.caseOf(orderId)
const claim: Treatment['claim'] = (...given) => clinic.claim(...given)

const mine = (patient: Patient) => checkInOf(patient).mine()
const save = (patient: Patient, id: string, answers: object, more: object = {}) =>
  checkInOf(patient).save(id, answers, more)
const finish = (patient: Patient, id: string, pricePence: number | null) => checkInOf(patient).finish(id, pricePence)
const stepOf = (patient: Patient) => checkInOf(patient).step()

const orderOf = async (id: string) => {
  const [found] = await app.database.run((orm) => orm.select().from(orders).where(eq(orders.id, id)))
  if (!found) throw new Error('No such order.')
  return found
}

const asking = async (email: string) =>
  (await clinic.emailsTo(email)).filter((sent) => 'subject' in sent && /check-in/i.test(String(sent.subject)))

/** Texts to the mobile that they proved with their order. */
const textsTo = async ({ accountId }: Patient) => {
  const [order] = await app.database.run((orm) =>
    orm
      .select()
      .from(orders)
      .where(and(eq(orders.accountId, accountId), eq(orders.kind, 'medication'))),
  )
  const { vault } = app.services
  const { mobile } = JSON.parse(vault.open(order?.details as Buffer, orderOwner(order?.id ?? '')))
  return (await clinic.emailsTo(internationalPhone(mobile))).filter(({ text }) => text.includes('check-in'))
}

/** What a patient has logged, as the page shows it. */
const logged = async ({ browser }: Patient) => {
  const { weight, fromCheckIns } = (await browser.post('my_progress', {})).json().data
  return { weight, fromCheckIns }
}
const logWeight = async ({ browser }: Patient, on: string, value: number) => {
  const { whose } = (await browser.post('my_progress', {})).json().data
  const at = new Date(clinic.now()).toISOString()
  return browser.post('log_measures', { at, whose, logged: [{ measure: 'weight', on, value }] })
}

/** On day 18: the patient reports the three doses that were due by then. */
const answers = (said: object = {}) =>
  checkInAnswers({
    check_in_weight: { weight: '92.4', unit: 'kg' },
    check_in_doses: { taken: ['2026-03-03', '2026-03-10', '2026-03-17'], missed: 0 },
    ...said,
  })

describe('a check-in', () => {
  it('does not exist before day 18', async () => {
    await moveTo(Date.parse('2026-03-19T10:00:00Z'))
    await openCheckIns(app.services)
    expect(await mine(robin)).toMatchObject({ is: 'not yet', opensOn: '2026-03-20', open: null })
    expect(await run('select 1 from check_ins')).toEqual([])
  })

  it('is opened by the job, in the morning, once for each pen, whichever process runs it', async () => {
    await moveTo(Date.parse('2026-03-20T06:00:00Z'))
    await openCheckIns(app.services)
    expect(await run('select 1 from check_ins')).toEqual([])
    await moveTo(Date.parse('2026-03-20T10:00:00Z'))
    await Promise.all([openCheckIns(app.services), openCheckIns(other.services)])
    await run(`delete from job_rounds where name = 'check-ins are opened'`)
    await openCheckIns(other.services)
    expect(await run('select round, reminders, finished_at from check_ins')).toEqual([
      { round: 1, reminders: 0, finished_at: null },
      { round: 1, reminders: 0, finished_at: null },
    ])
    const [first, ...more] = await asking(robin.email)
    expect(more).toEqual([])
    expect(JSON.stringify(first)).not.toMatch(/weight|wegovy|mounjaro|pen|dose|injection|treatment|medic|health/i)
    expect(await stepOf(robin)).toBe('check-in')
  })

  it('is requested again after three and seven days, each time once, by email and by text', async () => {
    const { services } = app
    const quiet = { ...services.config, reminders: { ...services.config.reminders, checkInText: false } }
    await run(`
      insert into consents (order_id, kind, wording, version, is_given)
      values ('${robin.orderId}', 'questionnaire/weight-management', 'No texts.', 1, false)`)
    for (const [date, sent, texts] of [
      ['2026-03-22', 1, 0],
      ['2026-03-23', 2, 1],
      ['2026-03-24', 2, 1],
      ['2026-03-27', 3, 1],
      ['2026-03-29', 3, 1],
    ] as const) {
      await moveTo(Date.parse(`${date}T11:00:00Z`))
      // On the last days the patient wants no texts.
      await openCheckIns(date < '2026-03-25' ? services : { ...services, config: quiet })
      expect(await asking(kit.email), date).toHaveLength(sent)
      expect(await textsTo(kit), date).toHaveLength(texts)
    }
    const [text] = await textsTo(kit)
    expect(text?.text).toMatch(/^Larkwell: .*\/account\/check-in$/)
    expect(text?.text).not.toMatch(/weight|wegovy|mounjaro|\bpen\b|dose|injection|treatment|medic|health/i)
    // A patient who has not agreed to texts gets the email.
    expect(await asking(robin.email)).toHaveLength(3)
    expect(await textsTo(robin)).toEqual([])
  })

  it('accepts answers of its own patient, and only while it is open', async () => {
    await moveTo(Date.parse('2026-03-23T12:00:00Z'))
    const { open } = await mine(robin)
    expect(open).toMatchObject({ dosesDue: ['2026-03-03', '2026-03-10', '2026-03-17'], lastWeight: { kg: 95 } })
    expect((await save(kit, open.id, answers())).statusCode).toBe(409)
    expect((await save(robin, open.id, { check_in_wish: 'more' })).statusCode).toBe(400)
    expect((await finish(robin, open.id, 20900)).json()).toMatchObject({
      code: 422,
      data: { missing: '/assessment/check-in/check-in-signs' },
    })
    const saved = await save(robin, open.id, answers({ check_in_wish: undefined }))
    expect(saved.json().data).toEqual({ revision: 1 })
    expect((await save(robin, open.id, answers(), { revision: 0 })).statusCode).toBe(409)
    expect((await mine(robin)).open).toMatchObject({
      missing: '/assessment/check-in/check-in-wish',
      wish: null,
      pen: null,
    })
    const late = answers({ check_in_doses: { taken: ['2026-03-03', '2026-04-10'], missed: 1 } })
    expect((await save(robin, open.id, late)).statusCode).toBe(200)
    expect((await finish(robin, open.id, 20900)).json().message).toContain('in the future')
    expect((await finish(kit, open.id, 20900)).statusCode).toBe(409)
  })

  it('makes one order at the price of the schedule, without the discount of a first month', async () => {
    const { open } = await mine(robin)
    await save(robin, open.id, answers({ check_in_wish: 'up' }))
    const { pen } = (await mine(robin)).open
    expect(pen).toMatchObject({ medicine: 'Mounjaro', dose: '5 mg', pricePence: 209_00 })
    const cheap = await finish(robin, open.id, 125_00)
    expect([cheap.statusCode, cheap.json().data]).toEqual([409, { pricePence: 209_00 }])
    const both = await Promise.all([finish(robin, open.id, 209_00), finish(robin, open.id, 209_00)])
    const [one, two] = both.map((reply) => reply.json().data.toPay.orderId)
    expect(one).toBe(two)
    expect(await orderOf(one)).toMatchObject({
      kind: 'repeat',
      item: 'mounjaro',
      amountPence: 209_00,
      discountPence: 0,
    })
    expect(await stepOf(robin)).toBe('to-pay')
    expect(await logged(robin)).toEqual({ weight: [['2026-03-23', 92.4]], fromCheckIns: ['2026-03-23'] })
    const { orders: shown } = (await robin.browser.post('my_account', {})).json().data
    expect(shown.map(({ isNextPen }: { isNextPen?: true }) => isNextPen)).toEqual([true, undefined])
    expect((await save(robin, open.id, answers())).statusCode).toBe(409)
    expect(await run(`select 1 from answer_sets where questionnaire = 'check-in'`)).toEqual([])
    expect(await caseOf(one)).toBeNull()
  })

  it('becomes a case with its reasons once the card is authorised, which a prescriber may approve at once', async () => {
    const { sent } = await mine(robin)
    expect((await pay(robin, sent.toPay)).statusCode).toBe(200)
    expect(await stepOf(robin)).toBe('ordered')
    const found = await caseOf(sent.toPay.orderId)
    expect(found?.state).toBe('ready')
    const shown = await post(prescriber, 'desk_case', { id: found?.id })
    expect(shown.flags).toEqual([expect.objectContaining({ id: 'check-in-quiet', severity: 'note' })])
    expect(shown.changed).toEqual(['Weighs 92.4 kg, 2.6 kg less than on 2 Mar 2026.'])
    expect(shown.checkIn.topics.map(({ topic }: { topic: string }) => topic)).toContain('Side effects')
    expect(shown.doses.filter(({ isAllowed }: { isAllowed: boolean }) => isAllowed)).toMatchObject([
      { dose: '2.5mg', isSuggested: false, pricePence: 209_00 },
      { dose: '5mg', isSuggested: true, pricePence: 209_00, needs: [] },
    ])
    expect(shown.plan.next.doses[1]).toEqual({ dose: '5 mg', is: 'suggested' })
    const [queued] = (await post(prescriber, 'desk_queue', { list: 'ready' })).rows.filter(
      ({ id }: { id: string }) => id === found?.id,
    )
    expect(JSON.stringify(queued)).toContain('requests a higher dose, no concerns')
    await clinic.approveAndSend(found?.id as string, { dose: '5mg' })
    await moveTo(clinic.now() + 2 * dayMs)
    await post(support, 'desk_parcel_ended', { id: found?.id, as: 'delivered' })
    expect(
      await run(`select mg::float, covered_from::text as from from supply_covers
        where account_id = '${robin.accountId}' order by covered_from`),
    ).toEqual([
      { mg: 2.5, from: '2026-03-03' },
      { mg: 5, from: '2026-03-31' },
    ])
    const { paymentIntent, amountPence, state } = await orderOf(sent.toPay.orderId)
    expect([state, amountPence, await takenPence(app, paymentIntent as string)]).toEqual(['approved', 209_00, 209_00])
    expect(await mine(robin)).toMatchObject({ is: 'not yet', opensOn: '2026-04-17' })
  })

  it('that needs review says why, and is approved only with each reason ticked', async () => {
    await moveTo(Date.parse('2026-04-22T10:00:00Z'))
    const { open } = await mine(robin)
    const effects = { ...(answers().check_in_side_effects as object), nausea: 'moderate' }
    const said = answers({
      check_in_doses: { taken: ['2026-03-31', '2026-04-14', '2026-04-21'], missed: 1 },
      check_in_side_effects: effects,
      check_in_side_effects_more: 'For two days after each.',
      check_in_wellbeing: { fluids: 'little', mood: 'low' },
      check_in_changes: ['A medicine'],
      check_in_medicines: 'Ramipril 5 mg.',
      check_in_wish: 'same',
    })
    await save(robin, open.id, said)
    const { pen } = (await mine(robin)).open
    expect(pen).toMatchObject({ dose: '2.5 mg', pricePence: 209_00 })
    const { toPay } = (await finish(robin, open.id, pen.pricePence)).json().data
    await pay(robin, toPay)
    const found = await caseOf(toPay.orderId)
    const shown = await post(prescriber, 'desk_case', { id: found?.id })
    // Low mood is the most urgent of them.
    const looks = ['mood', 'side-effects', 'missed-doses', 'fluids', 'new-medicine'].map((id) => `check-in-${id}`)
    expect(shown.flags.map(({ id }: { id: string }) => id)).toEqual(looks)
    expect(shown.flags[1]).toMatchObject({
      says: 'Side effects: Feeling sick (moderate).',
      because: 'The patient wrote: “For two days after each.”',
    })
    expect(shown.changed).toContain('New side effects: Feeling sick.')
    expect(shown.doses.find(({ dose }: { dose: string }) => dose === '7.5mg').isAllowed).toBe(false)
    const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
    const id = found?.id as string
    const epoch = await claim(prescriber, id)
    expect((await prescriber.post('desk_approve', { id, epoch, ...approval })).statusCode).toBe(422)
    const ticked = looks.map((flag) => ({ flag, reason: 'Spoken about.' }))
    await post(prescriber, 'desk_approve', { id, epoch, ...approval, ticked })
  })

  it('with a red-flag symptom locks supply, calls our prescribers and orders nothing', async () => {
    await moveTo(Date.parse('2026-03-23T12:00:00Z'))
    const { open } = await mine(kit)
    const said = { check_in_signs: ['Stomach pain with yellow skin or eyes, or a high temperature'] }
    // The patient has confirmed it; their answers are stored with it.
    const confirm = () => kit.browser.post('tell_unwell', { sign: 'gallbladder' })
    // A failure half-way rolls everything back: no symptom is stored without a call.
    const harm = { ...answers(), check_in_wellbeing: { fluids: 'enough', mood: 'harm' } }
    await app.asOwner(
      'create trigger broken before update on check_ins for each row execute function refuse_change_but_erasure()',
    )
    expect((await save(kit, open.id, harm)).statusCode).toBe(500)
    expect(await run(`select 1 from supply_locks where account_id = '${kit.accountId}'`)).toEqual([])
    expect((await mine(kit)).open?.ansData ?? '').not.toContain('harm')
    await app.asOwner('drop trigger broken on check_ins')
    expect((await confirm()).statusCode).toBe(200)
    expect((await save(kit, open.id, said)).statusCode).toBe(200)
    expect(await stepOf(kit)).toBe('locked')
    expect(await mine(kit)).toMatchObject({ is: 'locked', open: null, sent: { outcome: 'locked' } })
    const [lock] = await run(`select id, case_id from supply_locks where account_id = '${kit.accountId}'`)
    const { case_id: concern, id: lockId } = lock as { case_id: string; id: string }
    expect(JSON.stringify((await post(prescriber, 'desk_concern', { id: concern })).told)).toContain('yellow skin')
    expect(await run(`select 1 from alarms where case_id = '${concern}'`)).toHaveLength(1)
    expect((await finish(kit, open.id, 209_00)).statusCode).toBe(409)
    const both = [kit.browser.post('answer_check_in_again', {}), save(kit, open.id, answers())]
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([409, 409])
    const lifted = { lockId, how: 'phone', said: 'A cold. All well.', yellowCard: 'not_needed' }
    expect((await prescriber.post('desk_lift_lock', lifted as never)).statusCode).toBe(200)
  })

  it('that led to nothing can be answered again, and a wish for a pause orders nothing', async () => {
    expect((await mine(kit)).is).toBe('again')
    const both = await Promise.all([1, 2].map(() => kit.browser.post('answer_check_in_again', {})))
    expect(both.map(({ statusCode }) => statusCode)).toContain(200)
    const { open } = await mine(kit)
    expect(open.ansData).toBeNull()
    await save(kit, open.id, answers({ check_in_wish: 'pause' }))
    expect((await mine(kit)).open).toMatchObject({ wish: 'pause', pen: null })
    expect((await finish(kit, open.id, null)).json().data).toEqual({ outcome: 'pause', toPay: null })
    expect(await run(`select 1 from orders where account_id = '${kit.accountId}' and kind = 'repeat'`)).toEqual([])
  })

  it('is too old to pay by after a week', async () => {
    await post(kit.browser as never, 'answer_check_in_again', {})
    const { open } = await mine(kit)
    await save(kit, open.id, answers())
    const { toPay } = (await finish(kit, open.id, 209_00)).json().data
    await moveTo(clinic.now() + 8 * dayMs)
    const late = await pay(kit, toPay)
    expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('seven days ago')])
    expect((await mine(kit)).is).toBe('again')
    expect((await kit.browser.post('answer_check_in_again', {})).statusCode).toBe(200)
    expect((await orderOf(toPay.orderId)).state).toBe('expired')
  })

  it('asks for weight and height again after three months, before the pen is decided about', async () => {
    await moveTo(Date.parse('2026-06-05T10:00:00Z'))
    const { open } = await mine(kit)
    await save(kit, open.id, answers({ check_in_doses: { taken: ['2026-03-03'], missed: 3 } }))
    const { pen } = (await mine(kit)).open
    expect(pen.dose).toBe('2.5 mg')
    const { toPay } = (await finish(kit, open.id, pen.pricePence)).json().data
    await pay(kit, toPay)
    const found = await caseOf(toPay.orderId)
    expect(found?.state).toBe('waiting_for_evidence')
    const tasks = (await kit.browser.post('my_evidence', {})).json().data.tasks
    // The last pen ended more than eight weeks ago: all evidence is requested as for a first order.
    expect(tasks.map(({ gate, state }: { gate: string; state: string }) => [gate, state])).toEqual([
      ['identity', 'done'],
      ['measurements', 'again'],
      ['medicines_and_conditions', 'to_do'],
      ['gp', 'done'],
      ['two_way_contact', 'done'],
    ])
    const { flags } = await post(prescriber, 'desk_case', { id: found?.id })
    expect(flags).toContainEqual(expect.objectContaining({ id: 'weight-not-verified', severity: 'incomplete' }))
  })
})

describe('what is new in a check-in', () => {
  const changes = { medicine: ['A medicine'], condition: ['An illness, a diagnosis or an allergy'] }
  let wren: Patient
  beforeAll(async () => {
    await moveTo('2026-03-02T12:00:00Z')
    wren = await newReadyPatient(app)
    await clinic.approveAndSend(wren.caseId, { dose: '2.5mg' })
    await clinic.deliver(wren.caseId, '2026-03-03T12:00:00Z')
    await moveTo('2026-03-24T10:00:00Z')
  })

  const insulin = {
    check_in_wish: 'up',
    check_in_changes: changes.medicine,
    check_in_new_medicines: ['Insulin'],
    check_in_medicines: 'Ten units since last week.',
    check_in_new_diabetes_team: 'no',
  }
  const pancreatitis = {
    check_in_wish: 'up',
    check_in_changes: changes.condition,
    check_in_new_conditions: ['Pancreatitis'],
    check_in_conditions: 'In hospital last week.',
  }

  it('C-2 is asked in lists, and a page opened before still sends its free text', async () => {
    const { open } = await mine(wren)
    const said = { check_in_changes: changes.medicine, check_in_medicines: 'Insulin' }
    expect((await save(wren, open.id, said, { version: 1 })).statusCode).toBe(200)
    expect(JSON.parse((await mine(wren)).open.ansData)).toMatchObject({
      ...said,
      check_in_new_medicines: ['Other medicines'],
    })
    expect((await save(wren, open.id, { check_in_new_medicines: ['Aspirin'] })).statusCode).toBe(400)
  })

  it('C-3 asks about injections that are close together before they have consequences', async () => {
    const { open } = await mine(wren)
    const taken = ['2026-03-03', '2026-03-16', '2026-03-17']
    await save(wren, open.id, answers({ check_in_doses: { taken, missed: 0 } }))
    expect((await finish(wren, open.id, 209_00)).json()).toMatchObject({
      code: 422,
      data: { problem: 'doses-close', missing: '/assessment/check-in/check-in-doses' },
    })
    await save(wren, open.id, answers({ check_in_doses: { taken, missed: 0, confirmed: 'yes' } }))
    const { answers: shown } = (await mine(wren)).open
    expect(JSON.stringify(shown)).toContain('Days close together, confirmed')
  })

  it('C-20 writes the letter for the anaesthetist once an operation is reported, and until none is any more', async () => {
    const kinds = async () =>
      (await wren.browser.post('my_letters', {})).json().data.letters.map(({ kind }: { kind: string }) => kind)
    expect(await kinds()).not.toContain('anaesthetist')
    const { open } = await mine(wren)
    const told = { check_in_changes: ['An operation or examination'], check_in_operation: 'letter' }
    await save(wren, open.id, answers({ ...told, check_in_wish: 'pause' }))
    expect((await finish(wren, open.id, null)).statusCode).toBe(200)
    const { letters } = (await wren.browser.post('my_letters', {})).json().data
    const { id } = letters.find(({ kind }: { kind: string }) => kind === 'anaesthetist')
    const { letter } = (await wren.browser.post('my_letter', { id })).json().data
    const text = JSON.stringify(letter)
    expect(text).toContain('Mounjaro 2.5 mg, injected once a week')
    expect(text).toContain('17 March 2026')
    expect(text).toContain('We have not advised the patient either way')
    expect((await kit.browser.post('my_letter', { id })).statusCode).toBe(404)
    const headers = { cookie: wren.browser.cookie() }
    const pdf = await app.server.inject({ method: 'GET', url: `/api/my_letter_pdf?id=${id}`, headers })
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    // The next check-in asks again.
    await post(wren.browser as never, 'answer_check_in_again', {})
    const again = await mine(wren)
    await save(wren, again.open.id, answers({ check_in_wish: 'pause' }))
    expect((await finish(wren, again.open.id, null)).statusCode).toBe(200)
    expect(await kinds()).not.toContain('anaesthetist')
    await post(wren.browser as never, 'answer_check_in_again', {})
  })

  it('writes a travel letter with the facts of the last prescription, for its patient alone', async () => {
    const { letters } = (await wren.browser.post('my_letters', {})).json().data
    const { id } = letters.find(({ kind }: { kind: string }) => kind === 'travel')
    const { letter } = (await wren.browser.post('my_letter', { id })).json().data
    const text = JSON.stringify(letter)
    expect(text).toContain('Mounjaro (tirzepatide) 2.5mg, injected once a week. Quantity: 1 pen')
    expect(text).toMatch(/Prescribed by [^,]+, G(MC|PhC) \d+, on \d+ March 2026/)
    expect(text).toContain('can’t travel in the hold')
    expect(text).not.toMatch(/weight|obes/i)
    expect((await kit.browser.post('my_letter', { id })).statusCode).toBe(404)
    const headers = { cookie: wren.browser.cookie() }
    const pdf = await app.server.inject({ method: 'GET', url: `/api/my_letter_pdf?id=${id}`, headers })
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  it('C-2 insulin prevents an increase, and raises the flag of a first order with its second signature', async () => {
    const { open } = await mine(wren)
    await save(wren, open.id, answers({ check_in_wish: 'up' }))
    expect((await mine(wren)).open.pen.dose).toBe('5 mg')
    await save(wren, open.id, answers(insulin))
    const { pen } = (await mine(wren)).open
    expect([pen.dose, pen.reasons[0]]).toEqual(['2.5 mg', expect.stringContaining('recent changes first')])
    const { toPay } = (await finish(wren, open.id, pen.pricePence)).json().data
    await pay(wren, toPay)
    const found = await caseOf(toPay.orderId)
    const shown = await post(prescriber, 'desk_case', { id: found?.id })
    expect(shown.flags).toContainEqual(expect.objectContaining({ id: 'insulin-or-sulfonylurea', severity: 'senior' }))
    expect(shown.doses.find(({ dose }: { dose: string }) => dose === '5mg').isAllowed).toBe(false)
    await run(`update orders set state = 'expired' where id = '${toPay.orderId}'`)
  })

  it('C-7 a change to the pill on Mounjaro is flagged, and confirmed by the patient before the parcel leaves', async () => {
    await post(wren.browser as never, 'answer_check_in_again', {})
    const { open } = await mine(wren)
    const effects = { ...(answers().check_in_side_effects as object), vomiting: 'mild' }
    const said = {
      check_in_side_effects: effects,
      check_in_changes: ['Pregnancy plans, breastfeeding or contraception'],
      check_in_new_pregnancy: 'possible',
      check_in_new_contraception: ['The pill'],
    }
    await save(wren, open.id, answers(said))
    const { toPay } = (await finish(wren, open.id, (await mine(wren)).open.pen.pricePence)).json().data
    await pay(wren, toPay)
    const found = await caseOf(toPay.orderId)
    const id = found?.id as string
    const shown = await post(prescriber, 'desk_case', { id })
    const looks = shown.flags.filter(({ severity }: { severity: string }) => severity === 'look')
    const ids = looks.map((flag: { id: string }) => flag.id)
    expect(ids).toEqual(expect.arrayContaining(['pill-with-mounjaro', 'pill-not-absorbed', 'check-in-contraception']))
    await run(`update orders set state = 'expired' where id = '${toPay.orderId}'`)
  })

  it('C-2 pancreatitis offers no pen, is reviewed by a clinician, and stays in the history', async () => {
    await post(wren.browser as never, 'answer_check_in_again', {})
    const { open } = await mine(wren)
    await save(wren, open.id, answers(pancreatitis))
    expect((await mine(wren)).open.pen).toBeNull()
    expect((await finish(wren, open.id, null)).json().data).toEqual({ outcome: 'no dose', toPay: null })
    const { rows } = await post(prescriber, 'desk_queue', { list: 'ready' })
    const found = rows.find(({ kind }: { kind: string }) => kind === 'check_in')
    expect(found.why[0]).toContain('reason not to supply')
    const closed = { id: found.id, epoch: await claim(prescriber, found.id), said: 'Spoken with her.', goesOn: true }
    await post(prescriber, 'desk_close_check_in' as never, closed)
    await post(wren.browser as never, 'answer_check_in_again', {})
    const again = await mine(wren)
    await save(wren, again.open.id, answers())
    expect((await mine(wren)).open.pen).toBeNull()
    const unexplained = await finish(wren, again.open.id, null)
    expect([unexplained.statusCode, unexplained.json().data.problem]).toEqual([422, 'answer changed'])
    const reason = 'It was my sister, not me.'
    const explained = await wren.browser.post('finish_check_in', { id: again.open.id, pricePence: null, reason })
    expect(explained.json().data, explained.body).toEqual({ outcome: 'no dose', toPay: null })
    const { clinical } = await post(prescriber, 'desk_person', { id: wren.accountId })
    const entries = clinical.history.map(({ kind, words }: { kind: string; words: string }) => `${kind}: ${words}`)
    expect(entries[0]).toContain(`answer changed: `)
    expect(entries[0]).toContain(reason)
    expect(entries[1]).toBe('stop: History of pancreatitis.')
    const { rows: later } = await post(prescriber, 'desk_queue', { list: 'ready' })
    const next = later.find(({ kind }: { kind: string }) => kind === 'check_in')
    expect(next.why[0]).toContain('On record, and not corrected')
    await post(prescriber, 'desk_close_check_in' as never, {
      ...closed,
      id: next.id,
      epoch: await claim(prescriber, next.id),
    })
  })

  it('C-2 pancreatitis is reviewed by a clinician also where the wish is to stop and no pen is asked for', async () => {
    const jay = await newReadyPatient(app)
    await clinic.approveAndSend(jay.caseId, { dose: '2.5mg' })
    await clinic.deliver(jay.caseId, clinic.now() + 3_600_000)
    await moveTo(clinic.now() + 20 * dayMs)
    const { open } = await mine(jay)
    await save(jay, open.id, answers({ ...pancreatitis, check_in_wish: 'stop' }))
    expect((await finish(jay, open.id, null)).json().data).toEqual({ outcome: 'stop', toPay: null })
    const { rows } = await post(prescriber, 'desk_queue', { list: 'ready' })
    const found = rows.filter(({ kind }: { kind: string }) => kind === 'check_in')
    expect(found.map(({ why }: { why: string[] }) => why[0])).toEqual(['History of pancreatitis.'])
    expect((await mine(jay)).is).toBe('looked at')
    const closed = {
      id: found[0].id,
      epoch: await claim(prescriber, found[0].id),
      said: 'Spoken with her.',
      goesOn: true,
    }
    await post(prescriber, 'desk_close_check_in' as never, closed)
  })
})

describe('a check-in after which nothing can be offered', () => {
  let caseId: string

  it('becomes a case with a deadline, and the patient reads by when they hear from us', async () => {
    await moveTo(Date.parse('2026-07-06T09:00:00Z'))
    await run(`update orders set state = 'expired' where account_id = '${kit.accountId}' and kind = 'repeat'`)
    expect((await kit.browser.post('answer_check_in_again', {})).statusCode).toBe(200)
    const { open } = await mine(kit)
    await logWeight(kit, '2026-07-06', 88)
    await save(kit, open.id, answers({ check_in_weight: { weight: '50', unit: 'kg' } }))
    // C-1 a weight that may be a typing error stops nothing.
    const slip = (await finish(kit, open.id, null)).json()
    expect([slip.code, slip.data]).toEqual([
      422,
      { problem: 'weight-jump', missing: '/assessment/check-in/check-in-weight' },
    ])
    expect(await stepOf(kit)).not.toBe('looked-at')
    await save(kit, open.id, answers({ check_in_weight: { weight: '50', unit: 'kg', confirmed: 'yes' } }))
    expect((await mine(kit)).open).toMatchObject({ wish: 'same', pen: null })
    const sent = await Promise.all([finish(kit, open.id, null), finish(kit, open.id, null)])
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await mine(kit)).toMatchObject({
      is: 'looked at',
      review: { for: 'review', by: '2026-07-07T09:00:00.000Z' },
      open: null,
    })
    expect(await stepOf(kit)).toBe('looked-at')
    expect((await kit.browser.post('answer_check_in_again', {})).statusCode).toBe(409)
    // A weight they logged that day stands, whatever the check-in says.
    expect((await logged(kit)).weight.at(-1)).toEqual(['2026-07-06', 88])
    const { rows } = await post(prescriber, 'desk_queue', { list: 'ready' })
    const found = rows.filter(({ kind }: { kind: string }) => kind === 'check_in')
    expect(found).toMatchObject([{ risk: 'stop', medicine: 'Mounjaro', clock: { due: '2026-07-07T09:00:00.000Z' } }])
    expect(found[0].why[0]).toMatch(/^Their BMI is 17\.3, below 18\.5/)
    caseId = found[0].id
  })

  it('is shown with its reasons and answers, which is logged, and is not decided like an order', async () => {
    const shown = await post(prescriber, 'desk_check_in', { id: caseId })
    expect(shown).toMatchObject({ state: 'ready', plan: { state: 'active', step: { what: 'looked-at' } } })
    expect(JSON.stringify(shown.told)).toContain('50')
    expect(await run(`select what from access_log where case_id = '${caseId}'`)).toEqual([{ what: 'case' }])
    const epoch = await claim(prescriber, caseId)
    const decline = { id: caseId, epoch, reason: 'health_condition', words: 'No.' } as const
    expect((await prescriber.post('desk_decline', decline)).statusCode).toBe(422)
    expect((await prescriber.post('desk_check_in', { id: kit.caseId })).statusCode).toBe(404)
    await moveTo(Date.parse('2026-07-07T09:05:00Z'))
    const { rows } = await post(prescriber, 'desk_watch', {})
    expect(rows).toContainEqual(expect.objectContaining({ id: `clock/${caseId}`, severity: 'urgent' }))
  })

  it('D-6 goes to one of two who take the next case at once, and only they close it', async () => {
    await run(`update cases set claimed_by = null, claim_until = null`)
    await run(`update cases set kept_for = null, kept_until = null`)
    const colleagues = [prescriber, await newStaff(app, 'prescriber'), await newStaff(app, 'clinical_lead')]
    const given = await Promise.all(
      colleagues.map(async (one) => (await post(one, 'desk_next_case', { list: 'ready' })).claimed),
    )
    const place = given.findIndex((claimed) => claimed?.id === caseId)
    expect(given.filter((claimed) => claimed?.id === caseId)).toMatchObject([{ kind: 'check_in' }])
    const [holder, other] = [colleagues[place], colleagues[(place + 1) % 3]] as const
    if (!holder || !other) throw new Error('Nobody was given the check-in.')
    const { epoch } = given[place]
    const body = { id: caseId, epoch, said: 'Spoken with them.', goesOn: true }
    expect(await post(holder, 'desk_check_in', { id: caseId })).toMatchObject({ epoch, with: { isMe: true } })
    expect(await post(other, 'desk_check_in', { id: caseId })).toMatchObject({
      with: { isMe: false, name: holder.name },
    })
    // It is not given out again, nor taken or closed by a colleague.
    expect((await post(other, 'desk_next_case', { list: 'ready' })).claimed?.id).not.toBe(caseId)
    expect((await other.post('desk_claim', { id: caseId })).statusCode).toBe(409)
    const refused = await other.post('desk_close_check_in', body)
    expect([refused.statusCode, refused.json().message]).toEqual([409, `This case is now assigned to ${holder.name}.`])
    expect((await holder.post('desk_close_check_in', { ...body, epoch: epoch - 1 })).statusCode).toBe(409)
    // A prescriber who releases it cannot close it either.
    await post(holder, 'desk_release', { id: caseId, epoch })
    expect((await holder.post('desk_close_check_in', body)).statusCode).toBe(409)
    expect((await post(prescriber, 'desk_check_in', { id: caseId })).ending).toBeNull()
    await run(`update cases set claimed_by = null, claim_until = null`)
  })

  it('is closed once, by a prescriber, with what was done; then the patient may answer again', async () => {
    const epoch = await claim(prescriber, caseId)
    const close = (more: object) =>
      prescriber.post('desk_close_check_in', { id: caseId, epoch, said: 'A slip: 85 kg.', goesOn: true, ...more })
    const bySupport = { id: caseId, epoch, said: 'x', goesOn: true }
    expect((await support.post('desk_close_check_in', bySupport)).statusCode).toBe(403)
    expect((await close({ said: ' ' })).json().data).toEqual({ problem: 'nothing said' })
    expect((await close({ goesOn: false })).json().data).toEqual({ problem: 'still active' })
    const both = await Promise.all([close({}), close({})])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { ending, state } = await post(prescriber, 'desk_check_in', { id: caseId })
    expect([state, ending]).toMatchObject(['closed', { said: 'A slip: 85 kg.', by: { name: prescriber.name } }])
    expect((await mine(kit)).is).toBe('again')
  })
})

describe('the year after a treatment', () => {
  const monthly = async () =>
    (await clinic.emailsTo(kit.email))
      .map(({ subject }) => subject)
      .filter((one) => /^Your monthly (?:question$|questions have ended)/.test(one ?? ''))
  const step = () => stepOf(kit)
  const ask = async (moment: string) => {
    await moveTo(Date.parse(moment))
    await Promise.all([askAfterwards(app.services), askAfterwards(other.services)])
    // The day's run once more, as after a crash: nobody is told twice.
    await run(`delete from job_rounds where name = 'people are asked after a treatment'`)
    await askAfterwards(other.services)
  }

  it('asks for a weight each month by an email without health details, unless there is one or they opted out', async () => {
    await moveTo(Date.parse('2026-07-08T09:00:00Z'))
    const { epoch } = (await kit.browser.post('my_plan', {})).json().data.treatment
    await kit.browser.post('change_my_plan', { epoch, to: 'stopped', until: null, reason: '' })
    expect(await step()).toBe('afterwards')
    await ask('2026-08-07T10:00:00Z')
    expect(await monthly()).toEqual([])
    await ask('2026-08-08T06:00:00Z')
    expect(await monthly()).toEqual([])
    await ask('2026-08-08T10:00:00Z')
    expect(await monthly()).toEqual(['Your monthly question'])
    const [mail] = (await clinic.emailsTo(kit.email)).slice(-1)
    expect(JSON.stringify(mail)).not.toMatch(/weight|wegovy|mounjaro|\bpen\b|dose|injection|treatment|medic|health/i)
    expect(await step()).toBe('weigh')
    await logWeight(kit, '2026-08-08', 88.5)
    expect(await step()).toBe('afterwards')
    await moveTo(Date.parse('2026-09-05T09:00:00Z'))
    await logWeight(kit, '2026-09-05', 89)
    await ask('2026-09-08T10:00:00Z')
    expect(await monthly()).toHaveLength(1)
    expect((await kit.browser.post('set_afterwards', { isAsked: false })).statusCode).toBe(200)
    await ask('2026-10-08T10:00:00Z')
    expect([await monthly(), await step()]).toEqual([['Your monthly question'], 'afterwards'])
  })

  it('mentions regained weight, to the team only what is shared', async () => {
    await logWeight(kit, '2026-10-08', 93)
    expect(await step()).toBe('regained')
    const seen = async () => (await post(prescriber, 'desk_person', { id: kit.accountId })).clinical.plan
    expect(await seen()).toMatchObject({ step: { what: 'afterwards' }, after: { until: '2027-07-08', isAsked: false } })
    await kit.browser.post('set_tracking', { isShared: true })
    expect(await seen()).toMatchObject({ step: { what: 'regained' } })
  })

  it('says that it is over, once', async () => {
    await ask('2027-07-07T10:00:00Z')
    expect(await monthly()).toHaveLength(1)
    await ask('2027-07-08T10:00:00Z')
    expect(await monthly()).toEqual(['Your monthly question', 'Your monthly questions have ended'])
    expect(await step()).toBe('stopped')
    expect((await kit.browser.post('set_afterwards', { isAsked: true })).statusCode).toBe(409)
    await ask('2027-08-08T10:00:00Z')
    expect(await monthly()).toHaveLength(2)
  })
})

describe('P-9 quality', () => {
  it('P-9 counts the check-ins of a period that were answered before the next pen could leave', async () => {
    const auditor = await newStaff(app, 'auditor')
    const { checkIns } = await post(auditor, 'desk_quality', { from: '2026-01-01', to: '2026-12-31' })
    const [counted] = await run(`
      select count(*)::int as due, count(*) filter (where finished_at <= opened_at + interval '3 days')::int as "onTime"
      from check_ins where round = 1`)
    expect(checkIns).toEqual(counted)
    expect(checkIns.onTime).toBeGreaterThan(0)
    expect(checkIns.due).toBeGreaterThan(checkIns.onTime)
  })
})

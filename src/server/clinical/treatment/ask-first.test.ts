import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { emailsTo } from '../../testing/test-booking.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'
import { remindOfDoses } from './reminders/reminder-job.ts'

let clinic: Treatment
let robin: TreatedPatient
/** The case of the check-in with a severe side effect. */
let severe = ''

/** The second pen, of 5 mg, is for the four Tuesdays from 31 March 2026. */
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  robin = await newReadyPatient(clinic.app)
  await clinic.approveAndSend(robin.caseId, { dose: '2.5mg' })
  await clinic.deliver(robin.caseId, '2026-03-03T10:00:00Z')
  await clinic.moveTo('2026-03-23T10:00:00Z')
  const next = await answer({
    check_in_doses: { taken: ['2026-03-03', '2026-03-10', '2026-03-17'], missed: 0 },
    check_in_wish: 'up',
  })
  const shown = await clinic.post(clinic.prescriber, 'desk_case', { id: next })
  const ticked = shown.flags.map(({ id }: { id: string }) => ({ flag: id, reason: 'Spoken about.' }))
  await clinic.approveAndSend(next, { dose: '5mg', ticked })
  await clinic.deliver(next, '2026-03-25T10:00:00Z')
  await robin.browser.post('set_reminder', { reminder: { hour: 9, by: 'email' } })
})
afterAll(() => clinic.app.close())
beforeEach(async () => {
  await clinic.run('delete from logged_doses; delete from job_rounds; update dose_reminders set considered_on = null')
})

/** A check-in, paid for. Returns its case. */
async function answer(said: object): Promise<string> {
  const { mine, save, finish } = checkInOf(robin)
  const { open } = await mine()
  await save(open.id, checkInAnswers(said as never))
  const { pen } = (await mine()).open
  const { toPay } = (await finish(open.id, pen.pricePence)).json().data
  await clinic.pay(robin, toPay)
  return (await clinic.caseOf(toPay.orderId))?.id as string
}

async function log(is: 'taken' | 'missed', ...days: readonly string[]) {
  const { whose } = (await robin.browser.post('my_doses', {})).json().data
  for (const on of days) {
    const at = new Date(clinic.now()).toISOString()
    expect((await robin.browser.post('log_dose', { id: randomUUID(), at, whose, is, on })).statusCode).toBe(200)
  }
}
const treatment = async () => (await robin.browser.post('my_account', {})).json().data.treatment
const doses = async () => (await robin.browser.post('my_doses', {})).json().data.log

async function remindedOn(moment: string): Promise<boolean> {
  await clinic.moveTo(moment)
  const before = (await emailsTo(clinic.app, robin.email)).length
  await remindOfDoses(clinic.app.services)
  return (await emailsTo(clinic.app, robin.email)).length > before
}

it('after three missed doses in a row nobody is told to inject from the stronger pen, and no reminder comes', async () => {
  await clinic.moveTo('2026-04-14T12:00:00Z')
  await log('missed', '2026-03-31', '2026-04-07')
  expect(await treatment()).toMatchObject({ nextInjection: '2026-04-14', step: { what: 'inject' } })
  await log('missed', '2026-04-14')
  expect(await treatment()).toMatchObject({
    nextInjection: null,
    calendar: null,
    step: { what: 'ask-first', turn: 'patient', says: expect.stringMatching(/Don’t inject until we’ve answered/) },
  })
  expect(await doses()).toMatchObject({ next: null, notToTake: expect.stringMatching(/Don’t inject/) })
  expect(await remindedOn('2026-04-21T08:30:00Z')).toBe(false)
})

it('whoever has an unopened pen reads before they pay that another is not sent', async () => {
  await clinic.moveTo('2026-04-20T10:00:00Z')
  const { mine, save } = checkInOf(robin)
  const said = { check_in_doses: { taken: ['2026-03-31', '2026-04-07', '2026-04-14'], missed: 0 } }
  const reasonsWith = async (pens: string) => {
    const { open } = await mine()
    await save(open.id, checkInAnswers({ ...said, check_in_stock: { pens, needles: 'enough' } }))
    return (await mine()).open.pen.reasons.join(' ')
  }
  expect(await reasonsWith('one')).toMatch(/^You told us that you have an unopened pen, and we can’t send another/)
  expect(await reasonsWith('none')).not.toMatch(/unopened/)
})

it('after a check-in with a severe side effect they are told not to inject until they have heard from us', async () => {
  await clinic.moveTo('2026-04-20T10:00:00Z')
  severe = await answer({
    check_in_doses: { taken: ['2026-03-31', '2026-04-07', '2026-04-14'], missed: 0 },
    check_in_side_effects: { ...(checkInAnswers().check_in_side_effects as object), vomiting: 'severe' },
    check_in_side_effects_more: 'Since the last dose, several times a day.',
  })
  expect(await treatment()).toMatchObject({
    nextInjection: null,
    step: { what: 'ask-first', turn: 'nobody', says: expect.stringMatching(/severe side effect/) },
  })
  expect(await remindedOn('2026-04-21T08:30:00Z')).toBe(false)
})

it('U-6 after a declined pen the account and the check-in both lead to the message of the prescriber', async () => {
  await clinic.moveTo('2026-04-21T10:00:00Z')
  const id = severe
  const epoch = await clinic.claim(clinic.prescriber, id)
  await clinic.post(clinic.prescriber, 'desk_decline', { id, epoch, reason: 'health_condition', words: 'Not now.' })
  await clinic.settle()
  expect(await checkInOf(robin).mine()).toMatchObject({ is: 'declined', open: null })
  expect(await treatment()).toMatchObject({
    nextInjection: null,
    step: { what: 'looked-at', turn: 'patient', says: expect.stringMatching(/Read why under Messages/) },
  })
})

it('a declined pen is not the end: once treatment is restarted, the questions may be answered again', async () => {
  await clinic.moveTo('2026-04-22T10:00:00Z')
  for (const [to, until] of [
    ['paused', '2026-05-01'],
    ['active', null],
  ] as const) {
    const { epoch } = (await robin.browser.post('my_plan', {})).json().data.treatment
    const changed = await robin.browser.post('change_my_plan', { epoch, to, until, reason: '' })
    expect(changed.statusCode, changed.body).toBe(200)
  }
  expect(await checkInOf(robin).mine()).toMatchObject({ is: 'again' })
  expect((await treatment()).step.what).toBe('check-in')
  const again = await robin.browser.post('answer_check_in_again', {})
  expect(again.statusCode, again.body).toBe(200)
  expect((await checkInOf(robin).mine()).is).toBe('open')
})

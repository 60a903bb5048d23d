import { afterAll, beforeAll, expect, it } from 'vitest'
import { schedulePence } from '#domain/clinical/price-of-dose.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { type MedicineKey, medicineName } from '#domain/medicines/medicines.ts'
import { bringEvidence, newReadyPatient, takenPence } from '../../testing/test-case.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'
import { openCheckIns } from './check-in/check-in-job.ts'
import { endPauses } from './pause-job.ts'

let clinic: Treatment
let robin: TreatedPatient
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  robin = await newReadyPatient(clinic.app)
  await clinic.approveAndSend(robin.caseId, { dose: '2.5mg' })
  await clinic.deliver(robin.caseId, '2026-03-03T10:00:00Z')
})
afterAll(() => clinic.app.close())

/** Words that reveal the condition or the medicine. */
const healthWords = /weight|wegovy|mounjaro|\bpen\b|dose|inject|treatment|medic|health|side effect/i

interface Month {
  /** The day on which the patient answers. */
  readonly on: string
  readonly said: object
  /** The offered dose, at the price of the schedule. */
  readonly offered: { readonly medicine: MedicineKey; readonly mg: number }
  /** The next step once it is paid for, if it is not to wait for the order. */
  readonly paid?: string
  /** The dose the prescriber chooses, if not the offered one. */
  readonly givenMg?: number
  readonly delivered: string
  readonly coveredFrom: string
}

/** A full month: asked, answered, paid, decided, sent and delivered, with the books compared at its end. */
async function month({ on, said, offered, givenMg = offered.mg, paid = 'ordered', delivered, coveredFrom }: Month) {
  const { medicine } = offered
  const { mine, save, finish, step } = checkInOf(robin)
  const [lettersBefore, emailsBefore] = [await lettersOf(), (await clinic.emailsTo(robin.email)).length]
  await clinic.moveTo(`${on}T10:00:00Z`)
  await openCheckIns(clinic.app.services)
  const { open } = await mine()
  expect(open, `a check-in on ${on}`).not.toBeNull()
  await save(open.id, checkInAnswers(said as never))
  const { pen } = (await mine()).open
  const asked = {
    medicine: medicineName(medicine),
    dose: `${offered.mg} mg`,
    pricePence: schedulePence(medicine, offered.mg),
  }
  expect(pen).toMatchObject(asked)
  const finished = (await finish(open.id, pen.pricePence)).json().data
  expect(await step()).toBe('to-pay')
  expect((await clinic.pay(robin, finished.toPay)).statusCode).toBe(200)
  expect(await step()).toBe(paid)

  const opened = await clinic.caseOf(finished.toPay.orderId)
  if (opened?.state === 'waiting_for_evidence')
    await bringEvidence(clinic.app, { ...robin, orderId: finished.toPay.orderId })
  const shown = await clinic.post(clinic.prescriber, 'desk_case', { id: opened?.id })
  const ticked = shown.flags
    .filter(({ severity }: { severity: string }) => severity !== 'note')
    .map(({ id }: { id: string }) => ({ flag: id, reason: 'Spoken about.' }))
  const { orderId } = finished.toPay
  await clinic.approveAndSend(opened?.id as string, {
    dose: `${givenMg}mg`,
    brand: medicineName(medicine),
    ticked,
    beforeSending: () => robin.browser.post('confirm_before_supply', { orderId, what: 'switch-gap' }),
  })
  await clinic.deliver(opened?.id as string, `${delivered}T10:00:00Z`)

  const [order] = await clinic.run(
    `select payment_intent, amount_pence, state from orders where id = '${finished.toPay.orderId}'`,
  )
  // A lower dose costs less.
  const pence = schedulePence(medicine, givenMg)
  expect(order).toMatchObject({ amount_pence: pence, state: 'approved' })
  expect(await takenPence(clinic.app, order?.payment_intent as string)).toBe(pence)
  const [cover] = await clinic.run(
    `select mg::float, covered_from::text as from from supply_covers
     where account_id = '${robin.accountId}' order by covered_from desc limit 1`,
  )
  expect(cover).toEqual({ mg: givenMg, from: coveredFrom })
  const emails = (await clinic.emailsTo(robin.email)).slice(emailsBefore) as { subject?: string }[]
  expect(emails.length).toBeGreaterThan(0)
  for (const { subject } of emails) expect(subject).not.toMatch(healthWords)
  return { flags: shown.flags as { id: string }[], letters: (await lettersOf()).slice(lettersBefore.length) }
}

const lettersOf = async () =>
  (await clinic.run(`select kind, occasion from letters where account_id = '${robin.accountId}' order by number`)) as {
    kind: string
    occasion: string
  }[]

const kinds = (letters: readonly { kind: string }[]) => letters.map(({ kind }) => kind).sort()

async function change(to: 'paused' | 'active' | 'stopped', until: string | null = null) {
  const { treatment } = (await robin.browser.post('my_plan', {})).json().data
  return clinic.post(robin.browser as never, 'change_my_plan' as never, {
    epoch: treatment.epoch,
    to,
    until,
    reason: '',
  })
}

const weekly = (from: string, times: number) =>
  Array.from({ length: times }, (_, n) => new Date(Date.parse(from) + n * 7 * 86_400_000).toISOString().slice(0, 10))

it('the first pen is written to the GP and to the patient', async () => {
  expect(kinds(await lettersOf())).toEqual(['gp', 'summary'])
})

it('an uneventful month with the wish for more leads one rung up', async () => {
  const { flags, letters } = await month({
    on: '2026-03-23',
    said: { check_in_doses: { taken: weekly('2026-03-03', 3), missed: 0 }, check_in_wish: 'up' },
    offered: { medicine: 'mounjaro', mg: 5 },
    delivered: '2026-03-25',
    coveredFrom: '2026-03-31',
  })
  expect(flags.map(({ id }) => id)).toEqual(['check-in-quiet'])
  expect(kinds(letters)).toEqual(['gp', 'summary'])
})

it('another, and another rung', async () => {
  await month({
    on: '2026-04-20',
    said: { check_in_doses: { taken: weekly('2026-03-31', 3), missed: 0 }, check_in_wish: 'up' },
    offered: { medicine: 'mounjaro', mg: 7.5 },
    delivered: '2026-04-22',
    coveredFrom: '2026-04-28',
  })
})

it('side effects prevent an increase: no more is offered, the prescriber says why, and prescribes less at a lower price', async () => {
  const { flags } = await month({
    on: '2026-05-18',
    said: {
      check_in_doses: { taken: weekly('2026-04-28', 3), missed: 0 },
      check_in_side_effects: { ...(checkInAnswers().check_in_side_effects as object), nausea: 'moderate' },
      check_in_side_effects_more: 'For two days after each.',
      check_in_wish: 'up',
    },
    offered: { medicine: 'mounjaro', mg: 7.5 },
    givenMg: 5,
    delivered: '2026-05-20',
    coveredFrom: '2026-05-26',
  })
  expect(flags.map(({ id }) => id)).toContain('check-in-side-effects')
})

it('after three months weight and height are checked again before anything is decided; the same dose is no news for a GP', async () => {
  const { letters } = await month({
    on: '2026-06-15',
    said: { check_in_doses: { taken: weekly('2026-05-26', 3), missed: 0 }, check_in_wish: 'same' },
    offered: { medicine: 'mounjaro', mg: 5 },
    delivered: '2026-06-17',
    coveredFrom: '2026-06-23',
  })
  expect(kinds(letters)).toEqual(['summary'])
})

it('a pause lasts until its day, nobody is asked anything meanwhile, and then it resumes by itself', async () => {
  await clinic.moveTo('2026-07-01T10:00:00Z')
  await change('paused', '2026-08-10')
  expect(await checkInOf(robin).step()).toBe('paused')
  await clinic.moveTo('2026-07-20T10:00:00Z')
  await openCheckIns(clinic.app.services)
  expect((await checkInOf(robin).mine()).open).toBeNull()
  await clinic.moveTo('2026-08-10T10:00:00Z')
  await endPauses(clinic.app.services)
  expect(await checkInOf(robin).step()).toBe('run-out')
})

it('after the gap it restarts at the lowest dose', async () => {
  const { flags } = await month({
    on: '2026-08-11',
    said: { check_in_doses: { taken: weekly('2026-06-23', 2), missed: 5 }, check_in_wish: 'same' },
    offered: { medicine: 'mounjaro', mg: 2.5 },
    // The pen they have is of 5 mg.
    paid: 'ask-first',
    delivered: '2026-08-14',
    coveredFrom: '2026-08-14',
  })
  expect(flags.map(({ id }) => id)).toContain('check-in-missed-doses')
})

it('another medicine is prescribed only after a prescriber has agreed, from its lowest dose, and the GP is told', async () => {
  await clinic.moveTo('2026-08-20T10:00:00Z')
  const { treatment } = (await robin.browser.post('my_plan', {})).json().data
  const wish = { epoch: treatment.epoch, medicine: 'wegovy', wish: 'I would like to try the other one.' }
  expect((await robin.browser.post('ask_for_medicine', wish as never)).statusCode).toBe(200)
  const person = await clinic.post(clinic.prescriber, 'desk_person', { id: robin.accountId })
  const answer = { requestId: person.clinical.plan.asked.id, isAgreed: true, words: 'Yes, from the lowest dose.' }
  await clinic.post(clinic.prescriber, 'desk_answer_medicine', answer)
  const { letters } = await month({
    on: '2026-09-07',
    said: { check_in_doses: { taken: weekly('2026-08-14', 3), missed: 0 }, check_in_wish: 'same' },
    offered: { medicine: 'wegovy', mg: 0.25 },
    delivered: '2026-09-09',
    coveredFrom: '2026-09-11',
  })
  expect(kinds(letters)).toEqual(['gp', 'summary'])
  expect((await robin.browser.post('my_plan', {})).json().data.treatment).toMatchObject({ medicine: 'wegovy' })
})

it('it ends when the patient says so: nothing is asked, ordered or charged any more, and the books agree', async () => {
  await clinic.moveTo('2026-09-20T10:00:00Z')
  const before = (await lettersOf()).length
  await change('stopped')
  expect(await checkInOf(robin).step()).toBe('afterwards')
  expect((await lettersOf()).length).toBe(before + 2)
  await clinic.moveTo('2026-10-15T10:00:00Z')
  await openCheckIns(clinic.app.services)
  expect((await checkInOf(robin).mine()).open).toBeNull()

  const covers = (await clinic.run(
    `select covered_from::text as from, covered_until::text as until from supply_covers
     where account_id = '${robin.accountId}' order by covered_from`,
  )) as { from: string; until: string }[]
  expect(covers).toHaveLength(7)
  for (const [place, { from }] of covers.entries())
    if (place > 0) expect(from >= (covers[place - 1]?.until as string)).toBe(true)
  const orders = (await clinic.run(
    `select payment_intent, amount_pence from orders where account_id = '${robin.accountId}' and state = 'approved'`,
  )) as { payment_intent: string; amount_pence: number }[]
  expect(orders).toHaveLength(7)
  for (const { payment_intent, amount_pence } of orders)
    expect(await takenPence(clinic.app, payment_intent)).toBe(amount_pence)
  expect(await clinic.run('select 1 from money_differences where closed_at is null')).toEqual([])
})

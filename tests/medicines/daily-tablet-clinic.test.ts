import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#domain/appointments/calendar.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { openCheckIns } from '#server/clinical/treatment/check-in/check-in-job.ts'
import { bringEvidence, newPatient, takenPence } from '#server/testing/test-case.ts'
import { cards } from '#server/testing/test-order.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '#server/testing/test-treatment.ts'

let clinic: Treatment
let robin: TreatedPatient
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  robin = await newPatient(clinic.app, undefined, cards.good, undefined, 'examplide')
  await bringEvidence(clinic.app, robin)
})
afterAll(() => clinic.app.close())

const tickedIn = ({ flags }: { flags: readonly { id: string; severity: string }[] }) =>
  flags.filter(({ severity }) => severity !== 'note').map(({ id }) => ({ flag: id, reason: 'Spoken about.' }))

const lettersOf = async () =>
  (await clinic.run(`select kind, occasion from letters where account_id = '${robin.accountId}' order by number`)).map(
    ({ kind, occasion }) => `${kind}: ${occasion}`,
  )

it('is ordered, assessed by its own ladder, approved, labelled and dispatched', async () => {
  expect(robin.order).toMatchObject({ item: 'examplide', amountPence: 65_00 })
  const shown = await clinic.post(clinic.prescriber, 'desk_case', { id: robin.caseId })
  expect(JSON.stringify(shown)).toContain('Examplide')
  await clinic.approveAndSend(robin.caseId, { dose: '3mg', brand: 'Examplide', ticked: tickedIn(shown) })
  expect(await takenPence(clinic.app, robin.paymentIntent)).toBe(65_00)
  const { label } = await clinic.post(clinic.support, 'desk_parcel', { id: robin.caseId })
  expect(label[0]).toBe('Examplide 3mg, 1 pack (28 daily doses)')
  expect(label.join(' ')).not.toMatch(/\bpen\b|fridge|inject/)
  expect(await lettersOf()).toEqual(['gp: started', 'summary: started'])
})

it('is taken daily: the account counts tablets, and the check-in asks about every day', async () => {
  await clinic.deliver(robin.caseId, '2026-03-03T10:00:00Z')
  const { treatment } = (await robin.browser.post('my_account', {})).json().data
  expect(treatment).toMatchObject({ medicine: 'Examplide', dose: '3 mg', nextInjection: '2026-03-03' })
  expect(treatment.dosesLeft).toEqual({ inPen: 28, unopenedPens: 0, ofPen: 28 })
  expect(treatment.lastsUntil).toBe('2026-03-31')
  await clinic.moveTo('2026-03-24T10:00:00Z')
  await openCheckIns(clinic.app.services)
  const { open } = await checkInOf(robin).mine()
  expect(open).toMatchObject({ medicine: 'examplide' })
  expect(open.dosesDue).toHaveLength(22)
})

it('after an uneventful check-in the next dose is one rung up, at its own price, and is dispatched', async () => {
  const { mine, save, finish } = checkInOf(robin)
  const { open } = await mine()
  const taken = Array.from({ length: 22 }, (_, day) => addDays('2026-03-03', day))
  const said = checkInAnswers({ check_in_doses: { taken, missed: 0 }, check_in_wish: 'up' })
  expect((await save(open.id, said)).statusCode).toBe(200)
  const { pen } = (await mine()).open
  expect(pen).toMatchObject({ medicine: 'Examplide', dose: '7 mg', pricePence: 159_00 })
  const { toPay } = (await finish(open.id, pen.pricePence)).json().data
  expect((await clinic.pay(robin, toPay)).statusCode).toBe(200)
  const opened = await clinic.caseOf(toPay.orderId)
  const id = opened?.id as string
  const shown = await clinic.post(clinic.prescriber, 'desk_case', { id })
  await clinic.approveAndSend(id, { dose: '7mg', brand: 'Examplide', ticked: tickedIn(shown) })
  await clinic.deliver(id, '2026-03-26T10:00:00Z')
  const covers = await clinic.run(
    `select mg::float, covered_from::text as from, medicine from supply_covers
     where account_id = '${robin.accountId}' order by covered_from`,
  )
  expect(covers).toEqual([
    { mg: 3, from: '2026-03-03', medicine: 'examplide' },
    { mg: 7, from: '2026-03-31', medicine: 'examplide' },
  ])
  expect((await lettersOf()).slice(2)).toEqual(['gp: dose changed', 'summary: dose changed'])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { newReadyPatient } from '../../../testing/test-case.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../../testing/test-treatment.ts'

let clinic: Treatment
let robin: TreatedPatient

/** They inject on Fridays. The pen of 5 mg comes on a Wednesday, two days before the last dose of 2.5 mg. */
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  robin = await newReadyPatient(clinic.app)
  await clinic.approveAndSend(robin.caseId, { dose: '2.5mg' })
  await clinic.deliver(robin.caseId, '2026-03-03T10:00:00Z')
  await robin.browser.post('set_injection_day', { weekday: 5 })
  await clinic.moveTo('2026-03-23T10:00:00Z')
  const { mine, save, finish } = checkInOf(robin)
  const { open } = await mine()
  const taken = ['2026-03-06', '2026-03-13', '2026-03-20']
  await save(open.id, checkInAnswers({ check_in_doses: { taken, missed: 0 }, check_in_wish: 'up' }))
  const { pen } = (await mine()).open
  const { toPay } = (await finish(open.id, pen.pricePence)).json().data
  await clinic.pay(robin, toPay)
  const id = (await clinic.caseOf(toPay.orderId))?.id as string
  const { flags } = await clinic.post(clinic.prescriber, 'desk_case', { id })
  const ticked = flags.map((flag: { id: string }) => ({ flag: flag.id, reason: 'Spoken about.' }))
  await clinic.approveAndSend(id, { dose: '5mg', ticked })
  await clinic.deliver(id, '2026-03-25T10:00:00Z')
})
afterAll(() => clinic.app.close())

const treatmentAt = async (moment: string) => {
  await clinic.moveTo(moment)
  return (await robin.browser.post('my_account', {})).json().data.treatment
}

it.each([
  ['2026-03-25T11:00:00Z', '2026-03-27', '2.5 mg'],
  ['2026-03-27T08:00:00Z', '2026-03-27', '2.5 mg'],
  ['2026-03-28T08:00:00Z', '2026-04-03', '5 mg'],
  ['2026-04-03T08:00:00Z', '2026-04-03', '5 mg'],
])('at %s the account names the dose that is due next, whatever has come since: on %s %s', async (moment, on, dose) => {
  expect(await treatmentAt(moment)).toMatchObject({ nextInjection: on, medicine: 'Mounjaro', dose })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs } from '#domain/calendar/durations.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { holidays } from '../../../appointments/tables.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { caseNow, newReadyPatient } from '../../../testing/test-case.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { newStaff } from '../../../testing/test-staff.ts'

/** Monday, 10:00. */
let clock = Date.parse('2026-03-02T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
})
afterAll(() => app.close())

type Patient = Awaited<ReturnType<typeof newReadyPatient>>

async function careOf({ browser, orderId }: Patient) {
  const { orders } = (await browser.post('my_account', {})).json().data
  return orders.find(({ id }: { id: string }) => id === orderId).care
}

it('P-3 a decision that was not made in time is shown as late in the account while it is overdue at the desk', async () => {
  const patient = await newReadyPatient(app)
  const { promise, dueBy } = await careOf(patient)
  expect(dueBy).toBeNull()
  const due = (await caseNow(app, patient.caseId)).dueAt?.getTime() as number
  expect(promiseText(promise, clock)).toEqual({ isLate: false, by: '10:00 on Tuesday 3 March' })
  clock = due + hourMs
  const late = promiseText((await careOf(patient)).promise, clock)
  expect(late).toEqual({
    isLate: true,
    title: 'We’re sorry, this is late',
    says: 'We said a clinician would decide by 10:00 today. You’ll have a decision by 10:00 on Wednesday 4 March.',
  })
  const prescriber = await newStaff(app, 'prescriber')
  const { rows } = (await prescriber.post('desk_queue', { list: 'ready' })).json().data
  const row = rows.find(({ id }: { id: string }) => id === patient.caseId)
  expect(Date.parse(row.clock.due)).toBeLessThan(clock)
})

it('P-3 a new time is never on a day on which the clinic is closed', async () => {
  const patient = await newReadyPatient(app)
  const due = (await caseNow(app, patient.caseId)).dueAt?.getTime() as number
  const after = new Date(due + 24 * hourMs).toISOString().slice(0, 10)
  await app.database.run((orm) =>
    orm.insert(holidays).values({ nation: 'england-and-wales', date: after, name: 'Clinic closed', isClosed: true }),
  )
  const told = promiseText((await careOf(patient)).promise, due + 1)
  expect(told.isLate && told.says).toMatch(/by 11:00 on Friday 6 March\.$/)
})

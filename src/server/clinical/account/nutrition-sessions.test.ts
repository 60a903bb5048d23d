import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutritionSession, weighIn } from '#domain/appointments/services.ts'
import { reassignLost } from '../../appointments/reassign-lost.ts'
import { newAccount } from '../../testing/test-account.ts'
import { type BookingApp, emailsTo, startBookingApp } from '../../testing/test-booking.ts'
import { newStaff } from '../../testing/test-staff.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>
type Account = Awaited<ReturnType<typeof newAccount>>

/** A Monday. */
const begin = Date.parse('2026-03-02T07:00:00Z')
const tuesday = '2026-03-03'
let app: BookingApp
let administrator: Staff
let dietitian: Staff
let patient: Account
let people = 0
beforeAll(async () => {
  app = await startBookingApp()
  app.setNow(begin)
  administrator = await newStaff(app, 'administrator')
  dietitian = await newStaff(app, 'nutritionist')
  expect(await keep('sedge', dietitian.id)).toBe(200)
})
beforeEach(async () => {
  app.setNow(begin)
  await rows(`update appointments set state = 'cancelled' where state = 'booked'`)
  patient = await treated()
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const keep = async (clinician: string, staffId: string, services: string[] = [nutritionSession.key]) => {
  const given = { clinician, name: clinician, title: 'Dietitian', staffId, isBookable: true, services }
  return (await administrator.post('desk_keep_clinician', given)).statusCode
}
const emailOf = () => `fed-${people}@ferncliff.example`
async function treated(): Promise<Account> {
  people += 1
  const made = await newAccount(app, emailOf())
  await rows(`insert into plans (id, account_id, medicine, mg, state, started_on, state_since)
    values ('${randomUUID()}', '${made.id}', 'wegovy', 0.25, 'active', '2026-02-02', now())`)
  return made
}
const book = (who: Account, time: string, instead: string | null = null) =>
  who.post('book_nutrition_session', { date: tuesday, time, instead })
const mine = async (who: Account) => (await who.post('my_nutrition', {})).json().data

describe('nutrition sessions', () => {
  it('are booked, moved and cancelled by a patient in treatment, free and by the care team’s emails', async () => {
    expect(await mine(patient)).toMatchObject({ mayBook: true, booked: null, firstFree: '2026-03-02T09:00:00.000Z' })
    const first = await book(patient, '09:00')
    expect(first.statusCode, first.body).toBe(200)
    const { id } = first.json().data
    expect((await book(patient, '09:00')).json().data.id).toBe(id)
    expect((await book(patient, '12:00')).statusCode).toBe(409)
    const moved = await book(patient, '12:00', id)
    expect(moved.json().data.startsAt).toBe('2026-03-03T12:00:00.000Z')
    const again = moved.json().data.id
    expect((await mine(patient)).booked).toMatchObject({ id: again, minutes: 30 })
    for (const _ of [1, 2]) expect((await patient.post('cancel_nutrition_session', { id: again })).statusCode).toBe(200)
    expect((await mine(patient)).booked).toBeNull()
    const mails = (await emailsTo(app, emailOf())).map(({ subject }) => subject)
    expect(mails.map((subject) => /booked|new time|cancelled/.exec(subject ?? '')?.[0])).toEqual([
      'booked',
      'new time',
      'cancelled',
    ])
    expect(mails.join()).not.toMatch(/nutrition|diet/i)
  })

  it('are nobody’s without a treatment, at one time for one patient, and not another’s to cancel', async () => {
    const without = await newAccount(app, `unfed-${people}@ferncliff.example`)
    expect(await mine(without)).toEqual({ mayBook: false, booked: null, firstFree: null })
    expect((await book(without, '09:00')).json()).toMatchObject({ data: { because: 'not-needed' } })
    const other = await treated()
    const both = await Promise.all([book(patient, '10:30'), book(other, '10:30')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [winner, loser] = both[0]?.statusCode === 200 ? [patient, other] : [other, patient]
    const { id } = (await mine(winner)).booked
    expect((await loser.post('cancel_nutrition_session', { id })).statusCode).toBe(404)
    expect((await app.post('my_nutrition', {})).statusCode).toBe(401)
  })

  it('are linked only to a registered nutritionist or dietitian, who is linked to nothing else', async () => {
    const [coach, prescriber] = [await newStaff(app, 'coach'), await newStaff(app, 'prescriber')]
    expect(await keep('coach', coach.id)).not.toBe(200)
    expect(await keep('prescriber', prescriber.id)).not.toBe(200)
    const other = await newStaff(app, 'nutritionist')
    expect(await keep('weighing', other.id, [weighIn.key])).not.toBe(200)
  })

  it('have notes by whoever holds them, and their holder reads the record and opens no case', async () => {
    const { id } = (await book(patient, '13:30')).json().data
    const note = { id, noteId: randomUUID(), body: 'Breakfast is the hard meal.' }
    expect((await dietitian.post('desk_appointment_note', note)).statusCode).toBe(200)
    const shown = (await dietitian.post('desk_appointment', { id })).json().data
    expect(shown).toMatchObject({ service: nutritionSession.name, readsRecord: true, preparation: null, weighIn: null })
    expect(shown.notes).toMatchObject([{ body: note.body }])
    const other = await newStaff(app, 'nutritionist')
    expect((await other.post('desk_appointment', { id })).statusCode).toBe(404)
    expect((await dietitian.post('desk_queue', { list: 'ready' })).statusCode).toBe(403)
    expect((await dietitian.post('desk_person', { id: patient.id })).statusCode).toBe(200)
  })

  it('go to a colleague when their holder leaves or loses the role', async () => {
    const { id } = (await book(patient, '17:00')).json().data
    const colleague = await newStaff(app, 'nutritionist')
    expect(await keep('colleague', colleague.id)).toBe(200)
    expect(await reassignLost(app.services)).toBe(0)
    await rows(`update staff set roles = '{coach}' where id = '${dietitian.id}'`)
    expect(await reassignLost(app.services)).toBe(1)
    expect(
      await rows(
        `select clinician_id from appointments where id = '${id}' or episode_id = '${id}' and state = 'booked'`,
      ),
    ).toMatchObject([{ clinician_id: 'colleague' }])
    await rows(`update staff set roles = '{nutritionist}' where id = '${dietitian.id}'`)
  })
})

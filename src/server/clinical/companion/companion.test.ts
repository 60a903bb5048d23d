import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfText } from '../../testing/pdf-text.ts'
import { newAccount } from '../../testing/test-account.ts'
import { type BookingApp, newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { remindOfCompanion } from './reminder-job.ts'

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp()
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

const attendedOn = '2026-04-13'
const at = (day: string, time = '09:00') => `${day}T${time}:00.000Z`
let days = 0

/** A patient whose assessment was on 13 April, a Monday. */
async function newPatient() {
  app.setNow(Date.parse('2026-03-02T07:00:00Z'))
  const guest = await newGuest(app)
  // Booked each on a day of their own, and moved to the same.
  await guest.book({ date: `2026-04-${[13, 14, 15, 16, 17, 20, 21, 22, 23, 24, 27, 28][days++]}`, time: '08:30' })
  const { id } = await guest.appointment()
  await rows(`update appointments set state = 'completed', starts_at = '${at(attendedOn, '07:30')}' where id = '${id}'`)
  app.setNow(Date.parse(at('2026-04-15')))
  await guest.signIn()
  const post = (call: string, body: object) => guest.browser.post(call as never, body as never)
  const mine = async () => (await post('my_companion', {})).json().data.companion
  const account = async () => (await post('my_account', {})).json().data
  const { whose } = await mine()
  const save = (week: string, what: object, when = at('2026-04-15')) =>
    post('save_companion_week', { at: when, whose, week, ...what })
  return { id, post, mine, account, save, whose, browser: guest.browser }
}

const thing = (words: string, isDone = false) => ({ id: randomUUID(), words, isDone })
const note = (more: object = {}) => ({
  scales: { sleep: 2, focus: 1, mood: 3, appetite: null },
  vitals: null,
  weightKg: null,
  words: 'A long week.',
  ...more,
})

describe('the digital companion', () => {
  it('comes with an assessment that was attended, for six months, and with no other', async () => {
    const { post } = await newAccount(app, 'nobody@ferncliff.example')
    expect((await post('my_companion', {})).json().data).toEqual({ companion: null })
    expect((await post('set_companion', { isShared: true })).statusCode).toBe(409)
    const { id, mine, account } = await newPatient()
    expect((await account()).companion).toEqual({ from: '2026-04-13', until: '2026-10-13' })
    expect(await mine()).toMatchObject({
      appointmentId: id,
      today: '2026-04-15',
      from: '2026-04-13',
      until: '2026-10-13',
      isOpen: true,
      weeks: [],
      reminders: { plan: false, note: false },
      sharedSince: null,
      read: [],
    })
    await rows(`update appointments set state = 'DNA' where id = '${id}'`)
    expect(await mine()).toBeNull()
    expect(await account()).not.toHaveProperty('companion')
  })

  it('keeps plan and note of a week apart, sealed, and of each what was written last', async () => {
    const { mine, save } = await newPatient()
    const [ring, walk] = [thing('Ring the dentist'), thing('Walk')]
    await save('2026-04-13', { things: [ring] }, at('2026-04-14'))
    await save('2026-04-13', { note: note() }, at('2026-04-14', '10:00'))
    await Promise.all([
      save('2026-04-13', { things: [ring, walk] }, at('2026-04-15', '08:00')),
      save('2026-04-13', { things: [] }, at('2026-04-14', '23:00')),
    ])
    expect((await mine()).weeks).toEqual([{ week: '2026-04-13', things: [ring, walk], note: note() }])
    await save('2026-04-13', { note: null }, at('2026-04-15', '08:30'))
    expect((await mine()).weeks).toEqual([{ week: '2026-04-13', things: [ring, walk], note: null }])
    // Dated in the future, it does not stand over what comes after it.
    await save('2026-04-13', { things: [] }, '2030-01-01T00:00:00.000Z')
    await save('2026-04-13', { things: [walk] }, at('2026-04-15'))
    expect((await mine()).weeks[0].things).toEqual([walk])
    const [kept] = await rows('select plan from companion_weeks where plan is not null limit 1')
    expect(Buffer.from(kept?.plan as Uint8Array).toString('latin1')).not.toContain('dentist')
  })

  let unwritten: ReturnType<typeof newPatient> | undefined
  it.each([
    ['a week that is over for long', '2026-03-16', {}, 422],
    ['a week far ahead', '2026-05-04', {}, 422],
    ['a day that is no Monday', '2026-04-14', {}, 422],
    [
      'blood pressure the wrong way round',
      '2026-04-13',
      { note: note({ vitals: { systolic: 80, diastolic: 120, pulse: 70 } }) },
      422,
    ],
    ['a pulse nobody has', '2026-04-13', { note: note({ vitals: { systolic: 120, diastolic: 80, pulse: 7 } }) }, 422],
    ['a weight nobody has', '2026-04-13', { note: note({ weightKg: 7 }) }, 422],
    ['four things', '2026-04-13', { things: [1, 2, 3, 4].map((place) => thing(`Thing ${place}`)) }, 400],
    ['a note of five thousand letters', '2026-04-13', { note: note({ words: 'a'.repeat(5_000) }) }, 400],
  ] as const)('%s is refused, and nothing changes', async (_, week, what, code) => {
    unwritten ??= newPatient()
    const { save, mine } = await unwritten
    const body = { things: [thing('Walk')], ...what }
    expect((await save(week, body)).statusCode).toBe(code)
    expect((await mine()).weeks).toEqual([])
  })

  it('what was written without a connection is of its day, and what another person wrote on the device is not theirs', async () => {
    const { save, mine, post, whose } = await newPatient()
    const other = await newAccount(app, 'other@ferncliff.example')
    app.setNow(Date.parse(at('2026-05-06')))
    expect((await save('2026-04-13', { things: [thing('Walk')] }, at('2026-04-20'))).statusCode).toBe(200)
    expect((await save('2026-04-13', { things: [] }, at('2026-05-06'))).statusCode).toBe(422)
    app.setNow(Date.parse(at('2026-06-20')))
    expect((await save('2026-04-13', { things: [] }, at('2026-04-21'))).statusCode).toBe(422)
    expect((await mine()).weeks).toMatchObject([{ things: [{ words: 'Walk' }] }])
    const wrong = { at: at('2026-06-20'), whose: 'somebody', week: '2026-06-15', things: [] }
    expect((await post('save_companion_week', wrong)).statusCode).toBe(409)
    const theirs = await other.post('save_companion_week' as never, { ...wrong, whose } as never)
    expect(theirs.statusCode).toBe(409)
  })

  it('can still be read when it is over, and no longer written', async () => {
    const { save, mine } = await newPatient()
    await save('2026-04-13', { note: note() })
    app.setNow(Date.parse(at('2026-10-13')))
    expect(await mine()).toMatchObject({ isOpen: false, weeks: [{ note: { words: 'A long week.' } }] })
    expect((await save('2026-10-12', { things: [] }, at('2026-10-13'))).statusCode).toBe(422)
    expect((await save('2026-10-05', { things: [] }, at('2026-10-12'))).statusCode).toBe(200)
  })

  it('has reminders, reads and sharing as they are set, each by itself', async () => {
    const { post, mine } = await newPatient()
    await post('set_companion', { reminders: { plan: true, note: false } })
    await Promise.all(['time', 'time', 'sleep'].map((read) => post('set_companion', { read })))
    await post('set_companion', { isShared: true })
    const shared = await mine()
    expect(shared).toMatchObject({ reminders: { plan: true, note: false }, sharedSince: expect.any(String) })
    expect(shared.read.toSorted()).toEqual(['sleep', 'time'])
    app.setNow(Date.parse(at('2026-04-20')))
    await post('set_companion', { isShared: true })
    expect((await mine()).sharedSince).toBe(shared.sharedSince)
    await post('set_companion', { isShared: false })
    expect((await mine()).sharedSince).toBeNull()
  })

  it('shows its notes to the clinician only while they are shared, and the plans never', async () => {
    const { id, post, save } = await newPatient()
    const prescriber = await newStaff(app, 'prescriber')
    const support = await newStaff(app, 'support')
    const [order] = await rows(
      `select o.account_id from orders o join appointments a on a.order_id = o.id where a.id = '${id}'`,
    )
    const accountId = String(order?.account_id)
    const seen = async () => (await prescriber.post('desk_person', { id: accountId })).json().data.clinical.companion
    await save('2026-04-13', { things: [thing('Ring the dentist')] })
    await save('2026-04-13', { note: note() })
    expect(await seen()).toBeNull()
    await post('set_companion', { isShared: true })
    expect(await seen()).toMatchObject({ from: attendedOn, notes: [{ week: '2026-04-13', words: 'A long week.' }] })
    expect(JSON.stringify(await seen())).not.toContain('dentist')
    const masked = (await support.post('desk_person', { id: accountId })).json().data
    expect(JSON.stringify(masked)).not.toContain('A long week.')
    await post('set_companion', { isShared: false })
    expect(await seen()).toBeNull()
  })

  it('can be kept as a PDF by its own patient, and by nobody else', async () => {
    const { id, save, browser } = await newPatient()
    await save('2026-04-13', { things: [thing('Ring the dentist', true), thing('Walk')], note: note() })
    const pdf = (cookie: string, of = id) =>
      app.server.inject({ method: 'GET', url: `/api/my_companion_pdf?id=${of}`, headers: { cookie } })
    const reply = await pdf(browser.cookie())
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = pdfText(reply.rawPayload)
    for (const said of ['Done: Ring the dentist', 'Not done, or moved: Walk', 'Mood: good', 'A long week.'])
      expect(text).toContain(said)
    const other = await newPatient()
    expect((await pdf(other.browser.cookie())).statusCode).toBe(404)
    expect((await pdf(browser.cookie(), randomUUID())).statusCode).toBe(404)
    expect((await pdf('')).statusCode).toBe(401)
  })
})

describe('reminders of the companion', () => {
  it('come once a week on the day they are for, while it lasts and nothing is written yet', async () => {
    const { id, post, save } = await newPatient()
    const { id: other, post: silent } = await newPatient()
    await post('set_companion', { reminders: { plan: true, note: true } })
    await silent('set_companion', { reminders: { plan: false, note: false } })
    await rows('delete from messages')
    const told = async (day: string, time: string) => {
      app.setNow(Date.parse(at(day, time)))
      await Promise.all([remindOfCompanion(app.services), remindOfCompanion(app.services)])
      const found = await rows(`select a.id from messages m join orders o on o.account_id = m.owner_id
        join appointments a on a.order_id = o.id where m.created_at > '2026-04-18'`)
      expect(found.filter((one) => one.id === other)).toEqual([])
      return found.filter((one) => one.id === id).length
    }
    // In summer eight o’clock is seven by the clock of the world.
    expect(await told('2026-04-20', '06:59')).toBe(0)
    expect(await told('2026-04-20', '07:00')).toBe(1)
    expect(await told('2026-04-20', '08:30')).toBe(1)
    expect(await told('2026-04-26', '17:00')).toBe(2)
    await save('2026-04-27', { things: [thing('Walk')] }, at('2026-04-26'))
    expect(await told('2026-04-27', '07:00')).toBe(2)
    expect(await told('2026-05-04', '12:00')).toBe(2)
    expect(await told('2026-10-18', '17:00')).toBe(2)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isReminderDue, reminderKinds } from '#domain/appointments/reminders.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { testDepth } from '../../../tests/soak/test-depth.ts'
import { orderOwner } from '../orders/orders.ts'
import { openContent } from '../platform/outbox/message-rows.ts'
import { messages } from '../platform/outbox/tables.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { type BookingApp, newGuest, startBookingApp } from '../testing/test-booking.ts'
import { willingBotCheck } from '../testing/test-gateways.ts'
import { remindOfAppointments } from './reminders.ts'

const begin = Date.parse('2026-03-02T07:00:00Z')
let app: BookingApp
let others: TestApp[]
beforeAll(async () => {
  app = await startBookingApp()
  const gateways = { botCheck: willingBotCheck, now: app.now }
  others = [await startTestApp({ beside: app, gateways }), await startTestApp({ beside: app, gateways })]
})
afterAll(async () => {
  await Promise.all(others.map((one) => one.close()))
  await app.close()
})

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
/** Three processes run it at once. */
const remind = () => Promise.all([app, ...others].map(({ services }) => remindOfAppointments(services)))
async function sentTo(to: string): Promise<string[]> {
  const all = await app.database.run((orm) => orm.select().from(messages).orderBy(messages.createdAt))
  const opened = all.map((row) => openContent(app.services.vault, row)).filter((one) => one.to === to)
  return opened.map(({ subject, text }) => subject ?? text)
}

it('by email and text, a day and an hour before, each once, and again after a move', async () => {
  app.setNow(begin)
  const guest = await newGuest(app)
  const { reference } = await guest.book({ date: '2026-03-16', time: '10:00' })
  const { id } = await guest.appointment()
  const phone = `+44${guest.form.mobile.replace(/\D/g, '').slice(1)}`
  const told = async () => [
    (await sentTo(guest.email)).filter((subject) => subject.includes(': Mo') || subject.includes(': Su')),
    await sentTo(phone),
  ]
  app.setNow(Date.parse('2026-03-15T09:59:59.999Z'))
  await remind()
  expect(await told()).toEqual([[], []])
  app.setNow(Date.parse('2026-03-15T10:00:00Z'))
  for (const _ of [1, 2]) await remind()
  const subject = `Your appointment ${reference}: Monday 16 March 2026, 10:00 GMT`
  const text = expect.stringMatching(/^Larkwell: your appointment is on Monday 16 March 2026, 10:00 GMT, by video\./)
  expect(await told()).toEqual([[subject], [text]])
  // The week after next is in summer time: one hour before is 08:00 GMT.
  await guest.browser.post('reschedule_appointment', { id, date: '2026-03-30', time: '10:00' })
  app.setNow(Date.parse('2026-03-16T09:00:00Z'))
  await remind()
  expect((await told())[0]).toHaveLength(1)
  app.setNow(Date.parse('2026-03-30T08:00:00Z') - 24 * hourMs + hourMs)
  await remind()
  app.setNow(Date.parse('2026-03-30T08:00:00Z'))
  await remind()
  const moved = `Your appointment ${reference}: Monday 30 March 2026, 10:00 BST`
  expect((await told())[0]).toEqual([subject, moved, moved])
  expect((await told())[1]).toHaveLength(3)
})

it('not to a patient who booked later than that, nor for cancelled ones, and only by enabled channels', async () => {
  app.setNow(begin)
  const [late, gone, silent] = [await newGuest(app), await newGuest(app), await newGuest(app)]
  await gone.book({ date: '2026-03-17', time: '13:00' })
  await silent.book({ date: '2026-03-17', time: '16:00' })
  const { id } = await gone.appointment()
  await gone.browser.post('cancel_appointment', { id, expectedRefundPence: 85_000 })
  app.setNow(Date.parse('2026-03-16T10:00:00.001Z'))
  await late.book({ date: '2026-03-17', time: '10:00' })
  const mails = async () =>
    (await Promise.all([late, gone].map(({ email }) => sentTo(email)))).map(({ length }) => length)
  const before = await mails()
  const { services } = app
  const off = {
    ...services,
    config: { ...services.config, reminders: { ...services.config.reminders, email: false, text: false } },
  }
  app.setNow(Date.parse('2026-03-16T16:30:00Z'))
  expect(await remindOfAppointments(off)).toBe(0)
  const texts = {
    ...services,
    config: { ...services.config, reminders: { ...services.config.reminders, email: false, text: true } },
  }
  expect(await remindOfAppointments(texts)).toBe(1)
  expect((await sentTo(silent.email)).filter((one) => one.includes(': Tu'))).toEqual([])
  expect(await sentTo(`+44${silent.form.mobile.replace(/\D/g, '').slice(1)}`)).toHaveLength(1)
  expect(await mails()).toEqual(before)
  app.setNow(Date.parse('2026-03-17T09:00:00Z'))
  await remind()
  expect(await mails()).toEqual([(before[0] as number) + 1, before[1]])
})

it('selects in SQL what the rule says, and three processes remind many patients once each', async () => {
  const many = testDepth(120, 10_000)
  const now = Date.parse('2026-06-15T12:00:00Z')
  app.setNow(now)
  await rows(`update appointments set state = 'completed' where state = 'booked'`)
  await rows(`delete from messages`)
  await rows(`delete from appointment_reminders`)
  const details = app.services.vault.seal(
    JSON.stringify({ email: 'many@ferncliff.example', mobile: '07700900123' }),
    orderOwner('00000000-0000-4000-8000-00000000000a'),
  )
  await rows(`
    insert into orders (id, reference, email_digest, kind, item, amount_pence, state, details, answers, questionnaire, questionnaire_version)
    values ('00000000-0000-4000-8000-00000000000a', 'LW-MANY', '\\x00', 'appointment', 'adult-adhd-assessment', 85000, 'paid',
      '\\x${details.toString('hex')}', '', 'adhd', 1)`)
  const seeded = Array.from({ length: many }, (_, n) => ({
    id: randomUUID(),
    // From two hours ago to thirty hours ahead, to the second; booked from one hour to three days before.
    start: now + Math.round((-2 + (32 * n) / many) * 3_600) * 1_000,
    bookedAt: 0,
  })).map((one, n) => ({ ...one, bookedAt: one.start - (1 + (n % 72)) * hourMs }))
  for (let from = 0; from < many; from += 500) {
    const values = seeded.slice(from, from + 500).map(({ id, start, bookedAt }, n) => {
      const [starts, booked] = [new Date(start).toISOString(), new Date(bookedAt).toISOString()]
      return `('${id}', '${id}', 'many-${from + n}', 'adult-adhd-assessment', '${starts}', 90, 'booked', '00000000-0000-4000-8000-00000000000a', now(), 1, '${booked}')`
    })
    const people = seeded
      .slice(from, from + 500)
      .map((_, n) => `('many-${from + n}', 'Dr Ash', 'Psychiatrist', '{}', 99, false)`)
    await rows(`insert into clinicians (id, name, title, profile, position, is_bookable) values ${people.join(',')}`)
    await rows(
      `insert into appointments (id, episode_id, clinician_id, service, starts_at, minutes, state, order_id, held_until, policy_version, booked_at) values ${values.join(',')}`,
    )
  }
  const reminded = (await remind()).reduce((total, count) => total + count, 0)
  const due = seeded.flatMap((one) =>
    reminderKinds.filter((kind) => isReminderDue(kind, one, now)).map((kind) => `${one.id} ${kind}`),
  )
  const kept = await rows(`select appointment_id || ' ' || kind as one from appointment_reminders`)
  expect(kept.map(({ one }) => one).toSorted()).toEqual(due.toSorted())
  expect(due.length).toBeGreaterThan(many / 4)
  expect(reminded).toBe(due.length)
  expect(await rows(`select kind, count(*)::int as n from messages group by kind order by kind`)).toEqual([
    { kind: 'email', n: due.length },
    { kind: 'sms', n: due.length },
  ])
}, 300_000)

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '../calendar/durations.ts'
import { instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { isReminderDue, remindAt, reminderKinds } from './reminders.ts'

const start = instantAt({ date: '2026-06-15', time: '10:00' })
const longAgo = start - 1_000 * hourMs

describe('reminders', () => {
  it.each([
    ['day', -24 * hourMs - 1, false],
    ['day', -24 * hourMs, true],
    ['day', -hourMs - 1, true],
    ['day', -hourMs, false],
    ['hour', -hourMs - 1, false],
    ['hour', -hourMs, true],
    ['hour', -1, true],
    ['hour', 0, false],
  ] as const)('%s, %i ms from the start: %s', (kind, from, isDue) =>
    expect(isReminderDue(kind, { start, bookedAt: longAgo }, start + from)).toBe(isDue),
  )

  it('are not sent to a patient who booked after they were due', () => {
    for (const kind of reminderKinds) {
      const at = remindAt(kind, start)
      expect(isReminderDue(kind, { start, bookedAt: at }, at)).toBe(false)
      expect(isReminderDue(kind, { start, bookedAt: at - 1 }, at)).toBe(true)
    }
  })

  it('are sent once each, at their hour, on every day of a year with both clock changes', () => {
    const day = fc.integer({ min: 0, max: 364 })
    const time = fc.constantFrom('00:30', '01:30', '02:30', '08:30', '13:00', '19:30')
    fc.assert(
      fc.property(day, time, (n, of) => {
        const date = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
        const begins = instantAt({ date, time: of })
        const booked = { start: begins, bookedAt: begins - 1_000 * hourMs }
        // Runs like a server that checks once a minute for two days.
        const due = Array.from({ length: 48 * 60 }, (_, minute) => begins - 48 * hourMs + minute * 60_000)
        const first = reminderKinds.map((kind) => due.find((now) => isReminderDue(kind, booked, now)))
        expect(first).toEqual([begins - 24 * hourMs, begins - hourMs])
      }),
    )
  })

  it.each([
    ['2026-03-29', '2026-03-28', '09:00'],
    ['2026-10-25', '2026-10-24', '11:00'],
  ])('on %s, after a clock change, a day is 24 hours and not the same time of day', (date, before, time) => {
    const begins = instantAt({ date, time: '10:00' })
    expect(londonTimeAt(remindAt('day', begins))).toEqual({ date: before, time })
    expect(londonTimeAt(remindAt('hour', begins))).toEqual({ date, time: '09:00' })
  })
})

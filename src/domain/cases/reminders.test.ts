import { expect, it } from 'vitest'
import { hourMs } from '../calendar/durations.ts'
import { clockNews, dueReminders, remindedStates } from './reminders.ts'

it('a patient who has to act is reminded after 24 and 48 hours', () => {
  expect(dueReminders(0, 24 * hourMs - 1)).toEqual([])
  expect(dueReminders(0, 24 * hourMs)).toEqual(['chased once'])
  expect(dueReminders(0, 48 * hourMs)).toEqual(['chased once', 'chased twice'])
  expect(remindedStates).toEqual(['waiting_for_evidence', 'waiting_for_patient', 'waiting_for_price'])
})

it('the desk is notified of a clock that is three quarters used, and of one that has run out', () => {
  expect([0.74, 0.75, 0.99, 1, 2].map(clockNews)).toEqual([
    null,
    'clock nearly out',
    'clock nearly out',
    'clock out',
    'clock out',
  ])
})

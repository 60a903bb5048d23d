import { expect, it } from 'vitest'
import { remindersText } from './reminders-ics.ts'

it('has a separate reminder for each day, without a word about health', () => {
  const text = remindersText('plan-1', ['2026-11-23', '2026-11-30'], Date.parse('2026-11-16T10:00:00Z'))
  expect(text.split('\r\n').slice(0, 20)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larkwell//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:plan-1-20261123@/),
    'DTSTAMP:20261116T100000Z',
    'DTSTART;VALUE=DATE:20261123',
    'DTEND;VALUE=DATE:20261124',
    'SUMMARY:Larkwell: today is your day',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Larkwell: today is your day',
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
  ])
  expect(text).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/)
  expect(text).not.toMatch(/inject|dose|pen|wegovy|mounjaro/i)
})

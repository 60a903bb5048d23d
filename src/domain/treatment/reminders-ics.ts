import { brand } from '#content/brand.ts'
import { treatmentWords } from '#content/treatment/treatment.ts'
import { addDays } from '../appointments/calendar.ts'
import { escaped, fold, utc } from '../appointments/ics.ts'
import type { Instant } from '../calendar/london-time.ts'

const compact = (day: string): string => day.replaceAll('-', '')

/**
 * A reminder for each of these days (RFC 5545). It does not name its subject, because other people may see the
 * calendar.
 */
export function remindersText(planId: string, days: readonly string[], now: Instant): string {
  const events = days.flatMap((day) => [
    'BEGIN:VEVENT',
    `UID:${planId}-${compact(day)}@${brand.domain}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(treatmentWords.reminder)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(treatmentWords.reminder)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Reminders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

import { calendarWords } from '#content/appointments/appointment-words.ts'
import { brand } from '#content/brand.ts'
import { minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { escaped, fold, utc } from './ics.ts'

/** A time at which a clinician is busy. */
export interface TakenTime {
  readonly id: string
  readonly sequence: number
  readonly start: Instant
  readonly minutes: number
}

/**
 * A calendar feed for clinicians' own calendar programs. Other people may see those, so it names no patient and no
 * reason.
 */
export function feedText(taken: readonly TakenTime[], now: Instant): string {
  const events = taken.flatMap(({ id, sequence, start, minutes }) => [
    'BEGIN:VEVENT',
    // Differs from the UID of the patient's own entry, in case both are in one calendar.
    `UID:${id}-clinic@${brand.domain}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * minuteMs)}`,
    `SUMMARY:${escaped(calendarWords.feedSummary)}`,
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(brand.name)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

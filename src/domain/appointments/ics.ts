import { brand } from '#content/brand.ts'
import { minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/** An appointment as a calendar entry (RFC 5545), attached to emails. */
export interface Invitation {
  /**
   * The reference of the first booking. It stays the same when the appointment is moved or cancelled, so that calendars
   * update their entry.
   */
  readonly appointmentId: string
  /** Starts at 0 and rises with every change. */
  readonly sequence: number
  readonly method: 'REQUEST' | 'CANCEL'
  readonly start: Instant
  readonly minutes: number
  /** When this text was made. */
  readonly now: Instant
  readonly summary: string
  readonly description: string
  readonly location: string
  /** The address of the video room or the place. */
  readonly url?: string
  readonly attendee: { readonly name: string; readonly email: string }
}

const longestLine = 75

/** As `20260316T100000Z`: in UTC, so that no calendar has to know our clock changes. */
export const utc = (at: Instant): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) as number
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Control characters that no line of a calendar may contain. Line breaks and tabs are handled separately. */
const withoutControls = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, '')

export const escaped = (text: string): string =>
  withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

/** For values in quotation marks, where nothing can be escaped: one line, without quotes. */
const quoted = (text: string): string =>
  `"${withoutControls(text)
    .replace(/["\n\r\t]+/g, ' ')
    .trim()}"`

/** An address cannot contain a line break. */
const mailto = (email: string): string => `mailto:${email.replace(/[\p{Cc}\s]/gu, '')}`

/** Folds lines at 75 bytes, never within a character. Continuation lines begin with a space. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    if (bytes + bytesOf(character) > longestLine) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += bytesOf(character)
  }
  return [...lines, current].join('\r\n')
}

export function invitationText(invitation: Invitation): string {
  const { appointmentId, sequence, method, start, minutes, now, summary, description, location, url, attendee } =
    invitation
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${appointmentId}@${brand.domain}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * minuteMs)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    ...(url === undefined ? [] : [`URL:${url.replace(/[\p{Cc}\s]/gu, '')}`]),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    // Calendars may be shared, and an appointment is health data.
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${quoted(brand.name)}:${mailto(brand.email)}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee.email)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarWords } from '#content/appointments/appointment-words.ts'
import { instantAt } from '../calendar/london-time.ts'
import { feedText } from './feed-text.ts'
import { fold, type Invitation, invitationText } from './ics.ts'

const invitation: Invitation = {
  appointmentId: '6f1e0c1e-2f0a-4d5e-9c7b-0a1b2c3d4e5f',
  sequence: 0,
  method: 'REQUEST',
  start: instantAt({ date: '2026-03-30', time: '10:00' }),
  minutes: 90,
  now: Date.UTC(2026, 2, 1, 12, 0, 5, 678),
  summary: calendarWords.summary,
  description: 'Your reference is LW-1; to join, sign in.\nIn an emergency call 999.',
  location: calendarWords.location,
  attendee: { name: 'Sam Example', email: 'sam@larkwell.example' },
}

/** Joins folded lines, as a calendar program does. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const valueIn = (text: string, name: string) =>
  linesOf(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const bytes = (text: string) => new TextEncoder().encode(text).length

describe('the invitation', () => {
  it('R-18 has exactly these lines', () => {
    expect(linesOf(invitationText(invitation))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Larkwell//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:6f1e0c1e-2f0a-4d5e-9c7b-0a1b2c3d4e5f@larkwell.example',
      'SEQUENCE:0',
      'DTSTAMP:20260301T120005Z',
      'DTSTART:20260330T090000Z',
      'DTEND:20260330T103000Z',
      'SUMMARY:Appointment with Larkwell',
      'DESCRIPTION:Your reference is LW-1\\; to join\\, sign in.\\nIn an emergency call 999.',
      'LOCATION:Online\\, by video',
      'STATUS:CONFIRMED',
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'ORGANIZER;CN="Larkwell":mailto:hello@larkwell.example',
      'ATTENDEE;CN="Sam Example";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:sam@larkwell.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('says where to go, in one line whatever the text contains', () => {
    const url = 'https://larkwell.example/appointment?id=6f1e0c1e-2f0a-4d5e-9c7b-0a1b2c3d4e5f'
    expect(valueIn(invitationText({ ...invitation, url }), 'URL')).toBe(url)
    expect(valueIn(invitationText({ ...invitation, url: `${url}\r\nX:1` }), 'URL')).toBe(`${url}X:1`)
    expect(valueIn(invitationText(invitation), 'URL')).toBeUndefined()
  })

  it('PO-01 a cancellation has the same UID, the next sequence number and the cancelled status', () => {
    const cancelled = invitationText({ ...invitation, method: 'CANCEL', sequence: 1 })
    expect(valueIn(cancelled, 'UID')).toBe(valueIn(invitationText(invitation), 'UID'))
    expect(valueIn(cancelled, 'SEQUENCE')).toBe('1')
    expect(valueIn(cancelled, 'METHOD')).toBe('CANCEL')
    expect(valueIn(cancelled, 'STATUS')).toBe('CANCELLED')
  })

  it('R-18 ten o’clock stays ten o’clock before and after a clock change', () => {
    const startOn = (date: string) =>
      valueIn(invitationText({ ...invitation, start: instantAt({ date, time: '10:00' }) }), 'DTSTART')
    expect(startOn('2026-03-28')).toBe('20260328T100000Z')
    expect(startOn('2026-03-29')).toBe('20260329T090000Z')
    expect(startOn('2026-10-24')).toBe('20261024T090000Z')
    expect(startOn('2026-10-25')).toBe('20261025T100000Z')
  })

  it('R-18 every kind of line break and every special character is escaped', () => {
    const text = invitationText({ ...invitation, description: 'a\\b;c,d\r\ne\rf\ng\th\u0000\u007f' })
    expect(valueIn(text, 'DESCRIPTION')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\ng\th')
  })

  it('R-18 a name or an address cannot add lines to the file', () => {
    const hostile = { name: 'S"am\r\nX-EVIL:1\t"', email: 'sam@larkwell.example\r\nX-EVIL: 2' }
    const lines = linesOf(invitationText({ ...invitation, attendee: hostile }))
    expect(lines).toHaveLength(22)
    expect(lines.filter((line) => line.startsWith('X-'))).toEqual([])
    expect(lines[18]).toContain('CN="S am X-EVIL:1";')
    expect(lines[18]?.endsWith(':mailto:sam@larkwell.exampleX-EVIL:2')).toBe(true)
  })
})

describe('long lines', () => {
  it('R-18 75 bytes stay on one line, and 76 do not', () => {
    expect(fold('x'.repeat(75))).toBe('x'.repeat(75))
    expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    expect(fold('x'.repeat(149))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}`)
    expect(fold('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`)
    expect(fold('')).toBe('')
  })

  it.each([
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
    ['💊', 4],
  ])('R-18 %j counts as %i bytes and is not broken', (character, size) => {
    const rest = 75 - size
    expect(fold('x'.repeat(rest) + character)).toBe('x'.repeat(rest) + character)
    expect(fold(`${'x'.repeat(rest + 1)}${character}`)).toBe(`${'x'.repeat(rest + 1)}\r\n ${character}`)
  })

  it('R-18 for any text, no line is longer than 75 bytes and nothing is lost', () => {
    const unit = fc.constantFrom(...'an \n\r\t\\;,:"é中💊', '\0', '\u0085', '\u2028')
    const words = fc.string({ unit, maxLength: 300 })
    fc.assert(
      fc.property(words, words, (description, name) => {
        const text = invitationText({ ...invitation, description, attendee: { ...invitation.attendee, name } })
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(Math.max(...text.split('\r\n').map(bytes))).toBeLessThanOrEqual(75)
        expect(linesOf(text)).toHaveLength(22)
        const read = valueIn(text, 'DESCRIPTION')?.replace(/\\(.)/gsu, (_, sign) => (sign === 'n' ? '\n' : sign))
        const kept = [...description].filter((character) => /[\n\r\t]/.test(character) || !/\p{Cc}/u.test(character))
        expect(read).toBe(kept.join('').replace(/\r\n|\r/g, '\n'))
      }),
    )
  })
})

describe('the calendar feed of a clinician', () => {
  it('has the busy times and nothing about patients', () => {
    const taken = [
      { id: 'one', sequence: 2, start: instantAt({ date: '2026-03-30', time: '10:00' }), minutes: 90 },
      { id: 'two', sequence: 0, start: instantAt({ date: '2026-03-31', time: '09:00' }), minutes: 10 },
    ]
    const event = (id: string, sequence: number, from: string, until: string) => [
      'BEGIN:VEVENT',
      `UID:${id}-clinic@larkwell.example`,
      `SEQUENCE:${sequence}`,
      'DTSTAMP:20260301T120005Z',
      `DTSTART:${from}`,
      `DTEND:${until}`,
      `SUMMARY:${calendarWords.feedSummary}`,
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]
    expect(linesOf(feedText(taken, invitation.now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Larkwell//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Larkwell',
      ...event('one', 2, '20260330T090000Z', '20260330T103000Z'),
      ...event('two', 0, '20260331T080000Z', '20260331T081000Z'),
      'END:VCALENDAR',
      '',
    ])
  })
})

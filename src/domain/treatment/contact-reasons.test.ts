import { describe, expect, it } from 'vitest'
import { dayMs } from '../calendar/durations.ts'
import {
  byNeed,
  coachingLists,
  contactReasons,
  type Followed,
  outreachDue,
  quietDays,
  wordNeeds,
} from './contact-reasons.ts'

const today = '2026-11-16'
const now = Date.parse('2026-11-16T10:00:00Z')
const dawn = (date: string) => Date.parse(date)

/** In the first days of a pen, and contacted last week. */
const calm: Followed = {
  state: 'active',
  endedOn: null,
  cover: { from: '2026-11-10', until: '2026-12-08' },
  pausedUntil: null,
  startedOn: '2026-09-15',
  answerDue: null,
  lockedAt: null,
  isOrdered: false,
  isRestricted: false,
  lastContact: now - 7 * dayMs,
}

const nearEnd = { from: '2026-10-30', until: '2026-11-27' }
const over = { from: '2026-10-19', until: '2026-11-16' }
const ended = { state: 'stopped', cover: over } as const

const rows: readonly (readonly [string, Partial<Followed>, string, number])[] = [
  ['nothing asks for a word', {}, 'none', now - 7 * dayMs],
  ['a message waits for us', { answerDue: now + dayMs }, 'wrote', now + dayMs],
  ['a message waits, whatever else', { answerDue: now, lockedAt: now, cover: over }, 'wrote', now],
  ['a sign that cannot wait is with a prescriber', { lockedAt: now - dayMs, cover: over }, 'locked', now - dayMs],
  ['the use of their data is restricted', { cover: over, isRestricted: true }, 'none', now - 7 * dayMs],
  ['restricted, and a message waits', { answerDue: now, isRestricted: true }, 'wrote', now],
  ['restricted, and a sign that cannot wait', { lockedAt: now, isRestricted: true }, 'locked', now],
  ['the pen has run out today', { cover: over }, 'run-out', dawn('2026-11-16')],
  ['the pen has a day left', { cover: { from: '2026-10-20', until: '2026-11-17' } }, 'check-in', dawn('2026-11-17')],
  ['day 18 of the pen', { cover: nearEnd }, 'check-in', dawn('2026-11-27')],
  ['day 17 of the pen', { cover: { from: '2026-10-31', until: '2026-11-28' } }, 'none', now - 7 * dayMs],
  ['the next pen is ordered', { cover: nearEnd, isOrdered: true }, 'none', now - 7 * dayMs],
  ['the pen has run out and the next is ordered', { cover: over, isOrdered: true }, 'none', now - 7 * dayMs],
  ['paused until tomorrow', { state: 'paused', pausedUntil: '2026-11-17', cover: over }, 'none', now - 7 * dayMs],
  ['paused until today', { state: 'paused', pausedUntil: today }, 'pause-over', dawn(today)],
  ['paused with no day', { state: 'paused', cover: over, lastContact: 0 }, 'none', 0],
  ['ended three weeks ago', { ...ended, endedOn: '2026-10-26', lastContact: 0 }, 'none', 0],
  ['ended a month ago', { ...ended, endedOn: '2026-10-16', lastContact: 0 }, 'afterwards', dawn('2026-11-16')],
  ['ended long ago, spoken with since', { ...ended, endedOn: '2026-08-05' }, 'none', now - 7 * dayMs],
  [
    'ended three months ago, spoken with before',
    { ...ended, endedOn: '2026-08-10', lastContact: dawn('2026-11-10') - 1 },
    'afterwards',
    dawn('2026-11-10'),
  ],
  [
    'ended, spoken with on the day',
    { ...ended, endedOn: '2026-08-10', lastContact: dawn('2026-11-10') },
    'none',
    dawn('2026-11-10'),
  ],
  ['ended, and writes', { ...ended, endedOn: '2026-08-10', answerDue: now }, 'wrote', now],
  ['ended, and a prescriber speaks with them', { ...ended, endedOn: '2026-08-10', lockedAt: now }, 'locked', now],
  ['no word for four weeks', { lastContact: now - quietDays * dayMs }, 'quiet', now - quietDays * dayMs],
  ['a word a moment within them', { lastContact: now - quietDays * dayMs + 1 }, 'none', now - quietDays * dayMs + 1],
  ['never a word since the start', { lastContact: null }, 'quiet', dawn('2026-09-15')],
  ['never a word, and new', { lastContact: null, startedOn: '2026-11-10' }, 'none', dawn('2026-11-10')],
  ['ordered, and no word', { isOrdered: true, cover: over, lastContact: null }, 'quiet', dawn('2026-09-15')],
]

describe('patients whose outreach is due', () => {
  it.each(rows)('%s', (_, over, need, since) => {
    expect(outreachDue({ ...calm, ...over }, { now, today })).toEqual({ need, since })
  })

  it('are sorted by reason, then by the earliest date', () => {
    const words = [
      { need: 'none', since: 1 },
      { need: 'check-in', since: 9 },
      { need: 'locked', since: 0 },
      { need: 'check-in', since: 3 },
      { need: 'wrote', since: 20 },
    ] as const
    expect(words.toSorted(byNeed).map(({ need, since }) => `${need} ${since}`)).toEqual([
      'wrote 20',
      'check-in 3',
      'check-in 9',
      'locked 0',
      'none 1',
    ])
  })

  it('every list has existing reasons, and the first has all that call for outreach', () => {
    expect(contactReasons('word')).toEqual(['wrote', 'run-out', 'check-in', 'pause-over', 'afterwards', 'quiet'])
    expect(contactReasons('all')).toEqual(wordNeeds)
    expect(coachingLists.slice(1, -1).flatMap(contactReasons)).toEqual(contactReasons('word'))
  })
})

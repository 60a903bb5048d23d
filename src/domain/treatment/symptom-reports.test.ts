import { expect, it } from 'vitest'
import { adhdRedFlagIds, redFlagIds } from './red-flags.ts'
import { isConfirmedFirst, signReadBy, topicReadBy } from './symptom-reports.ts'

const at = (moment: string) => Date.parse(moment)
const iso = (moment: number) => new Date(moment).toISOString()

it('U-1: every symptom except suicidal thoughts is confirmed once before it locks supply', () => {
  expect([...redFlagIds, ...adhdRedFlagIds].filter((sign) => !isConfirmedFirst(sign))).toEqual(['mood'])
})

it('U-1: an unconfirmed symptom is read within two working hours, and on the same working day', () => {
  expect(iso(signReadBy(at('2026-03-02T10:00:00Z')))).toBe('2026-03-02T12:00:00.000Z')
  expect(iso(signReadBy(at('2026-03-02T17:30:00Z')))).toBe('2026-03-02T18:00:00.000Z')
  // Reported on a Saturday: read on Monday.
  expect(iso(signReadBy(at('2026-03-07T12:00:00Z')))).toBe('2026-03-09T11:00:00.000Z')
})

it('C-26: a report that can wait is read within a working day, the others the same day', () => {
  expect(iso(topicReadBy('today', at('2026-03-02T10:00:00Z')))).toBe('2026-03-02T12:00:00.000Z')
  expect(iso(topicReadBy('wait', at('2026-03-02T10:00:00Z')))).toBe('2026-03-03T10:00:00.000Z')
})

import { describe, expect, it } from 'vitest'
import { type DataPart, dataPartNames, dataParts, retentionOf } from './parts.ts'
import { endOfFinancialYear, nextToGo, retainedUntil, stillRetained } from './retained-until.ts'

const today = '2026-11-16'
const nothing = { lastCareOn: null, hasMentalHealthCare: false, lastPaidOn: null }

describe('what the law requires us to keep', () => {
  it.each([
    [nothing, { care: null, tax: null, looks: '2027-11-16' }],
    [
      { ...nothing, lastCareOn: '2026-03-02' },
      { care: '2034-03-02', tax: null, looks: '2034-03-02' },
    ],
    [
      { ...nothing, lastCareOn: '2026-03-02', hasMentalHealthCare: true },
      { care: '2046-03-02', tax: null, looks: '2046-03-02' },
    ],
    [
      { ...nothing, lastPaidOn: '2026-03-31' },
      { care: null, tax: '2032-03-31', looks: '2027-11-16' },
    ],
    [
      { ...nothing, lastPaidOn: '2026-04-01' },
      { care: null, tax: '2033-03-31', looks: '2027-11-16' },
    ],
    // The period ends on the day itself.
    [
      { ...nothing, lastCareOn: '2018-11-16' },
      { care: null, tax: null, looks: '2027-11-16' },
    ],
    [
      { ...nothing, lastCareOn: '2018-11-17' },
      { care: '2026-11-17', tax: null, looks: '2026-11-17' },
    ],
  ])('%j', (facts, until) => expect(retainedUntil(facts, today)).toEqual(until))

  it('counts a financial year to its last day', () => {
    expect(endOfFinancialYear('2027-03-31')).toBe('2027-03-31')
    expect(endOfFinancialYear('2027-04-01')).toBe('2028-03-31')
  })

  it('erases part by part, each on its own day', () => {
    const until = { care: '2034-03-02', tax: '2033-03-31', looks: '2034-03-02' }
    expect(nextToGo(until)).toBe('2033-03-31')
    expect(stillRetained(until, '2033-03-30')).toEqual(until)
    expect(stillRetained(until, '2033-03-31')).toEqual({ ...until, tax: null })
    const last = stillRetained(until, '2034-03-02')
    expect([last, nextToGo(last)]).toEqual([{ care: null, tax: null, looks: null }, null])
  })
})

describe('the fate of each part', () => {
  const fateOf = (part: DataPart, until: Parameters<typeof retentionOf>[0]) =>
    retentionOf(until).find((row) => row.part === part)

  it('lists every part once, and without a duty to keep anything keeps only traces without a name, and reports of incidents and complaints', () => {
    const fates = retentionOf({ care: null, tax: null, looks: null })
    expect(fates.map(({ part }) => part)).toEqual(dataPartNames)
    expect(fates.filter(({ why }) => why !== null).map(({ part }) => part)).toEqual([
      'sign-ins',
      'request',
      'incidents',
      'complaints',
    ])
  })

  it('keeps what has two periods for the longer one', () => {
    const until = { care: '2034-03-02', tax: '2033-03-31', looks: '2034-03-02' }
    expect(fateOf('record', until)).toEqual({ part: 'record', why: 'care', until: '2034-03-02' })
    expect(fateOf('payments', until)).toEqual({ part: 'payments', why: 'tax', until: '2033-03-31' })
    expect(fateOf('agreed', until)?.until).toBe('2034-03-02')
    expect(fateOf('agreed', { ...until, care: null })?.until).toBe('2033-03-31')
    expect(fateOf('agreed', { ...until, tax: null })?.until).toBe('2034-03-02')
    expect(fateOf('record', { ...until, care: null })?.why).toBeNull()
    expect(fateOf('looks', until)?.until).toBe('2034-03-02')
    for (const part of dataPartNames.filter((name) => dataParts[name] === null))
      expect(fateOf(part, until)).toEqual({ part, why: null, until: null })
  })
})

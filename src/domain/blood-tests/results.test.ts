import { describe, expect, it } from 'vitest'
import {
  type BloodReport,
  type BloodResult,
  criticalOf,
  differences,
  isBeyond,
  mismatchOf,
  panelsRead,
  readingOf,
  withoutHaemolysed,
} from './results.ts'

const potassium = (more: Partial<BloodResult> = {}): BloodResult => ({
  test: 'potassium',
  value: 4.4,
  than: null,
  low: 3.5,
  high: 5.3,
  mark: null,
  unread: null,
  ...more,
})

describe('a value', () => {
  it.each([
    ['within its range', {}, 'within'],
    ['on the edge of its range', { value: 5.3 }, 'within'],
    ['above it', { value: 5.4 }, 'above'],
    ['below it', { value: 3.4 }, 'below'],
    ['with one edge only', { value: 2, low: null }, 'within'],
    ['without a range', { low: null, high: null }, 'no range'],
    ['marked outside by the laboratory, without a range', { low: null, high: null, mark: 'outside' }, 'outside'],
    ['marked critical by the laboratory', { value: 6.8, mark: 'critical' }, 'critical'],
    ['marked critical within its range', { mark: 'critical' }, 'critical'],
    ['far beyond, and not marked critical', { value: 8.9 }, 'above'],
    ['more than a value within', { value: 90, than: '>', low: 60, high: null }, 'within'],
    ['more than the upper edge', { value: 5.3, than: '>' }, 'above'],
    ['less than the lower edge', { value: 3.5, than: '<' }, 'below'],
    ['not read', { value: null, unread: 'haemolysed', mark: 'critical' }, 'not read'],
  ] as const)('%s', (_, more, reading) => {
    expect(readingOf(potassium(more))).toBe(reading)
    expect(isBeyond(potassium(more))).toBe(['below', 'above', 'outside', 'critical'].includes(reading))
  })

  it('is critical only by the laboratory’s own mark', () => {
    expect(criticalOf([potassium({ value: 8.9 }), potassium({ mark: 'critical' })])).toEqual([
      potassium({ mark: 'critical' }),
    ])
  })

  it('stays critical in a unit that is not read, and a sample that is damaged is not', () => {
    const inMg = potassium({ value: null, unread: 'unit', mark: 'critical' })
    expect(criticalOf([inMg, potassium({ value: null, unread: 'haemolysed', mark: 'critical' })])).toEqual([inMg])
  })
})

describe('a haemolysed sample', () => {
  const creatinine: BloodResult = { ...potassium(), test: 'creatinine', value: 80, low: 45, high: 84 }

  it('has no potassium, and everything else stays', () => {
    const read = withoutHaemolysed([potassium({ value: 6.9, mark: 'critical' }), creatinine], true)
    expect(read).toEqual([potassium({ value: null, unread: 'haemolysed' }), creatinine])
    expect(criticalOf(read)).toEqual([])
    expect(withoutHaemolysed([potassium()], false)).toEqual([potassium()])
  })

  it('counts for a part of the panel only if a value of it was read', () => {
    expect(panelsRead(withoutHaemolysed([potassium(), creatinine], true))).toEqual(['kidney'])
    expect(panelsRead(withoutHaemolysed([potassium()], true))).toEqual([])
  })
})

describe('whose a result is', () => {
  const patient = { firstName: 'Nora', lastName: 'Birch', bornOn: '1984-05-04' }
  it.each([
    ['the patient’s', {}, null],
    ['the patient’s, with a middle name', { firstName: 'Nora Jane' }, null],
    ['the patient’s, in capitals', { firstName: 'NORA', lastName: 'BIRCH' }, null],
    ['another surname', { lastName: 'Birchall' }, 'name'],
    ['another first name', { firstName: 'Nina' }, 'name'],
    ['no name', { firstName: '', lastName: '' }, 'name'],
    ['another birth date', { bornOn: '1984-04-05' }, 'birth date'],
    ['no birth date', { bornOn: '' }, 'birth date'],
  ] as const)('%s', (_, more, found) => {
    expect(mismatchOf({ ...patient, ...more }, patient)).toBe(found)
  })
})

describe('two people who type the same paper', () => {
  const report: BloodReport = { laboratory: 'Ferncliff Pathology', takenOn: '2026-11-02', results: [potassium()] }
  it.each([
    ['agree, whatever the spaces', { laboratory: ' ferncliff  pathology ' }, []],
    ['read another day', { takenOn: '2026-02-11' }, ['takenOn']],
    ['name another laboratory', { laboratory: 'Millbrook' }, ['laboratory']],
    ['type another value', { results: [potassium({ value: 44 })] }, ['potassium']],
    ['type another range', { results: [potassium({ high: 5.0 })] }, ['potassium']],
    ['miss the laboratory’s mark', { results: [potassium({ mark: 'critical' })] }, ['potassium']],
    ['leave a test out', { results: [] }, ['potassium']],
    ['have one more', { results: [potassium(), { ...potassium(), test: 'sodium', value: 140 }] }, ['sodium']],
  ] as const)('%s', (_, more, found) => {
    expect(differences(report, { ...report, ...more } as BloodReport)).toEqual(found)
  })
})

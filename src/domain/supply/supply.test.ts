import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { policy } from '../clinical/policy.ts'
import { excursionOf, isJustDelivered, reportable } from './arrival.ts'
import { batchKey, isNearBatch } from './batch.ts'
import { coldHours } from './cold-hours.ts'
import { whyBeyond, whyNotUse } from './excursion-rule.ts'
import { labelLines } from './label.ts'
import { whyNotCheck, whyNotReturn } from './may-check.ts'
import { arrivesAtLatest, earliestExpiry, usableUntil } from './pen-expiry.ts'
import { hasLeft, penPlace } from './pen-place.ts'
import { csvOf } from './recall-list.ts'

describe('the pharmacist’s check', () => {
  const now = Date.parse('2026-03-02T10:00:00Z')
  const good = {
    state: 'approved',
    isIntact: true,
    expiresAt: now + 1,
    decidedBy: ['approver', 'signer'],
    staffId: 'pharmacist',
    now,
  } as const

  it.each<[string, Partial<Parameters<typeof whyNotCheck>[0]>, string | null]>([
    ['is possible for a third person', {}, null],
    [
      'is not before the approval',
      { state: 'waiting_for_patient' },
      'Not possible while the case is waiting for patient.',
    ],
    ['is not of a changed prescription', { isIntact: false }, expect.stringMatching(/signature is invalid/)],
    ['is not from the moment it has expired', { expiresAt: now }, 'The prescription has expired.'],
    ['is not for whoever approved', { staffId: 'approver' }, expect.stringMatching(/another person has to check it/)],
    ['is not for whoever signed', { staffId: 'signer' }, expect.stringMatching(/another person has to check it/)],
  ])('%s', (_name, given, why) => {
    expect(whyNotCheck({ ...good, ...given })).toEqual(why)
  })

  it('can return what is approved, and nothing else', () => {
    expect(whyNotReturn('approved')).toBeNull()
    expect(whyNotReturn('ready')).toBe('Not possible while the case is ready.')
    expect(whyNotReturn('waiting_for_price')).toBe('Not possible while the case is waiting for price.')
  })
})

it('C-7 a label of Mounjaro has the advice about the pill, and one of Wegovy has not', () => {
  const given = {
    patient: 'Robin',
    dose: '1mg',
    instructions: 'Weekly.',
    date: '2026-03-02',
    pharmacy: ['Larkwell'],
    firstDoseFrom: null,
  }
  const pill = /contraceptive pill, use a condom as well for four weeks after starting and after each higher dose/
  expect(labelLines({ ...given, medicine: 'Mounjaro' }).join()).toMatch(pill)
  expect(labelLines({ ...given, medicine: 'Wegovy' }).join()).not.toMatch(/pill/)
})

it('a label has the medicine, the directions, the patient, the date, the storage and the pharmacy, in this order', () => {
  expect(
    labelLines({
      patient: 'Robin Ferncliff',
      medicine: 'Mounjaro',
      dose: '2.5mg',
      instructions: 'Inject once a week.',
      firstDoseFrom: null,
      date: '2026-03-02',
      pharmacy: ['Larkwell', '1 Mill Lane'],
    }),
  ).toEqual([
    'Mounjaro 2.5mg, 1 pen (4 weekly doses)',
    'Inject once a week.',
    expect.stringContaining('contraceptive pill'),
    'Robin Ferncliff',
    '2 March 2026',
    'Keep in the fridge (2 to 8 °C). Keep out of the sight and reach of children.',
    'Use within 30 days of the first injection, then throw it away, even if some is left.',
    'Larkwell, 1 Mill Lane',
  ])
})

it('no pack keeps cold for longer than five days', () => {
  expect(coldHours).toEqual({ least: 1, most: 120 })
})

it('C-9: a label gives the first day for injecting after another medicine', () => {
  const [, how, first] = labelLines({
    patient: 'Robin Ferncliff',
    medicine: 'Mounjaro',
    dose: '2.5mg',
    instructions: 'Inject once a week.',
    firstDoseFrom: '2026-03-06',
    date: '2026-03-02',
    pharmacy: ['Larkwell'],
  })
  expect([how, first]).toEqual([
    'Inject once a week.',
    'Do not inject the first dose before 6 March 2026, and wait at least seven days after your last dose of the other medicine.',
  ])
})

describe('D-1: a batch number', () => {
  it.each(['B2611A', 'b2611a', 'B-2611A', 'B 2611A', ' b2611–A ', 'B/2611.A', 'Ｂ2611A', 'B\u00a02611A'])(
    'is the same however it is typed: %s',
    (written) => {
      expect(batchKey(written)).toBe('B2611A')
    },
  )

  it('is a near match where letters look like digits, or one character differs, and never of itself', () => {
    expect(isNearBatch('B2611A', 'B2611A')).toBe(false)
    expect(isNearBatch('BO10I', 'B0101')).toBe(true)
    for (const near of ['B2611', 'B26111A', 'B2612A', '2611A', 'XB2611A'])
      expect(isNearBatch('B2611A', near)).toBe(true)
    for (const other of ['B2612B', 'B26', 'C9999A', '']) expect(isNearBatch('B2611A', other)).toBe(false)
  })

  it('is as near to another as the other is to it, where one character was added, left out or mistyped, and no more', () => {
    const key = fc.string({ unit: fc.constantFrom('A', 'B', '2'), maxLength: 5 })
    /** Every number that results from changing one character of another. */
    const oneAway = (from: string) =>
      [...from, ''].flatMap((_, at) => [
        from.slice(0, at) + from.slice(at + 1),
        ...['A', 'B', '2'].flatMap((put) => [
          from.slice(0, at) + put + from.slice(at),
          from.slice(0, at) + put + from.slice(at + 1),
        ]),
      ])
    fc.assert(
      fc.property(key, key, (one, other) => {
        expect(isNearBatch(one, other)).toBe(one !== other && oneAway(one).includes(other))
        expect(isNearBatch(other, one)).toBe(isNearBatch(one, other))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('D-1: where a pen is', () => {
  const period = { from: '2026-03-10', until: '2026-04-07' }
  const pen = { parcel: { endedAs: 'delivered' as const }, isCancelled: false, period, today: '2026-03-10' }
  it('follows the parcel, and after delivery the supply period', () => {
    expect(penPlace({ ...pen, parcel: null })).toBe('to be sent')
    expect(penPlace({ ...pen, parcel: null, isCancelled: true })).toBe('not sent')
    expect(penPlace({ ...pen, parcel: { endedAs: 'not sent' } })).toBe('to be sent')
    expect(penPlace({ ...pen, parcel: { endedAs: null } })).toBe('sent')
    for (const endedAs of ['returned', 'lost', 'quarantined', 'discarded'] as const)
      expect(penPlace({ ...pen, parcel: { endedAs } })).toBe(endedAs)
    expect(penPlace({ ...pen, period: null })).toBe('unopened')
    expect(penPlace({ ...pen, today: '2026-03-09' })).toBe('unopened')
    expect(penPlace(pen)).toBe('in use')
    expect(penPlace({ ...pen, today: '2026-04-07' })).toBe('used up')
  })

  it('is with a recipient unless it is here, was never sent or came back', () => {
    expect((['to be sent', 'not sent', 'returned'] as const).some(hasLeft)).toBe(false)
    expect(
      (['sent', 'quarantined', 'unopened', 'in use', 'used up', 'lost', 'discarded'] as const).every(hasLeft),
    ).toBe(true)
  })
})

it('D-1: a list for a spreadsheet runs nothing that a person typed', () => {
  const row = ['=HYPERLINK("x")', '+447700900123', '-1', '@A1', ' =1', '\t=1', 'Robin, "Rob"', 'Wren']
  expect(csvOf(['A'], [row])).toBe(
    `A\r\n"'=HYPERLINK(""x"")","'+447700900123","'-1","'@A1","' =1","'\t=1","Robin, ""Rob""",Wren\r\n`,
  )
})

it('a list for a spreadsheet leaves names and addresses unchanged that only contain such a sign', () => {
  const row = ['Smith-Jones', 'wren@example.com', '2+2=4']
  expect(csvOf(['A'], [row])).toBe('A\r\nSmith-Jones,wren@example.com,2+2=4\r\n')
})

describe('D-4: the expiry of a pen', () => {
  it('outlasts the supply period and the in-use life from the latest first dose, transit and the previous supply', () => {
    const pen = { medicine: 'mounjaro', arrivesOn: '2026-03-04', previousUntil: null } as const
    expect(earliestExpiry(pen)).toBe('2026-04-08')
    expect(earliestExpiry({ ...pen, medicine: 'wegovy' })).toBe('2026-04-20')
    expect(earliestExpiry({ ...pen, previousUntil: '2026-03-11' })).toBe('2026-04-15')
    expect(earliestExpiry({ ...pen, previousUntil: '2026-03-01' })).toBe('2026-04-08')
    expect(arrivesAtLatest('2026-03-02')).toBe('2026-03-10')
    expect(coldHours.most).toBe(policy.transportDays * 24)
  })

  it('C-11: a pen in use lasts for 30 days with Mounjaro and six weeks with Wegovy, the first day among them', () => {
    expect(usableUntil('mounjaro', '2026-03-01')).toBe('2026-03-30')
    expect(usableUntil('wegovy', '2026-03-01')).toBe('2026-04-11')
  })
})

describe('C-12: a parcel that comes late or warm', () => {
  it('is an excursion if it exceeded its cold-chain duration, or was warm', () => {
    expect(excursionOf(10, 10)).toBeNull()
    expect(excursionOf(10, 11)).toBe('late')
    expect(excursionOf(10, 5, true)).toBe('warm')
  })

  it('can be reported by its patient until a week after delivery, and as missing once it is late', () => {
    const day = 86_400_000
    const sent = { state: 'dispatched', expectedAt: 10, deliveredAt: null } as const
    expect(reportable(sent, 10)).toEqual(['late or warm'])
    expect(reportable(sent, 11)).toEqual(['late or warm', 'not come'])
    const came = { state: 'delivered', expectedAt: 10, deliveredAt: 5 } as const
    expect(reportable(came, 6)).toEqual(['late or warm'])
    expect(reportable(came, 5 + 7 * day)).toEqual(['late or warm', 'not come'])
    expect(reportable(came, 6 + 7 * day)).toEqual([])
    expect(reportable({ ...came, state: 'quarantined' }, 6)).toEqual([])
    expect(reportable({ ...came, deliveredAt: null }, 6), 'nobody knows when it came').toEqual([])
  })

  it.each([
    ['on the day it came', '2026-03-02', true],
    ['on the day after', '2026-03-03', true],
    ['two days later', '2026-03-04', false],
  ])('comes with handling advice: %s', (_name, today, isJust) => {
    expect(isJustDelivered('2026-03-02', today)).toBe(isJust)
  })

  it('may be used up to the temperature and the hours that a medicine allows, both included', () => {
    const limit = { maxC: 30, hours: 48 }
    expect(whyBeyond(limit, { warmestC: 30, warmHours: 48 })).toBeNull()
    expect(whyBeyond(limit, { warmestC: 30.5, warmHours: 1 })).toBe('too warm')
    expect(whyBeyond(limit, { warmestC: 12, warmHours: 48.5 })).toBe('too long')
    expect(whyBeyond(limit, { warmestC: 5, warmHours: 0 })).toBeNull()
  })

  it.each(['mounjaro', 'wegovy'] as const)(
    'of %s may be used only if it is known to have stayed in the fridge’s range',
    (medicine) => {
      expect(whyNotUse(medicine, { warmestC: 8, warmHours: 0 })).toBeNull()
      expect(whyNotUse(medicine, { warmestC: null, warmHours: 0 })).toBe('unknown')
      expect(whyNotUse(medicine, { warmestC: 7, warmHours: null })).toBe('unknown')
      expect(whyNotUse(medicine, { warmestC: 0, warmHours: 0 })).toBe('frozen')
      expect(whyNotUse(medicine, { warmestC: 9, warmHours: 1 })).toBe('too warm')
      expect(whyNotUse(medicine, { warmestC: 9, warmHours: 0 })).toBe('too warm')
      expect(whyNotUse(medicine, { warmestC: 8, warmHours: 1 })).toBe('too long')
    },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/london-time.ts'
import { onePerDay, type TakenMeasure, takenMeasure } from '../treatment/tracking/measures.ts'
import { compositionOf } from './composition.ts'
import type { CompositionPacket, WeightPacket } from './measurement-bytes.ts'
import { doubtfulWeights, joinPackets, measuresOf, type ReceivedPacket, withoutDays } from './readings.ts'

const now = instantAt({ date: '2026-11-16', time: '07:30' })
const stamp = { date: '2026-11-16', time: '07:29:40' }

const weight = (given: Partial<WeightPacket> = {}): WeightPacket => ({
  of: 'weight',
  at: stamp,
  user: null,
  kg: 85,
  bmi: null,
  ...given,
})

const composition = (given: Partial<CompositionPacket> = {}): CompositionPacket => ({
  of: 'body composition',
  isPart: false,
  at: stamp,
  user: null,
  fatPercent: 32.1,
  musclePercent: null,
  muscleKg: null,
  fatFreeKg: null,
  waterKg: null,
  kg: null,
  ...given,
})

const received = (...packets: (WeightPacket | CompositionPacket)[]): ReceivedPacket[] =>
  packets.map((packet, n) => ({ packet, receivedAt: now + n * 1_000 }))

describe('packets of a scale', () => {
  it('of one moment are one reading, with water and muscle as shares of the weight', () => {
    const sent = received(weight({ bmi: 28.4 }), composition({ waterKg: 42.5, muscleKg: 34, fatFreeKg: 57.7 }))
    expect(joinPackets(sent)).toEqual([
      {
        takenAt: now - 20_000,
        user: null,
        isClockWrong: false,
        kg: 85,
        bmi: 28.4,
        fatPercent: 32.1,
        waterPercent: 50,
        musclePercent: 40,
        fatFreeKg: 57.7,
      },
    ])
  })

  it('of body composition in several parts are one, although only the first says when', () => {
    const parts = [
      composition({ isPart: true, kg: 85 }),
      composition({ isPart: true, at: null, waterKg: 42.5 }),
    ] as const
    const [reading, ...others] = joinPackets(received(...parts))
    expect(others).toEqual([])
    expect(reading).toMatchObject({ kg: 85, fatPercent: 32.1, waterPercent: 50 })
  })

  it('of two people are two readings, also without a time', () => {
    const [first, second] = joinPackets(
      received(
        weight({ at: null }),
        composition({ at: null }),
        weight({ at: null, kg: 61 }),
        composition({ at: null, fatPercent: 20 }),
      ),
    )
    expect([first?.kg, first?.fatPercent, second?.kg, second?.fatPercent]).toEqual([85, 32.1, 61, 20])
    expect(joinPackets(received(weight({ user: 1 }), weight({ user: 2 })))).toHaveLength(2)
  })

  it('sent twice are one, and without a weight none', () => {
    expect(joinPackets(received(weight(), weight()))).toHaveLength(1)
    expect(joinPackets(received(composition()))).toEqual([])
  })

  it.each([
    ['that was never set', { date: '2000-01-01', time: '00:00:10' }, true],
    ['of another year to come', { date: '2030-01-01', time: '00:00:10' }, true],
    ['an hour ahead, of another zone', { date: '2026-11-16', time: '08:29:40' }, false],
  ])('by a clock %s are of the moment they came', (_, at, isClockWrong) =>
    expect(joinPackets(received(weight({ at })))).toMatchObject([{ takenAt: now, isClockWrong }]),
  )
})

describe('what is logged of a reading', () => {
  const [reading] = joinPackets(received(weight(), composition({ musclePercent: 0, waterKg: 42.5 })))
  it('is the weight alone, unless body composition may be measured', () => {
    const of = (may: boolean) => reading && measuresOf(reading, may).map(({ measure, value }) => `${measure} ${value}`)
    expect(of(false)).toEqual(['weight 85'])
    expect(of(true)).toEqual(['weight 85', 'body_fat 32.1', 'body_water 50'])
  })
})

describe('the question before body composition', () => {
  it.each([
    ['never answered', null, 'ask'],
    ['one of them applies', { may: false, on: '2020-01-01' }, 'weight only'],
    ['neither applied lately', { may: true, on: '2026-08-18' }, 'may'],
    ['neither applied three months ago', { may: true, on: '2026-08-17' }, 'ask'],
  ])('%s', (_, answer, status) => expect(compositionOf(answer, '2026-11-16')).toBe(status))
})

const kg = (on: string, value: number): TakenMeasure => ({ measure: 'weight', on, value, takenAt: null })

describe('a weight that may be another person’s', () => {
  const known = [
    { on: '2026-11-01', kg: 86 },
    { on: '2026-11-09', kg: 85 },
  ]
  it.each([
    ['like the last is not asked about', [kg('2026-11-16', 84.6)], []],
    ['far from the last is', [kg('2026-11-16', 62)], ['2026-11-16 far']],
    ['that would be right in pounds is', [kg('2026-11-16', 187)], ['2026-11-16 slip']],
    ['of a day that has a weight is, too', [kg('2026-11-09', 62)], ['2026-11-09 far']],
    ['that is known already is not', [kg('2026-11-09', 85)], []],
    [
      'does not make the next one that is mine a stranger’s',
      [kg('2026-11-15', 62), kg('2026-11-16', 84.8)],
      ['2026-11-15 far'],
    ],
    ['before all that is known is compared with the first', [kg('2026-10-25', 62)], ['2026-10-25 far']],
  ])('%s', (_, taken, doubtful) =>
    expect(doubtfulWeights(taken, known).map(({ taken: { on }, doubt }) => `${on} ${doubt.is}`)).toEqual(doubtful),
  )

  it('takes what was measured with it along', () => {
    const fat = { ...kg('2026-11-16', 20), measure: 'body_fat' } as const
    const taken = [kg('2026-11-15', 84.8), kg('2026-11-16', 62), fat]
    expect(withoutDays(taken, doubtfulWeights(taken, known)).map(({ on }) => on)).toEqual(['2026-11-15'])
  })
})

describe('one reading', () => {
  const anyReading = fc.record({
    takenAt: fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2026, 10, 1) }).map((at) => at - (at % 60_000)),
    value: fc.integer({ min: 700, max: 900 }).map((tenths) => tenths / 10),
  })

  it('counts once, however often it comes and in whatever order', () => {
    const many = fc.uniqueArray(anyReading, { selector: ({ takenAt }) => takenAt, maxLength: 30 })
    const shuffled = many.chain((readings) => {
      const taken = readings.map(({ takenAt, value }) => takenMeasure('weight', value, takenAt))
      return fc.record({
        once: fc.constant(taken),
        again: fc.shuffledSubarray([...taken, ...taken, ...taken], { minLength: taken.length * 2 }),
      })
    })
    fc.assert(
      fc.property(shuffled, ({ once, again }) => {
        const wanted = onePerDay(once)
        expect(new Set(wanted.map(({ on }) => on)).size).toBe(wanted.length)
        expect(onePerDay([...again, ...once])).toEqual(wanted)
      }),
    )
  })

  it('of a file that gives the day alone stands back for one with a time', () => {
    const withTime = takenMeasure('weight', 84, now)
    const dayAlone = { ...withTime, value: 85, takenAt: null }
    expect(onePerDay([dayAlone, withTime])).toEqual([withTime])
    expect(onePerDay([withTime, dayAlone])).toEqual([withTime])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addWorkingHours, isWorkingTime, openFrom, workingMsBetween } from '#domain/calendar/working-time.ts'
import { type Assumptions, campaignEvening } from '../bench/simulation/assumptions.ts'
import { clinicOf } from '../bench/simulation/clinic.ts'
import { openDesk, type SimulatedRole, type Staff, simulatedRoles } from '../bench/simulation/desk.ts'
import { eveningOf } from '../bench/simulation/evening.ts'
import { coresFor, meanLoad, peakLoad } from '../bench/simulation/load.ts'
import { openHoursFrom } from '../bench/simulation/open-hours.ts'
import { smallestStaff, withOneLess } from '../bench/simulation/smallest-staff.ts'

const small: Assumptions = { ...campaignEvening, visits: 1_500 }
/** Many are asked, and some answer after their card authorisation was released. */
const slow: Assumptions = {
  ...small,
  returns: 0.3,
  replies: [{ share: 1, fromHours: 24, toHours: 240 }],
  risks: small.risks.map((one) => ({ ...one, askedShare: 0.4 })),
}
const seeds = fc.integer({ min: 0, max: 2 ** 31 })
const numbers = fc.integer({ min: 1, max: 12 })
const staffs: fc.Arbitrary<Staff> = fc.record({
  coach: numbers,
  prescriber: numbers,
  pharmacist: numbers,
  support: numbers,
})
const runs = { numRuns: 20 }
const begins = Date.parse('2026-11-19T19:00:00Z')
const hours = openHoursFrom(begins)

describe('a campaign evening', () => {
  test('is the same for the same seed, and another for another', () => {
    const drawn = (seed: number) => JSON.stringify(eveningOf(small, seed))
    expect(drawn(7)).toBe(drawn(7))
    expect(drawn(7)).not.toBe(drawn(8))
  })

  test('brings all patients within its hour, most of them at the peak', () => {
    const { visits } = eveningOf(small, 1)
    const minutes = visits.map((at) => (at - begins) / 60_000)
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...minutes)).toBeLessThanOrEqual(60)
    const between = (first: number, last: number) => minutes.filter((at) => at >= first && at < last).length
    expect(between(5, 15)).toBeGreaterThan(between(40, 50))
  })

  test('every order ends exactly once, with any staff', () => {
    fc.assert(
      fc.property(seeds, staffs, (seed, staff) => {
        const evening = eveningOf(slow, seed)
        const { ends, answered } = clinicOf(slow, evening, staff)
        expect(ends.dispatched + ends.declined + ends.expired).toBe(evening.patients.length)
        expect(answered).toBe(evening.messages.length + evening.concerns.length)
      }),
      runs,
    )
  })

  test('more staff in a role never make it later with its work', () => {
    const simple: Assumptions = { ...small, returns: 0, risks: small.risks.map((one) => ({ ...one, askedShare: 0 })) }
    fc.assert(
      fc.property(seeds, staffs, fc.constantFrom(...simulatedRoles), (seed, staff, role) => {
        const evening = eveningOf(simple, seed)
        const less = clinicOf(simple, evening, staff).worked[role]
        const more = clinicOf(simple, evening, { ...staff, [role]: staff[role] + 1 }).worked[role]
        expect(more.breaches).toBeLessThanOrEqual(less.breaches)
        expect(more.longestWaitMinutes).toBeLessThanOrEqual(less.longestWaitMinutes + 1e-6)
      }),
      runs,
    )
  })

  test('no work is done while the desk is closed, and none waits for idle staff', () => {
    const desk = openDesk({ coach: 0, prescriber: 2, pharmacist: 0, support: 0 }, hours, 1)
    const evening = Date.parse('2026-11-20T17:50:00Z')
    const done: string[] = []
    const give = (minutes: number) =>
      desk.give({
        role: 'prescriber',
        rank: 0,
        since: desk.now(),
        due: Number.POSITIVE_INFINITY,
        minutes,
        onDone: (at) => {
          expect(isWorkingTime(at - 1)).toBe(true)
          done.push(new Date(at).toISOString())
        },
      })
    desk.at(evening, () => [5, 15, 10].forEach(give))
    desk.run()
    // A Friday: the remaining work waits until Monday morning.
    expect(done).toEqual(['2026-11-20T17:55:00.000Z', '2026-11-23T09:05:00.000Z', '2026-11-23T09:05:00.000Z'])
  })

  test('more severe work is taken first, then what is due first', () => {
    const desk = openDesk({ coach: 0, prescriber: 1, pharmacist: 0, support: 0 }, hours, 1)
    const taken: string[] = []
    const give = (name: string, rank: number, due: number) =>
      desk.give({ role: 'prescriber', rank, since: desk.now(), due, minutes: 10, onDone: () => void taken.push(name) })
    desk.at(Date.parse('2026-11-20T10:00:00Z'), () => {
      give('begun', 5, 0)
      give('later', 5, 9)
      give('sooner', 5, 8)
      give('graver', 1, 10)
    })
    desk.run()
    expect(taken).toEqual(['begun', 'graver', 'sooner', 'later'])
  })
})

test('opening hours are those of the rules', () => {
  const moments = fc.integer({ min: begins, max: begins + 60 * 24 * 3_600_000 })
  fc.assert(
    fc.property(moments, moments, fc.integer({ min: 1, max: 40 * 60 }), (one, other, minutes) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      expect(hours.isOpen(from)).toBe(isWorkingTime(from))
      expect(hours.opensFrom(from)).toBe(openFrom(from))
      expect(hours.between(from, to)).toBe(workingMsBetween(from, to))
      expect(hours.after(from, minutes * 60_000)).toBeCloseTo(addWorkingHours(from, minutes / 60), 3)
    }),
    { numRuns: 100 },
  )
})

describe('the staff it needs', () => {
  const work = { ...campaignEvening.work, checkMinutes: 8 }
  const many: Assumptions = { ...campaignEvening, visits: 10_000, work }
  const evening = eveningOf(many, 3)
  const { staff, outcome } = smallestStaff(many, evening)

  test('keeps every clock', () => {
    expect(simulatedRoles.map((role) => outcome.worked[role].breaches)).toEqual([0, 0, 0, 0])
  })

  test.each(simulatedRoles.map((role) => [role]))('is too small with one %s fewer', (role: SimulatedRole) => {
    expect(staff[role]).toBeGreaterThan(1)
    expect(withOneLess(many, evening, staff, role).worked[role].breaches).toBeGreaterThan(0)
  })
})

describe('the load on the servers', () => {
  test('is the number of visitors in an hour, and twice that at the peak', () => {
    const mean = meanLoad(campaignEvening)
    expect(mean.visits).toBeCloseTo(13.9, 1)
    expect(peakLoad(campaignEvening).saves).toBeCloseTo(2 * mean.saves)
    expect(mean.saves).toBeGreaterThan(mean.visits)
  })

  test('is counted in cores', () => {
    const load = { visits: 10, saves: 100, orders: 1, calls: 110 }
    expect(coresFor(load, { page: 1, save: 2, password: 40 })).toBeCloseTo(0.25)
  })
})

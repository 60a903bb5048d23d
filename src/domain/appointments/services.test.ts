import { describe, expect, it } from 'vitest'
import { serviceRefused } from '../identity/staff/grants.ts'
import { adultAdhdAssessment } from './adult-adhd-assessment.ts'
import { monthOfAny, type Schedule } from './availability.ts'
import { usualWeekOf } from './default-template.ts'
import { whyNotOutcome } from './outcomes.ts'
import { cancel, currentPolicy, refundFor, reschedule, rightsOf } from './policy.ts'
import {
  bookableService,
  bookableServices,
  canBeHandedOver,
  limitsOf,
  mayHold,
  nutritionSession,
  rolesHolding,
  serviceName,
  termsOf,
  weighIn,
} from './services.ts'

const start = Date.parse('2026-11-17T10:00:00Z')
const agreed = (service: string) => ({ service, policyVersion: currentPolicy.version })
const free = { start, paidPence: 0, policy: termsOf(agreed(weighIn.key)), refundCapPence: null }

describe('the bookable services', () => {
  it('each have a key of their own, by which they are found', () => {
    const keys = bookableServices.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.map((key) => bookableService(key).key)).toEqual(keys)
    expect([serviceName(weighIn.key), serviceName('gone')]).toEqual(['Video weigh-in', 'gone'])
  })

  it('follow the policy they were booked under, unless the service says otherwise', () => {
    expect(termsOf(agreed(adultAdhdAssessment.key))).toEqual(currentPolicy)
    expect(termsOf(agreed(weighIn.key))).toMatchObject({ version: currentPolicy.version, missedAfterMinutes: 5 })
  })

  it('can be reassigned to a colleague before they begin, where the patient was not told a name', () => {
    const toCome = { service: weighIn.key, state: 'booked', start } as const
    expect([start - 1, start].map((now) => canBeHandedOver(toCome, now))).toEqual([true, false])
    expect(canBeHandedOver({ ...toCome, state: 'cancelled' }, start - 1)).toBe(false)
    expect(canBeHandedOver({ ...toCome, service: adultAdhdAssessment.key }, start - 1)).toBe(false)
  })

  it('a weigh-in can be moved and cancelled until the moment it begins, however often', () => {
    const often = { cancelledBefore: 40, rescheduledBefore: 40 }
    expect(cancel(free, start - 1, 40)).toEqual({ ok: true, refundPence: 0, keptPence: 0, outcome: 'cancelled' })
    expect(cancel(free, start, 0)).toEqual({ ok: false, because: 'started' })
    expect(refundFor(free, start).outcome).toBe('cancelled')
    expect(reschedule(free, { now: start - 1, newStart: start + 1, rescheduledBefore: 40 })).toEqual({ ok: true })
    expect(rightsOf(free, often, start - 1)).toMatchObject({ cannotCancel: null, cannotMove: null, refundPence: 0 })
    expect(rightsOf(free, often, start)).toMatchObject({ cannotCancel: 'started', cannotMove: 'started' })
  })

  it('a weigh-in is attended, missed or cancelled, and never declined', () => {
    const { outcomes } = weighIn
    const at = { state: 'booked', start, policy: free.policy, outcomes } as const
    expect(whyNotOutcome('declined', at, start)).toBe('not-offered')
    expect(whyNotOutcome('attended', at, start)).toBeNull()
    expect(whyNotOutcome('missed', at, start + 5 * 60_000)).toBe('still-time')
    expect(whyNotOutcome('missed', at, start + 5 * 60_000 + 1)).toBeNull()
    expect(whyNotOutcome('cancelled', at, start - 1)).toBeNull()
  })

  it('a weigh-in is held by staff who may read the record and record a weight', () => {
    expect(rolesHolding(weighIn)).toEqual(['prescriber', 'pharmacist', 'coach', 'clinical_lead'])
    expect([mayHold(weighIn, null), mayHold(weighIn, []), mayHold(weighIn, ['support', 'coach'])]).toEqual([
      false,
      false,
      true,
    ])
    expect(mayHold(bookableService(adultAdhdAssessment.key), null)).toBe(true)
  })

  it('a nutrition session is held by nutritionists and dietitians alone, and nothing else by them', () => {
    expect(rolesHolding(nutritionSession)).toEqual(['nutritionist'])
    expect(rolesHolding(weighIn)).not.toContain('nutritionist')
    const holder = (body: 'HCPC' | 'AfN' | 'NMC', number: string) =>
      serviceRefused([nutritionSession.key], { roles: ['nutritionist'], registration: { body, number } })
    expect([holder('HCPC', 'DT12345'), holder('AfN', '1234')]).toEqual([null, null])
    expect(holder('NMC', '12A3456B')).toBe(nutritionSession)
    const dietitian = { roles: ['nutritionist'], registration: { body: 'HCPC', number: 'DT12345' } } as const
    expect(serviceRefused([weighIn.key], dietitian)).toBe(weighIn)
  })

  it('the stricter limit of service and clinician applies', () => {
    const own = { bufferMinutes: 0, noticeMinutes: 120, horizonDays: 90 }
    expect(limitsOf(weighIn, own)).toEqual({ bufferMinutes: 5, noticeMinutes: 120, horizonDays: 14 })
    expect(limitsOf(bookableService(adultAdhdAssessment.key), own)).toEqual(own)
  })

  it('a clinician without times of their own has the default week of their service', () => {
    expect(usualWeekOf([weighIn.key])[1]).toContain('12:15')
    expect(usualWeekOf([adultAdhdAssessment.key, weighIn.key])).toBe(usualWeekOf([]))
  })
})

describe('the times of several clinicians', () => {
  const now = Date.parse('2026-03-23T07:00:00Z')
  const day = '2026-03-24'
  const at = (time: string) => Date.parse(`${day}T${time}:00Z`)
  const schedule = (times: readonly string[], taken: readonly number[] = []): Schedule => ({
    template: { 1: times, 2: times, 3: times, 4: times, 5: times, 6: times, 7: times },
    exceptions: [],
    holidays: [],
    minutes: 10,
    taken,
    bufferMinutes: 5,
    horizonDays: 14,
  })
  const on = (date: string, schedules: readonly Schedule[]) =>
    monthOfAny('2026-03', schedules, now).find((one) => one.date === date)

  it('are each shown once, in order, if one of them is free', () => {
    const [early, late] = [schedule(['09:00', '12:15']), schedule(['12:00', '12:15', '17:00'])]
    expect(on(day, [early, late])).toMatchObject({
      morning: ['09:00'],
      afternoon: ['12:00', '12:15'],
      evening: ['17:00'],
      count: 4,
    })
    const half = schedule(['09:00', '12:15'], [at('12:15')])
    expect(on(day, [half, late])?.afternoon).toEqual(['12:00', '12:15'])
    const full = schedule(['12:00', '12:15', '17:00'], [at('12:00'), at('12:15')])
    expect(on(day, [half, full])).toMatchObject({ morning: ['09:00'], afternoon: [], evening: ['17:00'] })
  })

  it('are too far ahead if that is so for every clinician, and empty where there is no clinician', () => {
    const far = { ...schedule(['09:00']), horizonDays: 2 }
    expect(on('2026-03-30', [far])).toMatchObject({ count: 0, isTooFar: true })
    expect(on('2026-03-30', [far, schedule(['09:00'])])).toMatchObject({ count: 1, isTooFar: false })
    expect(monthOfAny('2026-03', [], now).every(({ count }) => count === 0)).toBe(true)
  })

  it('leave out times skipped by the clock change, and list a time that occurs twice once', () => {
    const night = schedule(['01:30', '02:30'])
    expect(on('2026-03-29', [night, night])?.morning).toEqual(['02:30'])
    const autumn = monthOfAny('2026-10', [night, night], Date.parse('2026-10-20T07:00:00Z'))
    expect(autumn.find(({ date }) => date === '2026-10-25')?.morning).toEqual(['01:30', '02:30'])
  })
})

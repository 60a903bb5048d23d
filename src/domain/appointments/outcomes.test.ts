import { describe, expect, it } from 'vitest'
import { minuteMs } from '../calendar/durations.ts'
import { capabilitiesOf, type Role } from '../identity/staff/roles.ts'
import {
  givesBack,
  mayOpenAppointment,
  mayReadAppointment,
  mayRecord,
  type OutcomeKind,
  outcomeKinds,
  stateAfter,
  suggestionFor,
  whyNotOutcome,
} from './outcomes.ts'
import { currentPolicy } from './policy.ts'
import { bookingOutcome, bookingStates, canBecome } from './states.ts'

const start = Date.parse('2026-03-16T10:00:00Z')
const booked = {
  state: 'booked',
  start,
  policy: currentPolicy,
  minutes: 90,
  isPatientThere: false,
  outcomes: outcomeKinds,
} as const

describe('PO-05 recording an outcome', () => {
  it.each([
    ['attended', -1, 'not-started'],
    ['attended', 0, null],
    ['missed', 0, 'still-time'],
    ['missed', 15 * minuteMs, 'still-time'],
    ['missed', 15 * minuteMs + 1, null],
    ['missed', 15 * minuteMs + 1_000, null],
    ['declined', -1_000_000, null],
    ['cancelled', -1_000_000, null],
    ['cancelled', 20 * minuteMs, null],
  ] as const)('PO-03 %s, %i ms from the start: %s', (kind, after, because) =>
    expect(whyNotOutcome(kind, booked, start + after)).toBe(because),
  )

  it('is possible for booked appointments only, and follows the table of states', () => {
    for (const kind of outcomeKinds) {
      expect(canBecome('booked', stateAfter[kind])).toBe(true)
      expect(bookingOutcome[stateAfter[kind]]).not.toBeNull()
      for (const state of bookingStates.filter((one) => one !== 'booked'))
        expect(whyNotOutcome(kind, { ...booked, state }, start + 60 * minuteMs)).toBe('not-booked')
    }
  })

  it('refunds what the clinic caused, and nothing else', () =>
    expect(outcomeKinds.filter((kind) => givesBack[kind])).toEqual(['declined', 'cancelled']))

  it.each([
    [0, null],
    [15 * minuteMs, null],
    [15 * minuteMs + 1, 'missed'],
    [90 * minuteMs, 'missed'],
    [90 * minuteMs + 1, 'overdue'],
  ] as const)('PO-03 the clock suggests, %i ms from the start: %s', (after, suggested) => {
    expect(suggestionFor(booked, start + after)).toBe(suggested)
    expect(suggestionFor({ ...booked, state: 'completed' }, start + after)).toBeNull()
    expect(suggestionFor({ ...booked, isPatientThere: true }, start + after)).not.toBe('missed')
  })
})

describe('who may record an outcome', () => {
  const may = (role: Role, isOwn: boolean) => {
    const asker = { capabilities: capabilitiesOf([role]), isOwn }
    return {
      open: mayOpenAppointment(asker),
      read: mayReadAppointment(asker),
      record: outcomeKinds.filter((kind) => mayRecord(kind, asker)),
    }
  }
  const all: readonly OutcomeKind[] = outcomeKinds
  it.each([
    ['prescriber', true, { open: true, read: true, record: all }],
    ['prescriber', false, { open: false, read: false, record: [] }],
    ['clinical_lead', false, { open: true, read: true, record: all }],
    ['support', false, { open: true, read: false, record: ['cancelled'] }],
    ['administrator', false, { open: true, read: false, record: ['cancelled'] }],
    ['pharmacist', true, { open: true, read: true, record: outcomeKinds }],
    ['pharmacist', false, { open: false, read: false, record: [] }],
    ['coach', true, { open: true, read: true, record: outcomeKinds }],
    ['coach', false, { open: false, read: false, record: [] }],
    ['auditor', true, { open: false, read: false, record: [] }],
  ] as const)('%s, of their own: %s', (role, isOwn, expected) => expect(may(role, isOwn)).toEqual(expected))
})

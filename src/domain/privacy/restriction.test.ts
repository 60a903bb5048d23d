import { describe, expect, it } from 'vitest'
import { isInForce, isStopped, type Use } from './restriction.ts'

const restricted = { isRestricted: true }

describe('a restriction of use', () => {
  it.each<Use>(['safety', 'conversation', 'own rights'])(
    'never stops what protects a life, a conversation, or a person’s own rights: %s',
    (use) => expect(isStopped(use, restricted)).toBe(false),
  )

  it.each<Use>(['outreach', 'order', 'check-in', 'booking', 'kit', 'equipment', 'figures', 'erasing'])(
    'stops %s, also where a lead has allowed the use for a case',
    (use) => {
      expect(isStopped(use, restricted)).toBe(true)
      expect(isStopped(use, { isRestricted: true, hasException: true })).toBe(true)
    },
  )

  it.each<Use>(['decision', 'disclosure', 'dispatch'])(
    'stops a %s, until a lead has allowed it for the case',
    (use) => {
      expect(isStopped(use, restricted)).toBe(true)
      expect(isStopped(use, { isRestricted: true, hasException: true })).toBe(false)
    },
  )

  it.each<Use>(['outreach', 'order', 'decision', 'safety'])('stops nothing where there is none: %s', (use) =>
    expect(isStopped(use, { isRestricted: false })).toBe(false),
  )
})

describe('it is in force', () => {
  it.each([
    ['asked', null, false],
    ['in force', null, true],
    ['in force', 1_001, true],
    ['in force', 1_000, false],
    ['declined', null, false],
    ['withdrawn', null, false],
    ['lifted', null, false],
  ] as const)('%s, ending at %s: %s', (state, endsAt, expected) =>
    expect(isInForce({ state, endsAt }, 1_000)).toBe(expected),
  )
})

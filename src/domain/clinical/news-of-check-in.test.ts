import { describe, expect, it } from 'vitest'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { NextDoses } from '../treatment/dose-offer.ts'
import { holdForNews, holdForStops } from './news-of-check-in.ts'

const says = {
  nothing: () => 'A clinician considers it first.',
  onRecord: (stops: readonly string[]) => `On record: ${stops.join(' ')}`,
  noRise: () => 'No rise until it is considered.',
}
const stop = { severity: 'stop' } as const
const senior = { severity: 'senior' } as const

const rise: NextDoses = {
  allowed: [0.25, 0.5, 1],
  withSecondSignature: [],
  suggestion: 1,
  reasons: ['1 mg is the next step.'],
  refused: [
    { mg: 1.7, because: 'One rung at a time.' },
    { mg: 2.4, because: 'One rung at a time.' },
  ],
  notBefore: '2026-11-22',
  firstDoseFrom: null,
}

const held = (
  news: readonly { readonly severity: 'stop' | 'senior' }[],
  offer: NextDoses = rise,
  had: { readonly medicine: MedicineKey; readonly mg: number } = { medicine: 'wegovy', mg: 0.5 },
) => holdForNews('wegovy', offer, news, [{ medicine: 'wegovy', mg: 2.4 }, had], says)

describe('C-2: the doses offered with news of a check-in', () => {
  it('are unchanged without any', () => {
    expect(held([])).toBe(rise)
  })

  it('are none where any of the news rules the medicine out, whatever else is new', () => {
    for (const news of [[stop], [senior, stop], [stop, senior], [stop, stop]]) {
      const { allowed, withSecondSignature, suggestion, reasons, refused } = held(news)
      expect([allowed, withSecondSignature, suggestion]).toEqual([[], [], null])
      expect(reasons).toEqual([says.nothing(), ...rise.reasons])
      expect(refused).toEqual([0.25, 0.5, 1, 1.7, 2.4].map((mg) => ({ mg, because: says.nothing() })))
    }
  })

  it('are no more than the dose they have, where news needs a second signature', () => {
    expect(held([senior])).toEqual({
      ...rise,
      allowed: [0.25, 0.5],
      suggestion: 0.5,
      reasons: [says.noRise()],
      refused: [{ mg: 1, because: says.noRise() }, ...rise.refused],
    })
  })

  it('keep the suggestion and its reasons where it is no rise', () => {
    const same = { ...rise, allowed: [0.25, 0.5], suggestion: 0.5, reasons: ['The same dose continues.'] }
    expect(held([senior], same)).toMatchObject({
      suggestion: 0.5,
      reasons: [says.noRise(), 'The same dose continues.'],
      refused: rise.refused,
    })
    expect(held([senior], { ...same, suggestion: null }).suggestion).toBeNull()
  })

  it('lose a higher dose for two prescribers as well, and suggest none where none is left', () => {
    const forTwo = { ...rise, allowed: [1], withSecondSignature: [0.5, 1.7], suggestion: 1, refused: [] }
    expect(held([senior], forTwo)).toMatchObject({
      allowed: [],
      withSecondSignature: [0.5],
      suggestion: null,
      refused: [
        { mg: 1, because: says.noRise() },
        { mg: 1.7, because: says.noRise() },
      ],
    })
  })

  it('are the lowest of another medicine than the one they have', () => {
    expect(held([senior], rise, { medicine: 'mounjaro', mg: 15 })).toMatchObject({ allowed: [0.25], suggestion: 0.25 })
    expect(holdForNews('wegovy', rise, [senior], [], says)).toMatchObject({ allowed: [0.25], suggestion: 0.25 })
  })
})

describe('C-4: the doses offered while a stop on record stands', () => {
  const stops = ['History of pancreatitis.', 'A serious reaction.']

  it('are unchanged without any', () => {
    expect(holdForStops('wegovy', rise, [], says)).toBe(rise)
  })

  it('are none, neither for one prescriber nor for two, and the first reason names every stop', () => {
    const { allowed, withSecondSignature, suggestion, reasons, refused } = holdForStops(
      'wegovy',
      { ...rise, allowed: [], withSecondSignature: [1], suggestion: null },
      stops,
      says,
    )
    expect([allowed, withSecondSignature, suggestion]).toEqual([[], [], null])
    expect(reasons).toEqual([says.onRecord(stops), ...rise.reasons])
    expect(refused.map(({ mg }) => mg)).toEqual([0.25, 0.5, 1, 1.7, 2.4])
    expect(holdForStops('wegovy', rise, stops, says).allowed).toEqual([])
  })

  it('keep the reason of an offer that is empty already', () => {
    const empty = held([stop])
    expect(holdForStops('wegovy', empty, stops, says)).toBe(empty)
  })
})

import { describe, expect, it } from 'vitest'
import { knownAllergens, knownConditions } from '../codes/known-conditions.ts'
import { reportedStops } from './clinical-history.ts'
import { listedConditions, readListed, stopOfListed } from './listed-conditions.ts'

describe('what the rules make of listed conditions and allergies', () => {
  it('says it for each condition that can be picked, and for no other', () => {
    const pickable = [...new Set(knownConditions.map(({ substance }) => substance))]
    expect(Object.keys(listedConditions).toSorted()).toEqual(pickable.toSorted())
  })

  it.each([
    ['condition', 'Pancreatitis', 'pancreatitis'],
    ['condition', 'Type 1 diabetes', 'type-1-diabetes'],
    ['condition', 'Multiple endocrine neoplasia type 2', 'men2'],
    ['condition', 'Asthma', null],
    ['condition', 'toString', null],
    ['allergy', 'semaglutide', 'reaction-before'],
    ['allergy', 'insulin degludec liraglutide', 'reaction-before'],
    ['allergy', 'Propylene glycol', 'reaction-before'],
    ['allergy', 'Penicillin', null],
    ['allergy', 'phenoxymethylpenicillin', null],
    ['medicine', 'semaglutide', null],
    ['condition', null, null],
  ] as const)('%s %s rules our medicines out as %s', (kind, substance, code) => {
    expect(stopOfListed({ kind, substance })).toBe(code)
    if (code !== null) expect(reportedStops[code].lasts).toBe('for good')
  })

  it('every allergen that can be picked counts as read, and a name of our own medicines is a reaction', () => {
    const list = knownAllergens.map(({ name, substance }) => ({
      kind: 'allergy' as const,
      written: name,
      state: 'coded' as const,
      name,
      substance,
    }))
    expect(readListed(list)).toEqual({ asking: [], unchecked: [] })
    const ruledOut = knownAllergens.filter(({ substance }) => stopOfListed({ kind: 'allergy', substance }) !== null)
    expect(ruledOut.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Wegovy', 'Mounjaro', 'Saxenda', 'Phenol']),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { knownAllergens, knownConditions } from './known-conditions.ts'
import { builtInMedicines } from './known-ingredients.ts'
import { misspelt } from './misspelt.ts'
import { isConceptId } from './sctid.ts'
import { mostSuggestions, searchIn } from './search.ts'

const terms = [...builtInMedicines, ...knownConditions]
const search = searchIn(terms)

describe('the search by any spelling', () => {
  it('finds at least 95% of 500 misspelt names among its three suggestions', () => {
    const list = misspelt(terms)
    const missed = list.filter(([written, { substance }]) =>
      search(written).every((found) => found.substance !== substance),
    )
    expect(list).toHaveLength(500)
    expect(new Set(list.map(([written]) => written)).size).toBeGreaterThan(450)
    expect(missed.length, missed.map(([written, { name }]) => `${written} (${name})`).join(', ')).toBeLessThanOrEqual(
      25,
    )
  })

  it('finds every name by its own spelling, first', () => {
    for (const { name, substance } of terms) expect(search(name)[0]?.substance, name).toBe(substance)
  })

  it.each([
    ['thyroxin', 'levothyroxine'],
    ['levothyroxine 100 micrograms', 'levothyroxine'],
    ['cocodamol 30/500', 'co-codamol'],
    ['worfarin', 'warfarin'],
    ['metfor', 'metformin'],
    ['simvastatin 40mg tablets once a day', 'simvastatin'],
    ['siklosporin', 'ciclosporin'],
    ['NOVO RAPID', 'insulin'],
    ['typ 2 diabetis', 'Type 2 diabetes'],
    ['chrons', 'Crohn’s disease'],
  ])('%j finds %s', (written, substance) => {
    expect(search(written).map((found) => found.substance)).toContain(substance)
  })

  it.each(['', ' ', '5 mg', 'a', '!!!', 'qqqqzzzz', 'once a day'])('%j finds nothing', (written) => {
    expect(search(written)).toEqual([])
  })

  it('suggests three at most, each name once', () => {
    for (const written of ['in', 'met', 'insulin', 'es', 'type']) {
      const names = search(written).map(({ name }) => name)
      expect(names.length).toBeLessThanOrEqual(mostSuggestions)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('takes any text without a fault', () => {
    for (const written of ['\u0000', '😀😀', 'x'.repeat(10_000), '(((', 'constructor', '__proto__']) {
      expect(search(written).length).toBeLessThanOrEqual(mostSuggestions)
    }
  })
})

describe('the built-in lists', () => {
  it('have one meaning for each name', () => {
    for (const list of [builtInMedicines, knownConditions, knownAllergens]) {
      const names = list.map(({ name }) => name)
      expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    }
  })

  it('have SNOMED codes with the right check digits, and say so where there is none', () => {
    const snomed = [...knownConditions, ...knownAllergens].filter(({ system }) => system === 'snomed')
    expect(snomed.length).toBeGreaterThan(50)
    expect(snomed.filter(({ code }) => !isConceptId(code))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { knownAllergens, knownConditions } from './known-conditions.ts'
import { builtInMedicines } from './known-medicines.ts'
import { isConceptId } from './sctid.ts'
import { mostSuggestions, searchIn } from './search.ts'
import type { Term } from './term.ts'

const terms = [...builtInMedicines, ...knownConditions]
const search = searchIn(terms)

/** Keys beside each other on a British keyboard. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbour = (letter: string): string => {
  const row = rows.find((keys) => keys.includes(letter))
  if (!row) return letter
  const place = row.indexOf(letter)
  return row[place + 1] ?? row[place - 1] ?? letter
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/th/, 't'],
  [/y/, 'i'],
  [/x/, 'ks'],
  [/c(?=[eiy])/, 's'],
  [/c(?![eiyh])/, 'k'],
  [/z/, 's'],
  [/ae|oe/, 'e'],
  [/i/, 'ee'],
  [/o/, 'au'],
  [/e/, 'a'],
]

const sounding = (name: string): string => {
  const [heard, as] = sounds.find(([pattern]) => pattern.test(name)) ?? [/a/, 'er']
  return name.replace(heard, as)
}

const slips: readonly ((name: string, at: number) => string)[] = [
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => name.slice(0, at) + name[at] + name.slice(at),
  (name, at) => name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2),
  (name, at) => name.slice(0, at) + neighbour(name[at] as string) + name.slice(at + 1),
  sounding,
]

/** 500 slips made by rule from every name in turn, at a place that moves from name to name. The first letter is right. */
const misspelt = (): (readonly [written: string, meant: Term])[] => {
  const long = terms.filter(({ name }) => name.length >= 5)
  const all: (readonly [string, Term])[] = []
  for (let number = 0; all.length < 500; number += 1) {
    const meant = long[(number * 7) % long.length] as Term
    const name = meant.name.toLowerCase()
    const made = slips[number % slips.length] as (typeof slips)[number]
    const written = made(name, 1 + (number % (name.length - 2)))
    if (written !== name) all.push([written, meant])
  }
  return all
}

describe('the search by any spelling', () => {
  it('finds at least 95% of 500 misspelt names among its three suggestions', () => {
    const list = misspelt()
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

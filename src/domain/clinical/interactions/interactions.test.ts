import { describe, expect, it } from 'vitest'
import { noEvidence } from '../../cases/evidence.ts'
import type { ListedEntry } from '../../codes/health-list.ts'
import { builtInMedicines } from '../../codes/known-ingredients.ts'
import { plainName } from '../../codes/term.ts'
import { medicineKeys } from '../../medicines/medicines.ts'
import { assess } from '../assess.ts'
import { noHistory } from '../patient.ts'
import { rules } from '../rules.ts'
import { followUpAnswers, weightAnswers } from '../sample-answers.ts'
import { readMedicines } from './read-medicines.ts'
import { interactionIds, interactionTable } from './table.ts'

const coded = (name: string, substance = name, written = name): ListedEntry => ({
  kind: 'medicine',
  written,
  state: 'coded',
  name,
  substance,
})
const asWritten = (written: string): ListedEntry => ({
  kind: 'medicine',
  written,
  state: 'not coded',
  name: null,
  substance: null,
})
const ended = (name: string, substance = name): ListedEntry => ({ ...coded(name, substance), state: 'ended' })

const read = (texts: readonly string[], list: readonly ListedEntry[] = []) =>
  readMedicines({ texts, list, medicine: 'mounjaro' })
const namedIn = (text: string) => [...read([text]).named.keys()]

const flagsOf = (text: string, healthList: readonly ListedEntry[] = [], followUp: Record<string, unknown> = {}) =>
  assess({
    answers: weightAnswers({}),
    followUp: followUpAnswers({
      'follow-up-medicines': ['other'],
      'follow-up-medicines-named': text,
      ...followUp,
    }),
    healthList,
    details: { medicine: 'mounjaro', bornOn: '1984-05-04', sex: 'Male' },
    evidence: noEvidence,
    history: noHistory,
    today: '2026-06-15',
  }).flags
const idsOf = (...given: Parameters<typeof flagsOf>): string[] => flagsOf(...given).map(({ id }) => id)

describe('the table of interactions', () => {
  it('has one row for each, with ingredients, medicines of ours, a flag that exists, a source and a day', () => {
    expect(interactionTable.map(({ id }) => id)).toEqual(interactionIds)
    const flags = rules.map(({ id }) => id)
    for (const { ingredients, with: ours, flag, source, asOf } of interactionTable) {
      expect(ingredients.length).toBeGreaterThan(0)
      expect(ours.every((key) => medicineKeys.includes(key))).toBe(true)
      expect(flags).toContain(flag)
      expect(source).not.toBe('')
      expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  })

  it('names only ingredients that can be picked without an import', () => {
    const known = builtInMedicines.map(({ substance }) => ` ${plainName(substance)} `)
    // Written by dm+d in the one order or the other, or no longer sold in Britain.
    const besides = ['naltrexone bupropion', 'medroxyprogesterone estradiol', 'mysimba', 'albiglutide']
    const missing = interactionTable
      .flatMap(({ ingredients }) => ingredients)
      .filter((ingredient) => !known.some((substance) => substance.includes(` ${ingredient} `)))
    expect(missing.filter((ingredient) => !besides.includes(ingredient))).toEqual([])
  })

  it.each(
    interactionTable
      .filter(({ with: ours }) => ours.includes('mounjaro'))
      .map(({ id, flag, ingredients }) => ({ id, flag, ingredients })),
  )('raises $flag for every ingredient of $id that a person picked', ({ flag, ingredients }) => {
    for (const ingredient of ingredients) {
      const ids = idsOf('As on my prescription.', [coded(ingredient)])
      expect(ids, ingredient).toContain(flag)
      expect(ids).not.toContain('interactions-not-checked')
    }
  })

  it('raises nothing for a medicine that interacts with none of ours', () => {
    const without = idsOf('As on my prescription.')
    for (const name of ['ramipril', 'sertraline', 'omeprazole', 'Evorel']) {
      expect(idsOf('As on my prescription.', [coded(name, name === 'Evorel' ? 'estradiol' : name)])).toEqual(without)
    }
  })
})

describe('what was picked and what was written', () => {
  it.each([
    ['Marevan 3 mg', 'warfarin'],
    ['warfarin', 'warfarin'],
    ['I use Lantus at night', 'insulin'],
    ['NEORAL 100mg twice daily', 'narrow-index'],
    ['Januvia', 'dpp4'],
    ['alli', 'orlistat'],
    ['Ozempic since May', 'same-kind'],
    ['Thyroxine 100', 'levothyroxine'],
    ['Epilim', 'antiepileptic'],
  ])('%j names an interaction', (text, id) => expect(namedIn(text)).toEqual([id]))

  it.each(['I do not take warfarin', 'never had insulin', 'no lithium', 'Mounjaro from you', 'warfarinol'])(
    '%j names none',
    (text) => expect(namedIn(text)).toEqual([]),
  )

  it('a name in free text proposes, once, and what was ticked or picked is not said twice', () => {
    expect(idsOf('Neoral 100 mg')).toContain('medicine-named')
    expect(idsOf('Neoral 100 mg', [coded('Neoral', 'ciclosporin', 'Neoral 100 mg')])).not.toContain('medicine-named')
    const ticked = idsOf('Levothyroxine 100', [], { 'follow-up-medicines': ['levothyroxine'] })
    expect(ticked.filter((id) => id === 'levothyroxine')).toHaveLength(1)
    expect(ticked).not.toContain('medicine-named')
    // The contradiction says it already.
    expect(idsOf('Warfarin')).toContain('text-contradicts')
    expect(idsOf('Warfarin')).not.toContain('medicine-named')
  })

  it('what has ended raises nothing, and another of its class still does', () => {
    expect(idsOf('Neoral', [ended('Neoral', 'ciclosporin')])).not.toContain('medicine-named')
    const both = read(['Humulin, Lantus 20 units'], [ended('Humulin', 'insulin')])
    expect([...both.named]).toEqual([['insulin', ['lantus']]])
  })

  it('C-9 insulin picked later needs two prescribers, as if its box were ticked', () => {
    const flag = flagsOf('Lantus', [coded('Lantus', 'insulin')]).find(({ id }) => id === 'insulin-or-sulfonylurea')
    expect(flag?.severity).toBe('senior')
  })

  it('another medicine of this kind on the list is a stop, unless they said what becomes of it', () => {
    const list = [coded('Ozempic', 'semaglutide')]
    expect(idsOf('Ozempic', list)).toContain('another-glp1')
    const stops = { 'follow-up-injections': ['semaglutide'], 'follow-up-injections-plan': 'stop' }
    expect(idsOf('Ozempic', list, stops)).not.toContain('another-glp1')
    expect(idsOf('Mounjaro', [coded('Mounjaro', 'tirzepatide')])).not.toContain('another-glp1')
  })
})

describe('what cannot be compared is said', () => {
  it.each([
    ['Xyzolol 5 mg', ['Xyzolol 5 mg']],
    ['Ramipril 5 mg, Xyzolol', ['Xyzolol']],
    ['Ramipril Xyzolol', ['Ramipril Xyzolol']],
    ['worfarin', ['worfarin']],
    ['A small white one', ['A small white one']],
    ['Amlodipine 5 mg\nSertraline 50mg once a day', []],
    ['As on my repeat prescription.', []],
    ['Omeprazole 20 mg in the morning and paracetamol as needed.', []],
    ['', []],
  ])('%j leaves %j', (text, unchecked) => expect(read([text]).unchecked).toEqual(unchecked))

  it('is a caution, which a person’s pick settles and “not coded” does not', () => {
    expect(idsOf('worfarin 3 mg')).toContain('interactions-not-checked')
    expect(idsOf('worfarin 3 mg', [asWritten('worfarin 3 mg')])).toContain('interactions-not-checked')
    const picked = idsOf('worfarin 3 mg', [coded('Warfarin', 'warfarin', 'worfarin 3 mg')])
    expect(picked).toContain('warfarin')
    expect(picked).not.toContain('interactions-not-checked')
    expect(idsOf('worfarin 3 mg', [{ ...asWritten('worfarin 3 mg'), state: 'ended' }])).not.toContain(
      'interactions-not-checked',
    )
  })

  it('without a table nothing counts as compared, picked or not', () => {
    const unread = readMedicines(
      { texts: ['Ramipril 5 mg'], list: [coded('Warfarin', 'warfarin')], medicine: 'mounjaro' },
      [],
    )
    expect(unread.unchecked).toEqual(['Ramipril 5 mg', 'Warfarin'])
  })
})

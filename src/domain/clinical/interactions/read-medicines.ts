import type { ListedEntry } from '../../codes/health-list.ts'
import { builtInMedicines } from '../../codes/known-ingredients.ts'
import { namesIt, plainName } from '../../codes/term.ts'
import { type MedicineKey, medicineName } from '../../medicines/medicines.ts'
import { mentions } from '../mentions.ts'
import { type Interaction, type InteractionId, interactionTable } from './table.ts'

/** What the table says about a patient’s medicines. */
export interface MedicinesRead {
  /** Picked from the list by a person: the names, by interaction. */
  readonly listed: ReadonlyMap<InteractionId, readonly string[]>
  /** Named in free text, and confirmed by nobody. */
  readonly named: ReadonlyMap<InteractionId, readonly string[]>
  /** What could be compared with nothing, in the patient’s words. */
  readonly unchecked: readonly string[]
}

/** The substance is a plain name. */
const hasIngredient = ({ ingredients, butNotWith = [] }: Interaction, substance: string): boolean =>
  ingredients.some((ingredient) => namesIt(substance, ingredient)) &&
  !butNotWith.some((other) => namesIt(substance, other))

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name by which an interaction is recognised, ready to be searched for: hundreds are, at each judgement of a case. */
const searched = (name: string) => ({
  name,
  plain: plainName(name),
  pattern: new RegExp(String.raw`\b${escaped(name)}\b`),
})

const builtIn = builtInMedicines.map(({ name, substance }) => ({
  name: name.toLowerCase(),
  substance: plainName(substance),
}))

/** In small letters: every name of the list by which an interaction is recognised. */
const namesOf = (interaction: Interaction): string[] => [
  ...new Set([
    ...interaction.ingredients,
    ...builtIn.filter(({ substance }) => hasIngredient(interaction, substance)).map(({ name }) => name),
  ]),
]

const namesById = new Map(
  interactionTable.map((interaction) => [interaction.id, namesOf(interaction).map(searched)] as const),
)

/** For a rule that searches free text for an interaction. */
export const patternOf = (...ids: readonly InteractionId[]): RegExp =>
  new RegExp(
    String.raw`\b(?:${ids
      .flatMap((id) => namesById.get(id) ?? [])
      .map(({ name }) => escaped(name))
      .join('|')})\b`,
  )

/** Words beside names of medicines: doses, times, forms, reasons. None of them names a medicine. */
const beside = new Set(
  `a about after ago all also always am an and any are as asneeded at back bd bedtime been before bed both box breakfast
  but by capsule capsules cream currently daily day days dinner dose doses drops each eod evening every few first for
  form from gel generic going gp had half have hospital hrs hour hours i if im in inhaler inhalers injection injections
  is it its just last liquid low lunch maximum max me meal meals medication medications medicine medicines micrograms
  microgram milligrams milligram ml mls mg mcg month monthly months morning mornings my name named needed new night
  nightly nights nil no none not nothing now od of off on once one only or oral other others over patch patches pen per
  pill pills please prescribed prescription prn puff puffs qds reduced regular regularly release repeat required same
  since slow some sometimes spray started start stopped strength sugar syrup tab tablet tablets take taken takes taking
  tds tea teaspoon than the them then there they this three through time times to two twice three four five six seven
  eight nine ten under unit units until up use used using was water week weekly weeks when which with year years yes
  modified mr xr xl sr er pm iu asthma blood pressure cholesterol thyroid diabetes type pain depression anxiety
  reflux heartburn allergy allergies hayfever migraine migraines contraception contraceptive underactive acid heart
  tired sleep iron know sure written above below see list label said says say only stomach skin infection uti`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const isBeside = (word: string): boolean => word.length < 3 || beside.has(word) || /^\d/.test(word)

/** Whether there is a word in it that may name a medicine. */
export const saysSomething = (part: string): boolean =>
  plainName(part)
    .split(' ')
    .some((word) => !isBeside(word))

/** By length, so that a long name is taken before a short one in it. */
const knownNames = [
  ...new Set(builtInMedicines.flatMap(({ name, substance }) => [name, substance]).map(plainName)),
].toSorted((one, other) => other.length - one.length)

const without = (text: string, name: string): string => ` ${text} `.replaceAll(` ${name} `, '  ').trim()

/** Each medicine in a free text, roughly: by line, comma, full stop or “and”. */
export const writtenParts = (text: string): string[] =>
  text
    .split(/[\n,;•·|/]+|\.(?:\s|$)|\s(?:and|plus|&|\+)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The words of a part that are no known name, on no list, and not merely beside one. */
const unknownWords = (part: string, confirmed: readonly string[]): string[] => {
  const left = knownNames.reduce((text, name) => (namesIt(text, name) ? without(text, name) : text), plainName(part))
  const words = new Set(confirmed.flatMap((written) => written.split(' ')))
  return left.split(' ').filter((word) => word !== '' && !isBeside(word) && !words.has(word))
}

interface Written {
  /** What the patient wrote about their medicines, in the form and in check-ins. */
  readonly texts: readonly string[]
  /** Their medicines on the list. */
  readonly list: readonly Omit<ListedEntry, 'kind'>[]
  readonly medicine: MedicineKey
}

/**
 * Compares everything a patient takes with one of our medicines: what a person picked by its ingredients, the rest by
 * name. What it cannot compare it names: nothing is passed over in silence, and with an empty table that is everything.
 */
export function readMedicines(
  { texts, list, medicine }: Written,
  table: readonly Interaction[] = interactionTable,
): MedicinesRead {
  const ours = plainName(medicineName(medicine))
  const listed = new Map<InteractionId, string[]>()
  const named = new Map<InteractionId, string[]>()
  const coded = list
    .filter(({ state }) => state === 'coded')
    .map((entry) => ({ ...entry, plainSubstance: entry.substance === null ? null : plainName(entry.substance) }))
  const ended = list.filter(({ state }) => state === 'ended')

  // What has ended is taken out by its words, so that another of the same class still counts.
  const stopped = ended
    .flatMap(({ written, name }) => [written, name].flatMap((said) => (said ? [said.toLowerCase()] : [])))
    .toSorted((one, other) => other.length - one.length)
  const unconfirmed = list.filter(({ state }) => state === 'not coded').map(({ written }) => written)
  const taken = [...texts, ...unconfirmed].map((text) =>
    stopped.reduce((left, said) => left.replaceAll(said, ' '), text.toLowerCase()),
  )

  for (const interaction of table.filter((one) => one.with.includes(medicine))) {
    const { id } = interaction
    const byCode = coded.flatMap(({ name, plainSubstance, written }) =>
      plainSubstance !== null && hasIngredient(interaction, plainSubstance) && plainName(name ?? written) !== ours
        ? [name ?? written]
        : [],
    )
    if (byCode.length > 0) listed.set(id, [...new Set(byCode)])
    const byName = (namesById.get(id) ?? interaction.ingredients.map(searched)).filter(
      ({ plain, pattern }) => plain !== ours && taken.some((text) => mentions(text, pattern)),
    )
    if (byName.length > 0)
      named.set(
        id,
        byName.map(({ name }) => name),
      )
  }

  const confirmed = [...coded, ...ended].flatMap(({ written, name }) =>
    [written, name].flatMap((said) => (said ? [plainName(said)] : [])),
  )
  const isChecked = (part: string) => table.length > 0 && unknownWords(part, confirmed).length === 0
  const current = list.filter(({ state }) => state !== 'ended').map(({ written }) => written)
  const unchecked = [...texts.flatMap(writtenParts), ...current].filter(
    (part) => saysSomething(part) && !isChecked(part),
  )
  return { listed, named, unchecked: [...new Map(unchecked.map((part) => [plainName(part), part])).values()] }
}

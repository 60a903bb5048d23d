import type { RedFlagId } from '#content/treatment/red-flags.ts'
import { readNumber } from '../body/number.ts'
import { readKg } from '../body/weight.ts'
import { policy } from '../clinical/policy.ts'
import { reportedIn } from '../clinical/reported.ts'
import { changes, operation } from '../intake/check-in/changes.ts'
import { type DosesAnswer, doses } from '../intake/check-in/doses.ts'
import { checkIn as flow } from '../intake/check-in/flow.ts'
import {
  conditionsReported,
  newAllergies,
  newAllergiesNamed,
  newConditions,
} from '../intake/check-in/new-conditions.ts'
import { medicinesChanged, newMedicines } from '../intake/check-in/new-medicines.ts'
import { newContraception, newPregnancy } from '../intake/check-in/new-pregnancy.ts'
import { gradesIn, mayLosePill, sideEffects, sideEffectsMore, worstIn } from '../intake/check-in/side-effects.ts'
import { signs } from '../intake/check-in/signs.ts'
import { stock, stockIn } from '../intake/check-in/stock.ts'
import { type WeightAnswer, weight } from '../intake/check-in/weight.ts'
import { wellbeing, wellbeingIn } from '../intake/check-in/wellbeing.ts'
import { wish } from '../intake/check-in/wish.ts'
import type { Answers, ChecklistStep } from '../intake/engine/step.ts'
import type { CheckIn } from './check-in.ts'
import type { TakenDoses } from './taken-doses.ts'

/** A check-in as rules read it. Questions not asked or left out are null or empty. */
export interface ReportedCheckIn extends CheckIn {
  /** Answered to its end. */
  readonly isFinished: boolean
  /** The red-flag symptoms. */
  readonly signs: readonly RedFlagId[]
  readonly kg: number | null
  /** The patient confirmed a weight far from the last one. */
  readonly isWeightConfirmed: boolean
  readonly waistCm: number | null
  readonly bodyFatPercent: number | null
  /** The patient confirmed injections that are close together. */
  readonly areDosesConfirmed: boolean
  /** Side effects worse than mild, by name, from 2 for medium to 3 for severe. */
  readonly sideEffects: readonly (readonly [name: string, grade: number])[]
  readonly sideEffectsMore: string | null
  /** New, changed or stopped medicines: the ticked options, and free text. */
  readonly medicines: string | null
  /** The same for illnesses and allergies. */
  readonly conditions: string | null
  readonly operation: 'yes' | 'letter' | 'no' | null
  /** The answer about pregnancy, where something is new. */
  readonly pregnancy: string | null
  /** Current contraception in words, where something is new. */
  readonly contraception: readonly string[] | null
  /** Vomiting, or severe diarrhoea: a contraceptive pill may not have been absorbed. */
  readonly mayLosePill: boolean
  readonly unopenedPens: 'none' | 'one' | 'more' | null
  readonly hasTooFewNeedles: boolean
}

function signsIn(told: ReturnType<typeof reportedIn>): RedFlagId[] {
  const ticked = told.allTicked(signs).flatMap((sign) => (sign === 'none' ? [] : [sign]))
  const isHarm = wellbeingIn(told.value(wellbeing))?.mood === 'harm'
  const isPregnant = told.chose(newPregnancy, 'pregnant') === 'yes'
  return [...ticked, ...(isHarm ? (['mood'] as const) : []), ...(isPregnant ? (['pregnancy'] as const) : [])]
}

/** Options that say nothing without the free text beside them. */
const unnamed: readonly string[] = ['other', 'not_sure', 'allergy', 'injection']

const labelsOf = (step: ChecklistStep, ticked: readonly string[]): string[] =>
  step.options.filter(({ value }) => ticked.includes(value) && !unnamed.includes(value)).map(({ label }) => label)

function saidOf(labels: readonly string[], words: readonly (string | null)[]): string | null {
  const said = [labels.join(', '), ...words].filter((part) => part !== null && part !== '')
  return said.length === 0 ? null : said.join(': ')
}

const figure = (typed: string | undefined): number | null => (typed === undefined ? null : readNumber(typed))

const contraceptionIn = (told: ReturnType<typeof reportedIn>): string[] => {
  const ticked: readonly string[] = told.allTicked(newContraception)
  return newContraception.options.filter(({ value }) => ticked.includes(value)).map(({ label }) => label)
}

/** `on`: the day of the answers. Answers off the walked route do not count. */
export function reportedCheckIn(answers: Answers, on: string): ReportedCheckIn {
  const told = reportedIn(flow, answers)
  const weighed = told.value(weight) as WeightAnswer | undefined
  const dosed = told.value(doses) as DosesAnswer | undefined
  const effects = told.value(sideEffects)
  const found = signsIn(told)
  const home = stockIn(told.value(stock))
  const drinks = wellbeingIn(told.value(wellbeing))
  return {
    on,
    isFinished: told.isFinished,
    signs: found,
    hasRedFlag: found.length > 0,
    // After a red-flag symptom the patient is not asked for a wish.
    wish: told.chosen(wish) ?? 'same',
    worstSymptom: worstIn(effects),
    missedDoses: dosed?.missed ?? null,
    lastDoseOn: dosed?.taken.at(-1) ?? null,
    isAnaestheticPlanned: told.ticked(changes, 'operation') === 'yes',
    kg: weighed ? readKg(weighed) : null,
    isWeightConfirmed: weighed?.confirmed === 'yes',
    waistCm: figure(weighed?.waist),
    bodyFatPercent: figure(weighed?.bodyFat),
    takenOn: dosed?.taken ?? [],
    areDosesConfirmed: dosed?.confirmed === 'yes',
    sideEffects: gradesIn(effects).filter(([, grade]) => grade > policy.symptomForRise),
    sideEffectsMore: told.words(sideEffectsMore),
    fluids: (drinks?.fluids as CheckIn['fluids']) ?? null,
    mood: (drinks?.mood as CheckIn['mood']) ?? null,
    medicines: saidOf(labelsOf(newMedicines, told.allTicked(newMedicines)), [told.words(medicinesChanged)]),
    conditions: saidOf(
      [
        ...labelsOf(newConditions, told.allTicked(newConditions)),
        ...labelsOf(newAllergies, told.allTicked(newAllergies)),
      ],
      [told.words(conditionsReported), told.words(newAllergiesNamed)],
    ),
    operation: told.chosen(operation),
    pregnancy: told.chosen(newPregnancy),
    contraception: told.ticked(newContraception) === 'not asked' ? null : contraceptionIn(told),
    mayLosePill: mayLosePill(effects),
    unopenedPens: (home?.pens as ReportedCheckIn['unopenedPens']) ?? null,
    hasTooFewNeedles: home?.needles === 'short',
  }
}

/** Whether no answer asks for a closer look. A clinician decides all the same. */
export const isQuiet = (told: ReportedCheckIn, { missed, intervals }: TakenDoses): boolean =>
  !told.hasRedFlag &&
  told.worstSymptom <= policy.symptomForRise &&
  missed === 0 &&
  intervals.tooClose === 0 &&
  intervals.doubleDoses === 0 &&
  (told.wish === 'same' || told.wish === 'up') &&
  told.fluids === 'enough' &&
  told.mood === 'usual' &&
  told.medicines === null &&
  told.conditions === null &&
  told.operation === null &&
  told.pregnancy === null &&
  told.unopenedPens === 'none'

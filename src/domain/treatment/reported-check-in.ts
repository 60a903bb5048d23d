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

function signsIn(reported: ReturnType<typeof reportedIn>): RedFlagId[] {
  const ticked = reported.allTicked(signs).flatMap((sign) => (sign === 'none' ? [] : [sign]))
  const isHarm = wellbeingIn(reported.value(wellbeing))?.mood === 'harm'
  const isPregnant = reported.chose(newPregnancy, 'pregnant') === 'yes'
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

const contraceptionIn = (reported: ReturnType<typeof reportedIn>): string[] => {
  const ticked: readonly string[] = reported.allTicked(newContraception)
  return newContraception.options.filter(({ value }) => ticked.includes(value)).map(({ label }) => label)
}

/** `on`: the day of the answers. Answers off the walked route do not count. */
export function reportedCheckIn(answers: Answers, on: string): ReportedCheckIn {
  const reported = reportedIn(flow, answers)
  const weighed = reported.value(weight) as WeightAnswer | undefined
  const dosed = reported.value(doses) as DosesAnswer | undefined
  const effects = reported.value(sideEffects)
  const found = signsIn(reported)
  const home = stockIn(reported.value(stock))
  const drinks = wellbeingIn(reported.value(wellbeing))
  return {
    on,
    isFinished: reported.isFinished,
    signs: found,
    hasRedFlag: found.length > 0,
    // After a red-flag symptom the patient is not asked for a wish.
    wish: reported.chosen(wish) ?? 'same',
    worstSymptom: worstIn(effects),
    missedDoses: dosed?.missed ?? null,
    lastDoseOn: dosed?.taken.at(-1) ?? null,
    isAnaestheticPlanned: reported.ticked(changes, 'operation') === 'yes',
    kg: weighed ? readKg(weighed) : null,
    isWeightConfirmed: weighed?.confirmed === 'yes',
    waistCm: figure(weighed?.waist),
    bodyFatPercent: figure(weighed?.bodyFat),
    takenOn: dosed?.taken ?? [],
    areDosesConfirmed: dosed?.confirmed === 'yes',
    sideEffects: gradesIn(effects).filter(([, grade]) => grade > policy.symptomForRise),
    sideEffectsMore: reported.words(sideEffectsMore),
    fluids: (drinks?.fluids as CheckIn['fluids']) ?? null,
    mood: (drinks?.mood as CheckIn['mood']) ?? null,
    medicines: saidOf(labelsOf(newMedicines, reported.allTicked(newMedicines)), [reported.words(medicinesChanged)]),
    conditions: saidOf(
      [
        ...labelsOf(newConditions, reported.allTicked(newConditions)),
        ...labelsOf(newAllergies, reported.allTicked(newAllergies)),
      ],
      [reported.words(conditionsReported), reported.words(newAllergiesNamed)],
    ),
    operation: reported.chosen(operation),
    pregnancy: reported.chosen(newPregnancy),
    contraception: reported.ticked(newContraception) === 'not asked' ? null : contraceptionIn(reported),
    mayLosePill: mayLosePill(effects),
    unopenedPens: (home?.pens as ReportedCheckIn['unopenedPens']) ?? null,
    hasTooFewNeedles: home?.needles === 'short',
  }
}

/** Whether no answer asks for a closer look. A clinician decides all the same. */
export const isQuiet = (reported: ReportedCheckIn, { missed, intervals }: TakenDoses): boolean =>
  !reported.hasRedFlag &&
  reported.worstSymptom <= policy.symptomForRise &&
  missed === 0 &&
  intervals.tooClose === 0 &&
  intervals.doubleDoses === 0 &&
  (reported.wish === 'same' || reported.wish === 'up') &&
  reported.fluids === 'enough' &&
  reported.mood === 'usual' &&
  reported.medicines === null &&
  reported.conditions === null &&
  reported.operation === null &&
  reported.pregnancy === null &&
  reported.unopenedPens === 'none'

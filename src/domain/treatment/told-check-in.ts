import type { RedFlagId } from '#content/red-flags.ts'
import { readNumber } from '../body/number.ts'
import { readKg } from '../body/weight.ts'
import { policy } from '../clinical/policy.ts'
import { toldIn } from '../clinical/told.ts'
import { changes, newConditions, newMedicines, operation, pregnancyNews } from '../questionnaires/check-in/changes.ts'
import { type DosesAnswer, doses } from '../questionnaires/check-in/doses.ts'
import { checkIn as flow } from '../questionnaires/check-in/flow.ts'
import { gradesIn, sideEffects, sideEffectsMore, worstIn } from '../questionnaires/check-in/side-effects.ts'
import { signs } from '../questionnaires/check-in/signs.ts'
import { stock, stockIn } from '../questionnaires/check-in/stock.ts'
import { type WeightAnswer, weight } from '../questionnaires/check-in/weight.ts'
import { wellbeing, wellbeingIn } from '../questionnaires/check-in/wellbeing.ts'
import { wish } from '../questionnaires/check-in/wish.ts'
import type { Answers } from '../questionnaires/engine/step.ts'
import type { CheckIn } from './check-in.ts'
import type { TakenDoses } from './taken-doses.ts'

/** What somebody told in a check-in, as rules read it. What they were not asked, or left out, is null or empty. */
export interface ToldCheckIn extends CheckIn {
  /** Answered to its end. */
  readonly isFinished: boolean
  /** The signs that cannot wait. */
  readonly signs: readonly RedFlagId[]
  readonly kg: number | null
  readonly waistCm: number | null
  readonly bodyFatPercent: number | null
  /** Those that were worse than mild, by name, from 2 for medium to 3 for severe. */
  readonly sideEffects: readonly (readonly [name: string, grade: number])[]
  readonly sideEffectsMore: string | null
  readonly medicines: string | null
  readonly conditions: string | null
  readonly operation: 'yes' | 'letter' | 'no' | null
  readonly pregnancy: 'trying' | 'planning' | 'breastfeeding' | 'none' | 'other' | null
  readonly unopenedPens: 'none' | 'one' | 'more' | null
  readonly hasTooFewNeedles: boolean
}

function signsIn(told: ReturnType<typeof toldIn>): RedFlagId[] {
  const ticked = told.allTicked(signs).flatMap((sign) => (sign === 'none' ? [] : [sign]))
  const isHarm = wellbeingIn(told.value(wellbeing))?.mood === 'harm'
  return isHarm ? [...ticked, 'mood'] : ticked
}

const figure = (typed: string | undefined): number | null => (typed === undefined ? null : readNumber(typed))

/** `on`: the day they told it. Answers off the walked route do not count. */
export function toldCheckIn(answers: Answers, on: string): ToldCheckIn {
  const told = toldIn(flow, answers)
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
    // Whoever has a sign that cannot wait is not asked what they would like.
    wish: told.chosen(wish) ?? 'same',
    worstSymptom: worstIn(effects),
    missedDoses: dosed?.missed ?? null,
    lastDoseOn: dosed?.taken.at(-1) ?? null,
    isAnaestheticPlanned: told.ticked(changes, 'operation') === 'yes',
    kg: weighed ? readKg(weighed) : null,
    waistCm: figure(weighed?.waist),
    bodyFatPercent: figure(weighed?.bodyFat),
    takenOn: dosed?.taken ?? [],
    sideEffects: gradesIn(effects).filter(([, grade]) => grade > policy.symptomForRise),
    sideEffectsMore: told.words(sideEffectsMore),
    fluids: (drinks?.fluids as CheckIn['fluids']) ?? null,
    mood: (drinks?.mood as CheckIn['mood']) ?? null,
    medicines: told.words(newMedicines),
    conditions: told.words(newConditions),
    operation: told.chosen(operation),
    pregnancy: told.chosen(pregnancyNews),
    unopenedPens: (home?.pens as ToldCheckIn['unopenedPens']) ?? null,
    hasTooFewNeedles: home?.needles === 'short',
  }
}

/** Whether nothing in it asks for a closer look. It is still a clinician who decides. */
export const isQuiet = (told: ToldCheckIn, { missed, intervals }: TakenDoses): boolean =>
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

import type { FlagId } from '#content/cases/flags.ts'
import type { CheckInStepId } from '../intake/check-in/step-ids.ts'
import { chosenIn } from '../intake/engine/checklist.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Answers } from '../intake/engine/step.ts'
import { flowAt } from '../intake/engine/versions.ts'
import type { FollowUpStepId } from '../intake/medicines-and-conditions/step-ids.ts'
import { doseSteps, type StepId } from '../intake/weight-management/step-ids.ts'

type AnyStepId = StepId | FollowUpStepId | CheckInStepId

/**
 * Questions that screen for something, with the answers that say there is nothing. Only an answer listed here is folded away
 * on a case: one that needs reading, such as a diabetes team that does not know, is never among them.
 */
const nothingFound: Readonly<Partial<Record<AnyStepId, readonly string[]>>> = {
  'step-4': ['no'],
  'step-6': ['I do not have diabetes'],
  'step-7': ['none'],
  'other-medical-conditions-query': ['No'],
  'previous-weight-loss-medications': ['I have never taken medication to lose weight'],
  'current-medication-status': ['no'],
  'medication-side-effects-query': ['No'],
  'other-medications-allergies': ['no medication'],
  'follow-up-conditions': ['none'],
  'follow-up-diabetes': ['no'],
  'follow-up-eating-disorder': ['no'],
  'follow-up-eating': ['none'],
  'follow-up-mood': ['never'],
  'follow-up-pregnancy': ['menopause', 'surgery'],
  'follow-up-medicines': ['none'],
  'follow-up-allergies': ['none'],
  'follow-up-anaesthetic': ['no'],
  'follow-up-injections': ['none'],
  'follow-up-missed-doses': ['none'],
  'follow-up-pens-left': ['none'],
  'check-in-signs': ['none'],
  'check-in-changes': ['none'],
}

/** What patients wrote in their own words: always a finding, because somebody has to read it. */
const ownWords: readonly AnyStepId[] = [
  'bariatric-surgery-details',
  'thyroid-surgery-details',
  'mental-health-details',
  'other-medical-conditions-details',
  'other-medication-details',
  'medication-side-effects-details',
  'allergies-details',
  'follow-up-medicines-named',
  'follow-up-allergies-named',
  'check-in-side-effects-more',
  'check-in-medicines',
  'check-in-conditions',
  'check-in-allergies-named',
]

/** An answer that can raise a flag: any answer to the question, or only these. */
type Source = readonly [step: AnyStepId, ...values: string[]]

const serious = (value: string): Source => ['step-7', value]
const condition = (...values: string[]): Source[] => [
  ['follow-up-conditions', ...values],
  ['check-in-new-conditions', ...values],
]
const medicine = (...values: string[]): Source[] => [
  ['follow-up-medicines', ...values],
  ['check-in-new-medicines', ...values],
]
const pregnancy = (value: string): Source[] => [
  ['follow-up-pregnancy', value],
  ['check-in-pregnancy', value],
]
const contraception = (...values: string[]): Source[] => [
  ['follow-up-contraception', ...values],
  ['check-in-contraception', ...values],
]
const either = (first: FollowUpStepId, later: CheckInStepId, ...values: string[]): Source[] => [
  [first, ...values],
  [later, ...values],
]
const wroteAbout: Source[] = ownWords.map((step): Source => [step])
const wroteMedicines: Source[] = [['follow-up-medicines-named'], ['check-in-medicines']]
const weight: Source[] = [['check-in-weight'], ['step-5']]
const lastDose: Source[] = [[doseSteps.lastTiming], ['follow-up-missed-doses'], ['check-in-doses']]
const kidney = either('follow-up-kidney', 'check-in-kidney')
const liver = either('follow-up-liver', 'check-in-liver')
const heart = either('follow-up-heart-failure', 'check-in-heart-failure')

/** Which answers a flag can come from, the most telling first. A flag about something else, such as evidence, has none. */
const sources: Readonly<Partial<Record<FlagId, readonly Source[]>>> = {
  'under-age': [['step-1']],
  'over-age': [['step-1']],
  'sex-differs': [['step-3'], ['follow-up-sex']],
  'birth-date-differs': [['step-1']],
  'bmi-below-range': weight,
  'bmi-without-condition': [['step-8'], ['step-5']],
  'bmi-unusual-condition': [['step-8'], ['step-5']],
  'bmi-lower-threshold': [['step-2'], ['step-5']],
  'bmi-low-on-treatment': weight,
  'bmi-healthy-on-treatment': weight,
  'bmi-underweight': weight,
  'measurement-differs': weight,
  'weight-jump-confirmed': weight,
  pancreatitis: [...condition('pancreatitis'), serious('pancreatitis_history')],
  men2: [...condition('men2'), serious('men2')],
  'medullary-thyroid-cancer': either(
    'follow-up-thyroid-cancer',
    'check-in-thyroid-cancer',
    'medullary_self',
    'medullary_family',
  ),
  'thyroid-cancer-unknown': [
    ...either('follow-up-thyroid-cancer', 'check-in-thyroid-cancer'),
    ...condition('thyroid_cancer'),
    serious('thyroid_cancer_history'),
  ],
  'thyroid-cancer-other': either('follow-up-thyroid-cancer', 'check-in-thyroid-cancer', 'other_self', 'other_family'),
  'thyroid-surgery': [['thyroid-surgery-details'], serious('thyroid_surgery')],
  'eating-disorder-now': either('follow-up-eating-disorder', 'check-in-eating-disorder', 'now'),
  'eating-disorder-ever': [
    ...either('follow-up-eating-disorder', 'check-in-eating-disorder', 'past', 'not_sure'),
    serious('eating_disorder'),
  ],
  'eating-screen': [['follow-up-eating']],
  'type-1-diabetes': [
    ['step-6', 'I have type 1 diabetes'],
    ['check-in-diabetes', 'I have type 1 diabetes'],
  ],
  'insulin-or-sulfonylurea': [
    ...medicine('insulin', 'sulfonylurea'),
    ['step-6', 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide'],
    ['follow-up-diabetes-team'],
    ['check-in-diabetes-team'],
  ],
  'severe-retinopathy': either('follow-up-eyes', 'check-in-eyes', 'severe'),
  retinopathy: [
    ...either('follow-up-eyes', 'check-in-eyes'),
    ...condition('eyes'),
    serious('retinopathy'),
    ...either('follow-up-eye-check', 'check-in-eye-check'),
  ],
  'eye-check-due': [...either('follow-up-eye-check', 'check-in-eye-check', 'no', 'not_sure'), ['step-6']],
  naion: condition('naion'),
  'kidney-end-stage': kidney,
  'kidney-severe': kidney,
  'kidney-disease': [...kidney, ...condition('kidney'), serious('kidney_disease')],
  'liver-severe-wegovy': liver,
  'liver-severe': liver,
  'liver-disease': [...liver, ...condition('liver'), serious('cholestasis')],
  'heart-failure-class-4': heart,
  'heart-failure': [...heart, ...condition('heart_failure'), serious('heart_failure')],
  'cancer-treatment': [...either('follow-up-cancer', 'check-in-cancer'), ...condition('cancer'), serious('cancer')],
  'cancer-past': either('follow-up-cancer', 'check-in-cancer', 'past'),
  'slow-stomach-or-bowel': [...condition('stomach', 'bowel'), serious('malabsorption')],
  gallstones: condition('gallstones'),
  'recent-surgery': [
    ...either('follow-up-surgery', 'check-in-surgery'),
    ['bariatric-surgery-timing'],
    ...condition('surgery'),
    serious('bariatric_surgery'),
  ],
  anaesthetic: [['follow-up-anaesthetic', 'yes', 'not_sure'], ['follow-up-surgical-team']],
  'suicidal-thoughts': [['follow-up-mood', 'past', 'not_said']],
  'suicidal-thoughts-recent': [['follow-up-mood', 'recent']],
  'reaction-before': either('follow-up-allergies', 'check-in-allergies', 'glp1', 'excipient'),
  'allergy-not-named': [['other-medications-allergies', 'allergies']],
  'another-glp1': [
    ['check-in-injections'],
    ['follow-up-injections'],
    ['follow-up-injections-plan', 'both', 'not_sure', 'same'],
    ['current-medication-status', 'yes'],
  ],
  warfarin: [...medicine('warfarin'), ['other-medications-allergies', 'Warfarin']],
  levothyroxine: [...medicine('levothyroxine'), ['other-medications-allergies', 'Levothyroxine']],
  lithium: medicine('lithium'),
  'epilepsy-medicine': medicine('epilepsy'),
  'sglt2-inhibitor': medicine('sglt2'),
  'oral-hrt': medicine('oral_hrt'),
  mysimba: medicine('mysimba'),
  'pill-with-mounjaro': contraception('pill'),
  'pill-not-absorbed': [['check-in-side-effects'], ...contraception('pill')],
  'narrow-index-medicine': wroteMedicines,
  'dpp4-inhibitor': wroteMedicines,
  'orlistat-as-well': wroteMedicines,
  'medicine-named': wroteMedicines,
  'interactions-not-checked': wroteMedicines,
  'listed-senior': wroteAbout,
  'listed-condition': wroteAbout,
  'listed-not-checked': wroteAbout,
  'not-known': [
    ...condition('not_sure'),
    ...medicine('not_sure'),
    ...either('follow-up-allergies', 'check-in-allergies', 'not_sure'),
    ...either('follow-up-injections', 'check-in-injections', 'not_sure'),
    ...either('follow-up-kidney', 'check-in-kidney', 'not_sure'),
    ...either('follow-up-liver', 'check-in-liver', 'not_sure'),
    ...either('follow-up-heart-failure', 'check-in-heart-failure', 'not_sure'),
    ...either('follow-up-eyes', 'check-in-eyes', 'not_sure'),
    ...either('follow-up-cancer', 'check-in-cancer', 'not_sure'),
  ],
  'text-contradicts': wroteAbout,
  'risk-words': wroteAbout,
  stimulant: [['follow-up-medicines-named'], ['check-in-medicines'], ['other-medical-conditions-details']],
  pregnant: [...pregnancy('pregnant'), ['step-4', 'yes']],
  breastfeeding: pregnancy('breastfeeding'),
  'trying-for-a-baby': pregnancy('trying'),
  'no-contraception': [...contraception('none', 'not_sure'), ...pregnancy('possible'), ...pregnancy('planning')],
  'pregnancy-planned': pregnancy('planning'),
  'gp-not-told': [['inform-gp']],
  'no-gp': [['inform-gp']],
  'marketing-off': [['special-offers']],
  'sign-taken-back': [['check-in-signs']],
  'unopened-pen': [['check-in-stock'], ['follow-up-pens-left']],
  'switching-medicine': [['previous-weight-loss-medications'], [doseSteps.lastTiming]],
  'dose-without-proof': [[doseSteps.prescribed], [doseSteps.prescribedOther]],
  'restart-above-lowest': lastDose,
  'conversion-above-lowest': [[doseSteps.prescribed], ['previous-weight-loss-medications']],
  'above-our-highest': [[doseSteps.prescribed], [doseSteps.prescribedOther]],
  'dose-does-not-exist': [[doseSteps.prescribedOther], [doseSteps.prescribed]],
  'check-in-side-effects': [['check-in-side-effects'], ['check-in-side-effects-more']],
  'check-in-severe-symptom': [['check-in-side-effects'], ['check-in-side-effects-more']],
  'double-dose': [['check-in-doses']],
  'doses-too-close': [['check-in-doses']],
  'check-in-late-doses': [['check-in-doses']],
  'check-in-missed-doses': [['check-in-doses']],
  'check-in-fluids': [['check-in-wellbeing']],
  'check-in-mood': [['check-in-wellbeing']],
  'check-in-new-medicine': [['check-in-medicines'], ['check-in-new-medicines'], ['check-in-changes', 'medicine']],
  'check-in-new-condition': [
    ['check-in-conditions'],
    ['check-in-new-conditions'],
    ['check-in-allergies'],
    ['check-in-changes', 'condition'],
  ],
  'check-in-operation': [['check-in-operation'], ['check-in-changes', 'operation']],
  'check-in-contraception': [['check-in-contraception']],
  'check-in-needles': [['check-in-stock']],
}

/** One set of answers, with the version it was given under. */
export interface GivenAnswers {
  readonly flow: AnyFlow
  readonly version: number
  readonly answers: Answers
  /** Steps on the patient's route that they answered: an answer that no longer counts is no finding. */
  readonly answered: readonly string[]
}

interface AnswerFindings {
  /** Steps whose answer found something. */
  readonly positive: readonly string[]
  /** Steps whose answer found nothing, and that no flag comes from. */
  readonly negative: readonly string[]
  /** By flag: the steps it comes from, the most telling first. */
  readonly behind: Readonly<Partial<Record<string, readonly string[]>>>
}

/** What the answers of a case found: the flags lead to these, and the rest can be folded away. */
export function answerFindings(sets: readonly GivenAnswers[], flags: readonly FlagId[]): AnswerFindings {
  const given = new Map(sets.flatMap(valuesIn))
  const isBehind = ([step, ...values]: Source) => {
    const said = given.get(step)
    if (!said) return false
    return values.length > 0 ? values.some((value) => said.includes(value)) : !isNothing(step, said)
  }
  const stepsBehind = (flag: FlagId) => [...new Set((sources[flag] ?? []).filter(isBehind).map(([step]) => step))]
  const behind = Object.fromEntries(flags.map((flag) => [flag, stepsBehind(flag)]))
  const flagged = new Set<string>(Object.values(behind).flat())
  const asked = [...given].map(([step, said]) => ({ step, isNegative: isNothing(step, said) }))
  const screens = (step: string) => step in nothingFound || (ownWords as readonly string[]).includes(step)
  return {
    positive: asked.filter(({ step, isNegative }) => !isNegative && screens(step)).map(({ step }) => step),
    negative: asked.filter(({ step, isNegative }) => isNegative && !flagged.has(step)).map(({ step }) => step),
    behind,
  }
}

const isNothing = (step: string, said: readonly string[]): boolean => {
  const nothing = nothingFound[step as AnyStepId] ?? []
  return said.length > 0 && said.every((value) => nothing.includes(value))
}

function valuesIn({ flow, version, answers, answered }: GivenAnswers): [step: string, values: readonly string[]][] {
  const then = flowAt(flow, version)
  if (!then) return []
  return answered.flatMap((id) => {
    const step = then.steps[id]
    if (!step || step.kind === 'intro') return []
    const stored = answers[step.answerKey]
    return [[id, step.kind === 'checklist' ? (chosenIn(step, stored) ?? []) : [String(stored)]]]
  })
}

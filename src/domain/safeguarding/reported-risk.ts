import { riskAnswersIn, riskFactorsStep } from '../intake/adhd/risk-factors.ts'
import { riskGroups } from '../intake/adhd/risk-groups.ts'
import type { Answers, ChoiceStep } from '../intake/engine/step.ts'
import { informantSafety } from '../intake/informant/flow.ts'
import { safety } from '../intake/life-history/mind.ts'
import { mood } from '../intake/medicines-and-conditions/mood.ts'

/** Where a patient reported that they, or another person, may not be safe. */
export const riskSources = [
  'adhd',
  'medicines-and-conditions',
  'unwell',
  'life-history',
  'preparation',
  'blood_tests',
] as const

export type RiskSource = (typeof riskSources)[number]

/** The questions about safety and their answers, in the words the patient read. */
export interface ReportedRisk {
  readonly source: RiskSource
  readonly answers: readonly { readonly question: string; readonly answer: string; readonly isRisk: boolean }[]
}

/** Null: the questions about safety are incomplete, or have no Yes. */
export function adhdRisk(answers: Answers): ReportedRisk | null {
  const stored = answers[riskFactorsStep.answerKey]
  if (!riskFactorsStep.accepts(stored)) return null
  const answered = riskAnswersIn(stored)
  const reported = riskGroups.flatMap(({ factors }) =>
    factors.map(({ key, question }) => {
      const isRisk = answered.get(key) === 'yes'
      return { question, answer: isRisk ? 'Yes' : 'No', isRisk }
    }),
  )
  return reported.some(({ isRisk }) => isRisk) ? { source: 'adhd', answers: reported } : null
}

/** A red-flag symptom on treatment, as the patient chose it. */
export const unwellRisk = (question: string, sign: string): ReportedRisk => ({
  source: 'unwell',
  answers: [{ question, answer: sign, isRisk: true }],
})

/** A problem with a dose or a pen, as the patient answered. */
export const topicRisk = (
  answers: readonly { readonly question: string; readonly answer: string }[],
): ReportedRisk => ({
  source: 'unwell',
  answers: answers.map((one) => ({ ...one, isRisk: true })),
})

/** What a laboratory marked as critical. Somebody has to speak with the patient at once. */
export const criticalResultsRisk = (
  found: readonly { readonly question: string; readonly answer: string }[],
): ReportedRisk => ({ source: 'blood_tests', answers: found.map((one) => ({ ...one, isRisk: true })) })

/** Recent thoughts only: earlier ones are for the prescriber who decides about treatment. */
export function moodRisk(answers: Answers): ReportedRisk | null {
  const chosen = mood.options.find(({ value }) => value === answers[mood.answerKey])
  if (chosen?.value !== 'recent') return null
  const reported = { question: mood.question, answer: chosen.label, isRisk: true }
  return { source: 'medicines-and-conditions', answers: [reported] }
}

function chosenRisk(source: RiskSource, step: ChoiceStep, answers: Answers, ...risky: string[]): ReportedRisk | null {
  const chosen = step.options.find(({ value }) => value === answers[step.answerKey])
  if (!chosen || !risky.includes(chosen.value)) return null
  return { source, answers: [{ question: step.question, answer: chosen.label, isRisk: true }] }
}

/** Thoughts now or in the last year, told before an assessment. */
export const lifeHistoryRisk = (answers: Answers): ReportedRisk | null =>
  chosenRisk('life-history', safety, answers, 'now', 'recent')

/**
 * Somebody who knows the patient is worried now. Neither they nor their words are named: a concern is in the copy of a
 * patient's data, which must not show what was told in confidence. The desk reads their answers beside it.
 */
export const informantRisk = (
  answers: Answers,
  said: { readonly question: string; readonly answer: string },
): ReportedRisk | null =>
  answers[informantSafety.answerKey] === 'now' ? { source: 'preparation', answers: [{ ...said, isRisk: true }] } : null

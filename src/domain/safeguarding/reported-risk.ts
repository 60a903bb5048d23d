import { riskAnswersIn, riskFactorsStep } from '../intake/adhd/risk-factors.ts'
import { riskGroups } from '../intake/adhd/risk-groups.ts'
import type { Answers } from '../intake/engine/step.ts'
import { mood } from '../intake/medicines-and-conditions/mood.ts'

/** Where a patient reported that they, or another person, may not be safe. */
export const riskSources = ['adhd', 'medicines-and-conditions', 'unwell'] as const

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

/** Recent thoughts only: earlier ones are for the prescriber who decides about treatment. */
export function moodRisk(answers: Answers): ReportedRisk | null {
  const chosen = mood.options.find(({ value }) => value === answers[mood.answerKey])
  if (chosen?.value !== 'recent') return null
  const reported = { question: mood.question, answer: chosen.label, isRisk: true }
  return { source: 'medicines-and-conditions', answers: [reported] }
}

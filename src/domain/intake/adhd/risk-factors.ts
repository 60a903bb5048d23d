import { type Answers, finished, notEligible } from '../engine/step.ts'
import { riskGroups } from './risk-groups.ts'
import { bespoke } from './step-ids.ts'

export type RiskFactor = (typeof riskGroups)[number]['factors'][number]['key']

export const riskFactors: readonly RiskFactor[] = riskGroups.flatMap(({ factors }) => factors.map(({ key }) => key))

export type YesOrNo = 'yes' | 'no'

/** One entry of `adhd_risk_factors`: a shape of ours, because the specification leaves it open. */
export interface RiskAnswer {
  readonly question: RiskFactor
  readonly value: YesOrNo
}

function isRiskAnswer(entry: unknown): entry is RiskAnswer {
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length !== 2) return false
  const { question, value } = entry as Record<string, unknown>
  return riskFactors.some((key) => key === question) && (value === 'yes' || value === 'no')
}

/** The answers so far, readable while some are missing. An unreadable one counts as not answered. */
export function riskAnswersIn(stored: unknown): ReadonlyMap<RiskFactor, YesOrNo> {
  const entries = Array.isArray(stored) ? stored.filter(isRiskAnswer) : []
  return new Map(entries.map(({ question, value }) => [question, value]))
}

/** The questions answered Yes, in order. */
export function risksIn(answers: Answers): RiskFactor[] {
  const answered = riskAnswersIn(answers.adhd_risk_factors)
  return riskFactors.filter((key) => answered.get(key) === 'yes')
}

/** The list with one answer added or changed, in the order of the questions. */
export function withRiskAnswer(stored: unknown, question: RiskFactor, value: YesOrNo): RiskAnswer[] {
  const answered = new Map(riskAnswersIn(stored)).set(question, value)
  return riskFactors.flatMap((key) => {
    const given = answered.get(key)
    return given === undefined ? [] : [{ question: key, value: given }]
  })
}

export const riskFactorsStep = bespoke({
  id: 'risk-factors',
  topic: 'Safety and wellbeing',
  kind: 'risk-factors',
  progress: 85,
  answerKey: 'adhd_risk_factors',
  question: 'Your safety and wellbeing',
  hint: `We ask everyone these ${riskFactors.length} questions.`,
  button: 'Next',
  questions: riskFactors.length,
  // All fourteen, each once and in order: half a list must not pass for one without a Yes.
  accepts: (value) =>
    Array.isArray(value) &&
    value.length === riskFactors.length &&
    value.every((entry, place) => isRiskAnswer(entry) && entry.question === riskFactors[place]),
  inWords(value) {
    const answered = riskAnswersIn(value)
    return riskGroups.flatMap(({ factors }) =>
      factors.map(({ key, question }) => `${question} ${answered.get(key) === 'yes' ? 'Yes' : 'No'}`),
    )
  },
  // Only a No to every question leads on; any other stored value does not.
  next(answer) {
    const answered = riskAnswersIn(answer)
    return riskFactors.every((key) => answered.get(key) === 'no') ? finished : notEligible('adhd_risk_factors')
  },
})

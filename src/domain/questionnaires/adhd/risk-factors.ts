import { type Answers, finished, notEligible } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

/** In the order of the specification, in groups so that fourteen questions can be taken in. */
export const riskGroups = [
  {
    heading: 'Keeping people safe',
    factors: [
      {
        key: 'safeguarding',
        question:
          'Is a social worker, the police or a safeguarding team involved with you at the moment, to keep you or someone close to you safe?',
      },
      {
        key: 'safeguardingConcerns',
        question: 'Are you worried that you, a child or another person close to you is being harmed or neglected?',
      },
    ],
  },
  {
    heading: 'How you are',
    factors: [
      { key: 'toSelf', question: 'Do you feel that you might hurt yourself, or find it hard to keep yourself safe?' },
      {
        key: 'suicidalIdeas',
        question: 'Have you had thoughts lately of ending your life, or of not wanting to be alive?',
      },
      {
        key: 'suicidalIntent',
        question: 'Have you made plans to end your life, or do you feel that you might act on such thoughts?',
      },
      { key: 'selfHarmHistory', question: 'Have you ever harmed yourself on purpose, even a long time ago?' },
    ],
  },
  {
    heading: 'You and other people',
    factors: [
      {
        key: 'riskFromOthers',
        question: 'Is anyone hurting, threatening or controlling you, or are you afraid that someone will?',
      },
      {
        key: 'riskToOthers',
        question: 'Have you had thoughts of hurting someone else, or are you worried that you might?',
      },
    ],
  },
  {
    heading: 'Alcohol and drugs',
    factors: [
      {
        key: 'alcoholMisuse',
        question: 'Does alcohol cause problems in your life, or is it hard for you to go without it?',
      },
      {
        key: 'substanceMisuse',
        question:
          'Do drugs, or medicines taken other than as prescribed, cause problems in your life, or are they hard to go without?',
      },
    ],
  },
  {
    heading: 'Your health',
    factors: [
      {
        key: 'cognitiveImpairment',
        question:
          'Do you have a condition that affects your memory or understanding, such as dementia or a brain injury?',
      },
      {
        key: 'physicalProblems',
        question:
          'Do you have a serious physical health problem, or one that is not under control, such as a heart condition?',
      },
    ],
  },
  {
    heading: 'Home and support',
    factors: [
      { key: 'homeless', question: 'Are you homeless, or afraid of losing the place where you live?' },
      { key: 'lossOfCarer', question: 'Have you lost someone who looked after you, or are you about to lose them?' },
    ],
  },
] as const

export type RiskFactor = (typeof riskGroups)[number]['factors'][number]['key']

export const riskFactors: readonly RiskFactor[] = riskGroups.flatMap(({ factors }) => factors.map(({ key }) => key))

export type YesOrNo = 'yes' | 'no'

/** One entry of what is stored under `adhd_risk_factors`: a key of ours for a list whose key the specification leaves open. */
export interface RiskAnswer {
  readonly question: RiskFactor
  readonly value: YesOrNo
}

function isRiskAnswer(entry: unknown): entry is RiskAnswer {
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length !== 2) return false
  const { question, value } = entry as Record<string, unknown>
  return riskFactors.some((key) => key === question) && (value === 'yes' || value === 'no')
}

/** What has been answered so far, readable while some answers are missing. What cannot be read counts as not answered. */
export function riskAnswersIn(stored: unknown): ReadonlyMap<RiskFactor, YesOrNo> {
  const entries = Array.isArray(stored) ? stored.filter(isRiskAnswer) : []
  return new Map(entries.map(({ question, value }) => [question, value]))
}

/** Those that somebody says Yes to, in the order of the questions. */
export function risksIn(answers: Answers): RiskFactor[] {
  const answered = riskAnswersIn(answers.adhd_risk_factors)
  return riskFactors.filter((key) => answered.get(key) === 'yes')
}

/** The list with one more answer, or another one, in the order of the questions. */
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
  // All fourteen, each once and in order: half a list must never pass for one without a Yes.
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
  // Only a No to every one leads on; whatever else is stored does not.
  next(answer) {
    const answered = riskAnswersIn(answer)
    return riskFactors.every((key) => answered.get(key) === 'no') ? finished : notEligible('adhd_risk_factors')
  },
})

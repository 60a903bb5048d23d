import { type RiskAnswer, type RiskFactor, riskFactors } from './risk-factors.ts'

/** Every risk factor answered with No, except these. */
export const riskAnswers = (...yes: readonly RiskFactor[]): RiskAnswer[] =>
  riskFactors.map((question) => ({ question, value: yes.includes(question) ? 'yes' : 'no' }))

/** Answers that lead everywhere the bespoke step can lead. */
export const sampleAnswers: Readonly<Record<string, readonly unknown[]>> = {
  'risk-factors': [riskAnswers(), ...riskFactors.map((factor) => riskAnswers(factor))],
}

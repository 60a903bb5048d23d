/** How bad the harm would be, by DCB0129: mildest first. */
export const severities = ['minor', 'significant', 'considerable', 'major', 'catastrophic'] as const
export type HarmSeverity = (typeof severities)[number]

/** How likely it is, by DCB0129: least likely first. */
export const likelihoods = ['very low', 'low', 'medium', 'high', 'very high'] as const
export type Likelihood = (typeof likelihoods)[number]

/** 5 is the worst. */
export type RiskLevel = 1 | 2 | 3 | 4 | 5

export interface Risk {
  readonly severity: HarmSeverity
  readonly likelihood: Likelihood
}

/** By likelihood, then by severity from mildest to worst: the matrix of the standard's guidance. */
const matrix: Readonly<Record<Likelihood, readonly [RiskLevel, RiskLevel, RiskLevel, RiskLevel, RiskLevel]>> = {
  'very low': [1, 1, 2, 2, 3],
  low: [1, 2, 2, 3, 4],
  medium: [2, 2, 3, 3, 4],
  high: [2, 3, 3, 4, 5],
  'very high': [3, 4, 4, 5, 5],
}

export const riskLevel = ({ severity, likelihood }: Risk): RiskLevel =>
  matrix[likelihood][severities.indexOf(severity)] as RiskLevel

/** What may remain without a named person accepting it (ours). */
export const acceptedLevel: RiskLevel = 2

/** What nobody may accept: it has to be reduced first. */
export const needsReduction: RiskLevel = 4

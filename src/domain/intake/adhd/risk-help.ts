import { type RiskTopic, riskHelp } from '#content/intake/risk-help.ts'
import { helpLines } from '#content/safeguarding/help-lines.ts'
import type { HelpLine } from '#content/safeguarding/urgent-lines.ts'
import { type RiskFactor, riskAnswersIn } from './risk-factors.ts'

/** The subject of each question, which decides the help shown. */
const topicOf: Readonly<Record<RiskFactor, RiskTopic>> = {
  safeguarding: 'knownTeam',
  safeguardingConcerns: 'someoneAtRisk',
  toSelf: 'ownLife',
  suicidalIdeas: 'ownLife',
  suicidalIntent: 'ownLife',
  selfHarmHistory: 'ownLife',
  riskFromOthers: 'fromOthers',
  riskToOthers: 'otherPeople',
  alcoholMisuse: 'substances',
  substanceMisuse: 'substances',
  cognitiveImpairment: 'memory',
  physicalProblems: 'health',
  homeless: 'home',
  lossOfCarer: 'loss',
}

const mostUrgentFirst = Object.keys(riskHelp) as RiskTopic[]

/** Without answers in this browser the help page shows the most urgent help. */
const whenNothingIsKnown: RiskTopic = 'ownLife'

/** The subjects of the Yes answers, most urgent first, each once. Never empty. */
function topicsIn(stored: unknown): readonly RiskTopic[] {
  const reported = new Set(
    [...riskAnswersIn(stored)].flatMap(([factor, value]) => (value === 'yes' ? [topicOf[factor]] : [])),
  )
  const topics = mostUrgentFirst.filter((topic) => reported.has(topic))
  return topics.length > 0 ? topics : [whenNothingIsKnown]
}

export interface FittingHelp {
  readonly topics: readonly { readonly topic: RiskTopic; readonly lines: readonly HelpLine[] }[]
  /** General contacts that no subject has listed yet. */
  readonly anyone: readonly HelpLine[]
}

/** Contacts for these subjects, then general ones. No contact is listed twice for the same reason. */
export function helpFor(stored: unknown): FittingHelp {
  const named: HelpLine[] = []
  const topics = topicsIn(stored).map((topic) => {
    const lines = riskHelp[topic].lines.filter(
      (line) => !named.some(({ key, when }) => key === line.key && when === line.when),
    )
    named.push(...lines)
    return { topic, lines }
  })
  return { topics, anyone: helpLines.filter((line) => !named.some(({ key }) => key === line.key)) }
}

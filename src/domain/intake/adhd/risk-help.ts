import { type RiskTopic, riskHelp } from '#content/intake/risk-help.ts'
import { helpLines } from '#content/safeguarding/help-lines.ts'
import type { HelpLine } from '#content/safeguarding/urgent-lines.ts'
import { type RiskFactor, riskAnswersIn } from './risk-factors.ts'

/** What a Yes to each question is about, and so which help fits it. */
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

/** Whoever opens the page with help without answers on this device gets the most urgent. */
const whenNothingIsKnown: RiskTopic = 'ownLife'

/** What the person told us, the most urgent first, each once. Never empty. */
function topicsIn(stored: unknown): readonly RiskTopic[] {
  const told = new Set(
    [...riskAnswersIn(stored)].flatMap(([factor, value]) => (value === 'yes' ? [topicOf[factor]] : [])),
  )
  const topics = mostUrgentFirst.filter((topic) => told.has(topic))
  return topics.length > 0 ? topics : [whenNothingIsKnown]
}

export interface FittingHelp {
  readonly topics: readonly { readonly topic: RiskTopic; readonly lines: readonly HelpLine[] }[]
  /** Those for anybody that no topic has named yet. */
  readonly anyone: readonly HelpLine[]
}

/** Who helps with what was told, then who helps anybody. Nobody is named twice for the same thing. */
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

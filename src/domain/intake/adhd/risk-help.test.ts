import { describe, expect, it } from 'vitest'
import { helpLines } from '#content/safeguarding/help-lines.ts'
import { type RiskFactor, riskFactors } from './risk-factors.ts'
import { helpFor } from './risk-help.ts'
import { riskAnswers } from './sample-answers.ts'

const everyone = helpLines.map(({ key }) => key)
const keysFor = (...yes: readonly RiskFactor[]) => {
  const { topics, anyone } = helpFor(riskAnswers(...yes))
  return { fitting: topics.flatMap(({ lines }) => lines.map(({ key }) => key)), anyone: anyone.map(({ key }) => key) }
}

const fitting: Readonly<Record<RiskFactor, { topic: string; lines: readonly string[] }>> = {
  safeguarding: { topic: 'knownTeam', lines: ['council'] },
  safeguardingConcerns: { topic: 'someoneAtRisk', lines: ['emergency', 'council', 'nspcc', 'childline', 'refuge'] },
  toSelf: { topic: 'ownLife', lines: everyone },
  suicidalIdeas: { topic: 'ownLife', lines: everyone },
  suicidalIntent: { topic: 'ownLife', lines: everyone },
  selfHarmHistory: { topic: 'ownLife', lines: everyone },
  riskFromOthers: {
    topic: 'fromOthers',
    lines: ['emergency', 'refuge', 'abuse-scotland', 'abuse-wales', 'abuse-northern-ireland'],
  },
  riskToOthers: { topic: 'otherPeople', lines: ['emergency', 'nhs-111', 'samaritans', 'gp'] },
  alcoholMisuse: { topic: 'substances', lines: ['alcohol', 'drugs', 'frank', 'emergency'] },
  substanceMisuse: { topic: 'substances', lines: ['alcohol', 'drugs', 'frank', 'emergency'] },
  cognitiveImpairment: { topic: 'memory', lines: ['gp', 'alzheimers-society', 'headway'] },
  physicalProblems: { topic: 'health', lines: ['emergency', 'gp', 'nhs-111'] },
  homeless: { topic: 'home', lines: ['shelter', 'shelter-scotland', 'shelter-cymru', 'housing-rights', 'council'] },
  lossOfCarer: { topic: 'loss', lines: ['council', 'cruse', 'samaritans', 'gp'] },
}

describe('help that matches the answers', () => {
  it.each(riskFactors)(
    'F-8 D-12 a Yes to %s leads to those who help with it, and to everyone who helps anybody',
    (key) => {
      const { topics } = helpFor(riskAnswers(key))
      expect(topics.map(({ topic }) => topic)).toEqual([fitting[key].topic])
      const { fitting: named, anyone } = keysFor(key)
      expect(named).toEqual(expect.arrayContaining([...fitting[key].lines]))
      expect([...named, ...anyone]).toEqual(expect.arrayContaining(everyone))
      expect(new Set([...named, ...anyone]).size).toBe(named.length + anyone.length)
    },
  )

  it('F-8 homelessness and a heart condition are not answered with words about suicide', () => {
    expect(keysFor('homeless').fitting).not.toContain('samaritans')
    expect(keysFor('physicalProblems').fitting).not.toContain('samaritans')
  })

  it('F-8 with several risks the most urgent comes first, and 999 is repeated with its reason', () => {
    const { topics } = helpFor(riskAnswers('homeless', 'physicalProblems', 'suicidalIdeas', 'riskFromOthers'))
    expect(topics.map(({ topic }) => topic)).toEqual(['ownLife', 'fromOthers', 'home', 'health'])
    expect(topics[1]?.lines.map(({ key }) => key)).not.toContain('emergency')
    expect(topics[3]?.lines[0]).toMatchObject({ key: 'emergency', when: expect.stringContaining('chest pain') })
  })

  it.each([undefined, null, 'no', [], riskAnswers()])(
    'F-8 %j, which tells nothing, is met with the most urgent',
    (stored) => {
      expect(helpFor(stored).topics.map(({ topic }) => topic)).toEqual(['ownLife'])
    },
  )
})

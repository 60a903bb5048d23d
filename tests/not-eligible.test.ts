import { describe, expect, it } from 'vitest'
import { notEligible } from '#content/intake/not-eligible.ts'
import { oldestAge } from '#domain/identity/age-limits.ts'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import { flows, type GuestFlowName, guestFlowNames, type RegisteredFlow } from '#domain/intake/flows.ts'
import { samples } from '#domain/intake/sample-answers.ts'

const words = notEligible({ oldestAge })

function reasonsOf(name: GuestFlowName): string[] {
  const flow: RegisteredFlow = flows[name]
  const ends = [flow.first, ...(flow.sidePaths ?? [])].flatMap((from) =>
    exploreRoutes(flow, samples[name], from).map(({ end }) => end),
  )
  return [...new Set(ends.flatMap((end) => (end.to === 'not-eligible' ? [end.reason] : [])))]
}

describe.each(guestFlowNames)('a patient whose %s questionnaire ends early', (name) => {
  it('NE-01 is told why in words for that reason, and not in general ones', () => {
    expect(reasonsOf(name).filter((reason) => !Object.hasOwn(words, reason))).toEqual([])
  })

  // The page links from help back to the risk questions, which only one flow has.
  it('NE-04 finds help before everything else only after the risk questions', () => {
    const isHelpFirst = reasonsOf(name).some((reason) => words[reason]?.isHelpFirst)
    expect(isHelpFirst).toBe(name === 'adhd')
  })
})

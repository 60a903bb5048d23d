import { describe, expect, it } from 'vitest'
import { declarations, guestFlowNamed, isForWeightLoss } from './declarations.ts'
import { exploreRoutes } from './engine/explore.ts'
import {
  type FlowName,
  flowNamed,
  flowNames,
  flows,
  guestFlowNames,
  type RegisteredFlow,
  repeatableFlowNames,
} from './flows.ts'
import { samples } from './sample-answers.ts'

const all: readonly RegisteredFlow[] = flowNames.map((name) => flows[name])
const keysOf = (flow: RegisteredFlow) =>
  Object.values(flow.steps).flatMap((step) => ('answerKey' in step ? [step.answerKey] : []))
const pairs = all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other] as const))

describe('the registry of flows', () => {
  it.each(all)('$name is registered under its own name and matches its declaration', (flow) => {
    expect(flows[flow.name]).toBe(flow)
    expect(flow).toMatchObject(declarations[flow.name])
    expect(Object.keys(flow.steps)).toContain(flow.first)
    expect(Object.entries(flow.steps).every(([id, step]) => step.id === id)).toBe(true)
  })

  it('separates flows with one answer set per guest session from those with many per account', () => {
    expect(guestFlowNames).toEqual(flowNames.filter((name) => !declarations[name].isRepeatable))
    expect(guestFlowNames).toEqual(expect.arrayContaining(['weight-management', 'adhd']))
  })

  it('finds a flow by the name in a request, and none by any other', () => {
    expect(flowNamed('adhd')).toBe(flows.adhd)
    expect(['no-such-flow', '', 'ADHD', 'toString', '__proto__'].map(flowNamed)).toEqual([null, null, null, null, null])
  })

  it('CO-04 finds every flow of a guest session by its own name, and no other', () => {
    expect(guestFlowNames.map(guestFlowNamed)).toEqual(guestFlowNames)
    expect(repeatableFlowNames.map(guestFlowNamed)).toEqual(repeatableFlowNames.map(() => null))
    expect([null, '', 'no-such-flow', 'toString', '__proto__'].map(guestFlowNamed)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('only the one about weight is for patients who want to lose weight', () => {
    expect(guestFlowNames.filter(isForWeightLoss)).toEqual(['weight-management'])
  })

  it.each(all)('$name knows all its answers by their keys', (flow) => {
    expect(keysOf(flow).filter((key) => !flow.answerKeys.test(key))).toEqual([])
    expect(flow.answerKeys.test('stepHistory')).toBe(false)
  })

  it.each(pairs)('AD-07 no answer, step or address belongs to two flows', (one, other) => {
    expect(keysOf(one).filter((key) => other.answerKeys.test(key))).toEqual([])
    expect(Object.keys(one.steps).filter((id) => Object.hasOwn(other.steps, id))).toEqual([])
    expect(one.path).not.toBe(other.path)
  })

  it.each(flowNames)('%s has a page after every end of it', (name: FlowName) => {
    const flow: RegisteredFlow = flows[name]
    const ends = [flow.first, ...(flow.sidePaths ?? [])].flatMap((from) =>
      exploreRoutes(flow, samples[name], from).map(({ end }) => ('at' in end ? end.at : undefined)),
    )
    const declared = new Set<string | undefined>([undefined, ...Object.keys(flow.finishAt ?? {})])
    expect(new Set(ends)).toEqual(declared)
  })
})

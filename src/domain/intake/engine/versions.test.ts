import { describe, expect, it } from 'vitest'
import { weightManagement } from '../weight-management/flow.ts'
import type { AnyFlow } from './flow.ts'
import type { Answers } from './step.ts'
import {
  carriedForward,
  type EarlierVersion,
  flowAt,
  readByAnyVersion,
  readByVersion,
  toCurrentVersion,
  versionsOf,
} from './versions.ts'

const { 'step-1': age, 'step-2': ethnicity } = weightManagement.steps

const answering = <Of extends typeof age | typeof ethnicity>(step: Of, ...words: string[]) => ({
  ...step,
  options: words.map((word) => ({ value: word, label: word })),
})

const renaming = (from: string, to: string) => (answers: Answers) =>
  answers.Q1_answer === from ? { ...answers, Q1_answer: to } : answers

/** Three versions of two questions. The second was asked differently in the first version only. */
const first: EarlierVersion = {
  version: 1,
  steps: { 'step-1': answering(age, 'one'), 'step-2': answering(ethnicity, 'of old') },
  inNextWords: renaming('one', 'two'),
}
const second: EarlierVersion = {
  version: 2,
  steps: { 'step-1': answering(age, 'two', 'late') },
  inNextWords: renaming('two', 'three'),
}
const flow: AnyFlow = {
  ...weightManagement,
  version: 3,
  steps: { ...weightManagement.steps, 'step-1': answering(age, 'three') },
  earlier: [first, second],
}
const { earlier: _, ...without }: AnyFlow = flow

describe('R-16 the versions of a flow', () => {
  it('are listed from the current one back', () => {
    expect(versionsOf(flow)).toEqual([3, 2, 1])
    expect(versionsOf({ ...flow, earlier: [second, first] })).toEqual([3, 2, 1])
    expect(versionsOf(without)).toEqual([3])
  })

  it('have their steps of then: those of the next version, except the changed ones', () => {
    const stepsAt = (version: number) => flowAt(flow, version)?.steps
    expect(flowAt(flow, 3)).toEqual(flow)
    expect(flowAt(flow, 2)?.version).toBe(2)
    expect(stepsAt(2)).toEqual({ ...flow.steps, ...second.steps })
    expect(stepsAt(1)).toEqual({ ...flow.steps, ...first.steps })
    expect(flowAt({ ...flow, earlier: [{ ...first, steps: {} }, second] }, 1)?.steps).toEqual(stepsAt(2))
    expect([flowAt(flow, 0), flowAt(flow, 4), flowAt(without, 2)]).toEqual([null, null, null])
  })
})

describe('R-16 answers from outside', () => {
  it('are read by the version they name', () => {
    expect(readByVersion(flow, 2, { Q1_answer: 'two' })).toEqual({
      ok: true,
      version: 2,
      answers: { Q1_answer: 'two' },
    })
    expect(readByVersion(flow, 2, { Q1_answer: 'three' })).toMatchObject({ ok: false, version: 2 })
    expect(readByVersion(flow, 4, {})).toBeNull()
  })

  it('are read by the newest version that accepts them all, if they name none', () => {
    const versionOf = (given: object) => {
      const { ok, version } = readByAnyVersion(flow, given)
      return [ok, version]
    }
    expect(versionOf({})).toEqual([true, 3])
    expect(versionOf({ Q1_answer: 'three' })).toEqual([true, 3])
    expect(versionOf({ Q1_answer: 'two' })).toEqual([true, 2])
    expect(versionOf({ Q2_answer: 'of old' })).toEqual([true, 1])
    // No version has both.
    expect(versionOf({ Q1_answer: 'late', Q2_answer: 'of old' })).toEqual([false, 3])
    expect(readByAnyVersion(flow, [])).toMatchObject({ ok: false, version: 3 })
  })
})

describe('R-16 answers that were stored', () => {
  it('are converted to today’s words by every version between', () => {
    expect(toCurrentVersion(flow, 1, { Q1_answer: 'one' })).toEqual({ Q1_answer: 'three' })
    expect(toCurrentVersion(flow, 2, { Q1_answer: 'two' })).toEqual({ Q1_answer: 'three' })
    // A word from before the version it was stored in is not converted.
    expect(toCurrentVersion(flow, 2, { Q1_answer: 'one' })).toEqual({ Q1_answer: 'one' })
    expect(toCurrentVersion(flow, 3, { Q1_answer: 'two' })).toEqual({ Q1_answer: 'two' })
  })

  it('are asked again where today’s version has no equivalent', () => {
    expect(carriedForward(flow, 1, { Q1_answer: 'one', Q2_answer: 'of old' })).toEqual({ Q1_answer: 'three' })
    expect(carriedForward(flow, 2, { Q1_answer: 'late' })).toEqual({})
    // Today's answers are left unchanged, including text being typed.
    expect(carriedForward(flow, 3, { Q1_answer: 'half' })).toEqual({ Q1_answer: 'half' })
  })
})

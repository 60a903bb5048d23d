import { describe, expect, it } from 'vitest'
import { declineReasonWords } from '#content/cases/decline-reasons.ts'
import { policy } from '../clinical/policy.ts'
import { declineReasons, declineWords } from './decline-reasons.ts'

describe('the reasons to decline', () => {
  it('are ten, each with a draft for the patient', () => {
    expect(declineReasons).toHaveLength(10)
    expect(Object.keys(declineReasonWords(policy)).toSorted()).toEqual([...declineReasons].toSorted())
    for (const { label, tells, canDo, anotherLook } of Object.values(declineWords)) {
      expect([label, tells, anotherLook, ...canDo].every((words) => words.trim().length > 5)).toBe(true)
      expect(canDo.length).toBeGreaterThan(0)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { severities } from './risk.ts'
import { newSinceApproval } from './supply-hold.ts'

describe('C-6: findings that are new since an approval', () => {
  it('are a stop, a reason for a second signature or incomplete information that was not found then', () => {
    const now = severities.map((severity) => ({ id: `a ${severity}`, severity }))
    expect(newSinceApproval([], now).map(({ severity }) => severity)).toEqual(['stop', 'senior', 'incomplete'])
    expect(newSinceApproval(now, now)).toEqual([])
    expect(newSinceApproval([{ id: 'a senior', severity: 'senior' }], now).map(({ id }) => id)).toEqual([
      'a stop',
      'a incomplete',
    ])
  })

  it.each(['supply-locked', 'supply-too-early', 'weight-not-verified'])(
    'do not include %s, which has a check of its own',
    (id) => {
      expect(newSinceApproval([], [{ id, severity: 'stop' }])).toEqual([])
    },
  )
})

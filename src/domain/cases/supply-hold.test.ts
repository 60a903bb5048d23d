import { describe, expect, it } from 'vitest'
import { severities } from './risk.ts'
import { newSinceApproval } from './supply-hold.ts'

describe('C-6: what is new since an approval', () => {
  it('is a stop, a reason for a second signature or something incomplete that did not stand then', () => {
    const now = severities.map((severity) => ({ id: `a ${severity}`, severity }))
    expect(newSinceApproval([], now).map(({ severity }) => severity)).toEqual(['stop', 'senior', 'incomplete'])
    expect(newSinceApproval(now, now)).toEqual([])
    expect(newSinceApproval([{ id: 'a senior', severity: 'senior' }], now).map(({ id }) => id)).toEqual([
      'a stop',
      'a incomplete',
    ])
  })

  it.each(['supply-locked', 'supply-too-early', 'weight-not-verified'])('is not %s: that is held otherwise', (id) => {
    expect(newSinceApproval([], [{ id, severity: 'stop' }])).toEqual([])
  })
})

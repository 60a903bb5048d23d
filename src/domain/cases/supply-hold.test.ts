import { describe, expect, it } from 'vitest'
import { severities } from './risk.ts'
import { newSinceApproval } from './supply-hold.ts'

describe('C-6: findings that are new since an approval', () => {
  it('are a stop, a reason for a second signature or incomplete information that was not found then', () => {
    const now = severities.map((severity) => ({ id: `a ${severity}`, severity, says: 'Said.' }))
    expect(newSinceApproval([], now).map(({ severity }) => severity)).toEqual(['stop', 'senior', 'incomplete'])
    expect(newSinceApproval(now, now)).toEqual([])
    expect(newSinceApproval([{ id: 'a senior', severity: 'senior', says: 'Said.' }], now).map(({ id }) => id)).toEqual([
      'a stop',
      'a incomplete',
    ])
  })

  it.each(['listed-senior', 'history-condition', 'history-red-flag', 'history-treatment-stopped'])(
    'are what %s names besides, and not what it named then',
    (id) => {
      const naming = (says: string) => [{ id, severity: 'senior' as const, says }]
      expect(newSinceApproval(naming('One.'), naming('One and another.'))).toEqual(naming('One and another.'))
      expect(newSinceApproval(naming('One.'), naming('One.'))).toEqual([])
      // Other flags say figures and days that change by themselves.
      const ages = (says: string) => [{ id: 'turned-over-age', severity: 'senior' as const, says }]
      expect(newSinceApproval(ages('75 years old.'), ages('76 years old.'))).toEqual([])
    },
  )

  it.each(['supply-locked', 'supply-too-early', 'weight-not-verified'])(
    'do not include %s, which has a check of its own',
    (id) => {
      expect(newSinceApproval([], [{ id, severity: 'stop', says: 'Said.' }])).toEqual([])
    },
  )
})

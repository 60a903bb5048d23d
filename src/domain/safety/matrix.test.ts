import { expect, it } from 'vitest'
import { likelihoods, type RiskLevel, riskLevel, severities } from './matrix.ts'

it.each<[(typeof severities)[number], (typeof likelihoods)[number], RiskLevel]>([
  ['minor', 'very low', 1],
  ['minor', 'very high', 3],
  ['significant', 'low', 2],
  ['considerable', 'medium', 3],
  ['major', 'very low', 2],
  ['major', 'low', 3],
  ['major', 'high', 4],
  ['catastrophic', 'very low', 3],
  ['catastrophic', 'very high', 5],
])('%s and %s is level %i', (severity, likelihood, level) => {
  expect(riskLevel({ severity, likelihood })).toBe(level)
})

it('a worse harm, or a likelier one, is never a lower level', () => {
  for (const likelihood of likelihoods)
    for (const severity of severities) {
      const level = riskLevel({ severity, likelihood })
      for (const worse of severities.slice(severities.indexOf(severity)))
        expect(riskLevel({ severity: worse, likelihood })).toBeGreaterThanOrEqual(level)
      for (const likelier of likelihoods.slice(likelihoods.indexOf(likelihood)))
        expect(riskLevel({ severity, likelihood: likelier })).toBeGreaterThanOrEqual(level)
    }
})

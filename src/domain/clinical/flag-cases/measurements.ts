import type { measurementFlags } from '#content/cases/flags/measurements.ts'
import { type FlagCases, seen } from './sample-cases.ts'

export const measurementCases: FlagCases<typeof measurementFlags> = {
  'weight-not-verified': {
    fires: [{ evidence: { measurements: [] } }, { evidence: { measurements: [{ ...seen, on: '2026-11-01' }] } }],
    rests: [{}],
  },
  'measurement-differs': {
    fires: [
      { evidence: { measurements: [{ ...seen, weightKg: 98.1 }] } },
      { evidence: { measurements: [{ ...seen, weightKg: 91.9 }] } },
      { evidence: { measurements: [{ ...seen, heightCm: 166 }] } },
    ],
    rests: [
      { evidence: { measurements: [{ ...seen, weightKg: 98 }] } },
      { evidence: { measurements: [{ ...seen, heightCm: 167 }] } },
      // 31.4 beside the 32.9 that they typed: 1.5, and no more.
      { evidence: { measurements: [{ ...seen, heightCm: 174 }] } },
      { evidence: { measurements: [] } },
    ],
  },
}

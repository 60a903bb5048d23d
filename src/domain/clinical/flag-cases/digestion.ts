import type { digestionFlags } from '#content/cases/flags/digestion.ts'
import { type FlagCases, ticked } from './sample-cases.ts'

export const digestionCases: FlagCases<typeof digestionFlags> = {
  pancreatitis: {
    fires: [{ followUp: ticked('pancreatitis') }, { weight: { 'step-7': ['pancreatitis_history'] }, followUp: null }],
    rests: [{}, { followUp: ticked('gallstones') }, { followUp: ticked('not_sure') }],
  },
  'slow-stomach-or-bowel': {
    fires: [
      { followUp: ticked('stomach') },
      { followUp: ticked('bowel') },
      { weight: { 'step-7': ['malabsorption'] } },
    ],
    rests: [{}, { followUp: ticked('pancreatitis') }],
  },
  gallstones: { fires: [{ followUp: ticked('gallstones') }], rests: [{}, { followUp: ticked('bowel') }] },
  'recent-surgery': {
    fires: [
      ...['recent', 'within_year', 'not_sure'].map((when) => ({
        followUp: { ...ticked('surgery'), 'follow-up-surgery': when },
      })),
      { weight: { 'step-7': ['bariatric_surgery'] } },
      { weight: { 'step-7': ['bariatric_surgery'], 'bariatric-surgery-timing': 'Yes' }, followUp: ticked('surgery') },
    ],
    rests: [
      {},
      { followUp: ticked('surgery') },
      { weight: { 'step-7': ['bariatric_surgery'] }, followUp: ticked('surgery') },
    ],
  },
}

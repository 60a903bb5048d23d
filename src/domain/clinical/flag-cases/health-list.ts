import type { healthListFlags } from '#content/cases/flags/health-list.ts'
import { type FlagCases, listing, ticked } from './sample-cases.ts'

export const healthListCases: FlagCases<typeof healthListFlags> = {
  'listed-senior': {
    fires: [listing('Heart failure'), listing('Gastroparesis')],
    rests: [
      listing('Asthma'),
      { ...listing('Heart failure'), followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'active' } },
      {},
    ],
  },
  'listed-condition': {
    fires: [listing('Gallstones'), listing('Depression')],
    rests: [listing('Asthma'), { ...listing('Gallstones'), followUp: ticked('gallstones') }, {}],
  },
  'listed-not-checked': {
    fires: [
      { healthList: [{ kind: 'allergy', written: 'the blue one', state: 'not coded', name: null, substance: null }] },
      { healthList: [{ kind: 'condition', written: 'my back', state: 'not coded', name: null, substance: null }] },
      // Picked from a list that is newer than the rules.
      listing('Something new'),
    ],
    rests: [
      listing('Asthma'),
      { healthList: [{ kind: 'condition', written: 'my back', state: 'ended', name: null, substance: null }] },
      { healthList: [{ kind: 'allergy', written: 'Nuts', state: 'coded', name: 'Nuts', substance: 'Nuts' }] },
    ],
  },
}

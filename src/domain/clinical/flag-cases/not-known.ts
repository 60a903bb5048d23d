import type { notKnownFlags } from '#content/cases/flags/not-known.ts'
import { type FlagCases, takes, ticked, woman, womanAskedAsMan } from './sample-cases.ts'

export const notKnownCases: FlagCases<typeof notKnownFlags> = {
  'follow-up-missing': {
    fires: [{ followUp: null }, { followUp: { 'follow-up-mood': undefined } }],
    rests: [{}],
  },
  'not-known': {
    fires: [
      { followUp: ticked('not_sure') },
      ...(['kidney', 'liver', 'heart-failure', 'eyes', 'cancer'] as const).map((about) => ({
        followUp: { ...ticked(about.replace('-', '_')), [`follow-up-${about}`]: 'not_sure' },
      })),
      takes('not_sure'),
      { followUp: { 'follow-up-allergies': ['not_sure'] } },
      { followUp: { 'follow-up-injections': ['not_sure'] } },
      womanAskedAsMan,
    ],
    rests: [{}, woman, { followUp: null }, { ...woman, followUp: null }],
  },
}

import type { thyroidAndCancerFlags } from '#content/cases/flags/thyroid-and-cancer.ts'
import { type FlagCases, ticked } from './sample-cases.ts'

export const thyroidAndCancerCases: FlagCases<typeof thyroidAndCancerFlags> = {
  men2: {
    fires: [{ followUp: ticked('men2') }, { weight: { 'step-7': ['men2'] } }],
    rests: [{}, { followUp: ticked('cancer') }],
  },
  'medullary-thyroid-cancer': {
    fires: ['medullary_self', 'medullary_family'].map((kind) => ({
      followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': [kind] },
    })),
    rests: [{}, { followUp: ticked('thyroid_cancer') }],
  },
  'thyroid-cancer-unknown': {
    fires: [
      { followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': ['not_sure'] } },
      { weight: { 'step-7': ['thyroid_cancer_history'] } },
    ],
    rests: [
      {},
      { followUp: ticked('thyroid_cancer') },
      { followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': ['medullary_self'] } },
    ],
  },
  'thyroid-cancer-other': {
    fires: [
      { followUp: ticked('thyroid_cancer') },
      { followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': ['other_family'] } },
    ],
    rests: [{}, { followUp: { ...ticked('thyroid_cancer'), 'follow-up-thyroid-cancer': ['medullary_self'] } }],
  },
  'thyroid-surgery': {
    fires: [{ weight: { 'step-7': ['thyroid_surgery'] } }],
    rests: [{}, { weight: { 'step-7': ['bariatric_surgery'] } }],
  },
  'cancer-treatment': {
    fires: [
      { followUp: { ...ticked('cancer'), 'follow-up-cancer': 'now' } },
      { followUp: { ...ticked('cancer'), 'follow-up-cancer': 'not_sure' } },
      { weight: { 'step-7': ['cancer'] } },
    ],
    rests: [{}, { followUp: ticked('cancer') }, { weight: { 'step-7': ['cancer'] }, followUp: ticked('cancer') }],
  },
  'cancer-past': {
    fires: [{ followUp: ticked('cancer') }],
    rests: [{}, { followUp: { ...ticked('cancer'), 'follow-up-cancer': 'now' } }],
  },
}

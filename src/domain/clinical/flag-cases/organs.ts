import type { organFlags } from '#content/cases/flags/organs.ts'
import { type FlagCases, ticked } from './sample-cases.ts'

export const organCases: FlagCases<typeof organFlags> = {
  'kidney-end-stage': {
    fires: [{ followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' } }],
    rests: [
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'severe' } },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' }, details: { medicine: 'mounjaro' } },
    ],
  },
  'kidney-severe': {
    fires: [
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'severe' } },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'severe' }, details: { medicine: 'mounjaro' } },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' }, details: { medicine: 'mounjaro' } },
    ],
    rests: [{ followUp: ticked('kidney') }, { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' } }],
  },
  'kidney-disease': {
    fires: [
      { followUp: ticked('kidney') },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'not_sure' } },
      { weight: { 'step-7': ['kidney_disease'] } },
    ],
    rests: [
      {},
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'severe' } },
      { followUp: { ...ticked('kidney'), 'follow-up-kidney': 'end_stage' } },
    ],
  },
  'liver-severe-wegovy': {
    fires: [{ followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' } }],
    rests: [
      { followUp: ticked('liver') },
      { followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' }, details: { medicine: 'mounjaro' } },
    ],
  },
  'liver-severe': {
    fires: [{ followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' }, details: { medicine: 'mounjaro' } }],
    rests: [
      { followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' } },
      { followUp: ticked('liver'), details: { medicine: 'mounjaro' } },
    ],
  },
  'liver-disease': {
    fires: [{ followUp: ticked('liver') }, { weight: { 'step-7': ['cholestasis'] } }],
    rests: [{}, { followUp: { ...ticked('liver'), 'follow-up-liver': 'severe' } }],
  },
  'heart-failure-class-4': {
    fires: [{ followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'at_rest' } }],
    rests: [
      { followUp: ticked('heart_failure') },
      {
        followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'at_rest' },
        details: { medicine: 'mounjaro' },
      },
    ],
  },
  'heart-failure': {
    fires: [
      { followUp: ticked('heart_failure') },
      { weight: { 'step-7': ['heart_failure'] } },
      {
        followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'at_rest' },
        details: { medicine: 'mounjaro' },
      },
    ],
    rests: [{}, { followUp: { ...ticked('heart_failure'), 'follow-up-heart-failure': 'at_rest' } }],
  },
}

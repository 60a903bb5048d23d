import type { mindFlags } from '#content/cases/flags/mind.ts'
import type { FlagCases } from './sample-cases.ts'

export const mindCases: FlagCases<typeof mindFlags> = {
  'eating-disorder-now': {
    fires: [{ followUp: { 'follow-up-eating-disorder': 'now' } }],
    rests: [{}, { followUp: { 'follow-up-eating-disorder': 'past' } }],
  },
  'eating-disorder-ever': {
    fires: [
      { followUp: { 'follow-up-eating-disorder': 'past' } },
      { followUp: { 'follow-up-eating-disorder': 'not_sure' } },
      { weight: { 'step-7': ['eating_disorder'] } },
    ],
    rests: [{}, { followUp: { 'follow-up-eating-disorder': 'now' } }],
  },
  'eating-screen': {
    fires: [{ followUp: { 'follow-up-eating': ['sick', 'control'] } }],
    rests: [{}, { followUp: { 'follow-up-eating': ['control'] } }],
  },
  'suicidal-thoughts': {
    fires: [{ followUp: { 'follow-up-mood': 'past' } }, { followUp: { 'follow-up-mood': 'not_said' } }],
    rests: [{}, { followUp: { 'follow-up-mood': 'recent' } }],
  },
  'suicidal-thoughts-recent': {
    fires: [{ followUp: { 'follow-up-mood': 'recent' } }],
    rests: [{}, { followUp: { 'follow-up-mood': 'past' } }],
  },
}

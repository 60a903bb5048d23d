import type { diabetesFlags } from '#content/cases/flags/diabetes.ts'
import { type FlagCases, takes, ticked, type2 } from './sample-cases.ts'

export const diabetesCases: FlagCases<typeof diabetesFlags> = {
  naion: { fires: [{ followUp: ticked('naion') }], rests: [{ followUp: ticked('eyes') }] },
  'eye-check-due': {
    fires: [
      { weight: { 'step-6': type2 }, followUp: { 'follow-up-diabetes': 'yes', 'follow-up-eye-check': 'no' } },
      { weight: { 'step-6': type2 }, followUp: { 'follow-up-diabetes': 'yes', 'follow-up-eye-check': 'not_sure' } },
      { weight: { 'step-6': type2 } },
    ],
    rests: [
      { weight: { 'step-6': type2 }, followUp: { 'follow-up-diabetes': 'yes', 'follow-up-eye-check': 'yes' } },
      { weight: { 'step-6': type2 }, followUp: { ...ticked('eyes'), 'follow-up-eye-check': 'no' } },
      { weight: { 'step-6': type2, 'step-7': ['retinopathy'] }, followUp: { 'follow-up-eye-check': 'no' } },
      { followUp: { 'follow-up-eye-check': 'no' } },
    ],
  },
  'type-1-diabetes': {
    fires: [{ weight: { 'step-6': 'I have type 1 diabetes' } }],
    rests: [{}, { weight: { 'step-6': 'I have been told I have prediabetes' } }],
  },
  'insulin-or-sulfonylurea': {
    fires: [
      takes('insulin'),
      takes('sulfonylurea'),
      {
        weight: { 'step-6': 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide' },
      },
    ],
    rests: [{}, takes('sglt2')],
  },
  'severe-retinopathy': {
    fires: [{ followUp: { ...ticked('eyes'), 'follow-up-eyes': 'severe' } }],
    rests: [{}, { followUp: ticked('eyes') }],
  },
  retinopathy: {
    fires: [
      { followUp: ticked('eyes') },
      { followUp: { ...ticked('eyes'), 'follow-up-eyes': 'not_sure' } },
      { weight: { 'step-7': ['retinopathy'] } },
    ],
    rests: [{}, { followUp: { ...ticked('eyes'), 'follow-up-eyes': 'severe' } }],
  },
}

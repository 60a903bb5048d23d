import type { bmiFlags } from '#content/cases/flags/bmi.ts'
import {
  type FlagCases,
  label,
  ofUnknownWeight,
  ofWeight,
  onInsulin,
  onTreatment,
  onWegovy,
  returning,
  seen,
  switcher,
  type2,
} from './sample-cases.ts'

export const bmiCases: FlagCases<typeof bmiFlags> = {
  'bmi-below-range': {
    fires: [ofWeight(77.8), { evidence: { measurements: [{ ...seen, weightKg: 77 }] } }],
    rests: [ofWeight(78), ofWeight(70, { evidence: { previousSupply: label } }), ofUnknownWeight],
  },
  'bmi-without-condition': {
    fires: [
      ofWeight(78),
      ofWeight(82),
      ofWeight(82, { weight: { 'step-8': ['mental_health', 'weight_anxiety'] } }),
      ofWeight(79, { weight: { 'step-2': 'Asian' } }),
    ],
    rests: [
      ofWeight(86.7),
      ofWeight(87),
      ofWeight(77),
      ...['high_blood_pressure', 'high_cholesterol', 'sleep_apnoea', 'heart_problem'].map((condition) =>
        ofWeight(82, { weight: { 'step-8': [condition] } }),
      ),
      ofWeight(82, { weight: { 'step-8': ['pcos'], 'step-3': 'Female' } }),
      ...['I have been told I have prediabetes', type2, onInsulin].map((sugar) =>
        ofWeight(82, { weight: { 'step-6': sugar } }),
      ),
      ofWeight(80, { weight: { 'step-2': 'Black' } }),
    ],
  },
  'bmi-unusual-condition': {
    fires: [ofWeight(82, { weight: { 'step-8': ['osteoarthritis'] } })],
    rests: [
      ofWeight(82),
      ofWeight(90, { weight: { 'step-8': ['osteoarthritis'] } }),
      ofWeight(82, { weight: { 'step-8': ['osteoarthritis', 'sleep_apnoea'] } }),
      ofWeight(82, { weight: { 'step-8': ['osteoarthritis'], 'step-2': 'Asian' } }),
      ofWeight(82, {
        weight: {
          'step-8': ['fatty_liver'],
          'step-6': 'I have type 2 diabetes and take metformin or no medicine for it',
        },
      }),
    ],
  },
  'bmi-lower-threshold': {
    fires: [
      ofWeight(79.5, { weight: { 'step-2': 'Asian' } }),
      ofWeight(82, { weight: { 'step-2': 'Mixed' } }),
      ofWeight(82, { weight: { 'step-2': 'Other', 'step-8': ['joint_pains'] } }),
    ],
    rests: [
      ofWeight(79, { weight: { 'step-2': 'Asian' } }),
      ofWeight(87, { weight: { 'step-2': 'Asian' } }),
      ofWeight(82),
      ofWeight(82, { weight: { 'step-2': 'Asian', 'step-8': ['heart_problem'] } }),
    ],
  },
  'bmi-underweight': {
    fires: [{ evidence: { measurements: [{ ...seen, weightKg: 53 }] } }],
    rests: [{ evidence: { measurements: [{ ...seen, weightKg: 53.6 }] } }, ofUnknownWeight],
  },
  'bmi-low-on-treatment': {
    fires: [
      { ...switcher, evidence: { measurements: [{ ...seen, weightKg: 60 }] } },
      { ...onWegovy, evidence: { measurements: [{ ...seen, weightKg: 63 }], previousSupply: label } },
      { history: { supplies: 3 }, evidence: { measurements: [{ ...seen, weightKg: 54 }] } },
      { history: { supplies: 3 }, evidence: { measurements: [{ ...seen, weightKg: 53.5 }] } },
    ],
    rests: [
      { history: { supplies: 3 }, evidence: { measurements: [{ ...seen, weightKg: 63.6 }] } },
      { history: { supplies: 3 }, ...ofUnknownWeight },
      { ...onWegovy, evidence: { measurements: [{ ...seen, weightKg: 64 }], previousSupply: label } },
      { ...onWegovy, evidence: { measurements: [{ ...seen, weightKg: 53 }], previousSupply: label } },
      { evidence: { measurements: [{ ...seen, weightKg: 63 }] } },
      returning(60),
    ],
  },
  'bmi-healthy-on-treatment': {
    fires: [
      { ...onWegovy, evidence: { measurements: [{ ...seen, weightKg: 64 }], previousSupply: label } },
      { ...switcher, evidence: { measurements: [{ ...seen, weightKg: 70 }] } },
      onTreatment({ check_in_weight: { weight: '63.6', unit: 'kg' } }),
      onTreatment({ check_in_weight: { weight: '72.1', unit: 'kg' } }),
    ],
    rests: [
      onTreatment({ check_in_weight: { weight: '63.4', unit: 'kg' } }),
      onTreatment({ check_in_weight: { weight: '72.3', unit: 'kg' } }),
      { evidence: { measurements: [{ ...seen, weightKg: 70 }] } },
      returning(70),
      ofUnknownWeight,
      { history: { supplies: 3 }, ...ofUnknownWeight },
    ],
  },
}

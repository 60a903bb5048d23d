import type { FlagWords } from './flag-words.ts'

export const organFlags = {
  'kidney-end-stage': (medicine: string): FlagWords => ({
    says: `End-stage kidney disease, and ${medicine} ordered.`,
    because: `${medicine} is not recommended with it.`,
  }),
  'kidney-severe': (): FlagWords => ({
    says: 'Severe kidney disease.',
    because: 'There is little clinical experience, and losing fluid can harm the kidneys further.',
    asks: 'A recent kidney function test.',
  }),
  'kidney-disease': (): FlagWords => ({
    says: 'Kidney disease.',
    because: 'Fluid loss from vomiting or diarrhoea can harm the kidneys.',
    asks: 'The stage, or a recent kidney function test.',
  }),
  'liver-severe-wegovy': (medicine: string): FlagWords => ({
    says: `Severe liver disease, and ${medicine} ordered.`,
    because: `${medicine} is not recommended with it.`,
  }),
  'liver-severe': (medicine: string): FlagWords => ({
    says: 'Severe liver disease.',
    because: `There is little clinical experience of ${medicine} with it.`,
    asks: 'A letter from the patient’s liver team.',
  }),
  'liver-disease': (): FlagWords => ({
    says: 'Liver disease or cholestasis.',
    because: 'Suitability depends on how severe it is.',
  }),
  'heart-failure-class-4': (medicine: string): FlagWords => ({
    says: `Heart failure with breathlessness at rest, and ${medicine} ordered.`,
    because: `${medicine} has not been studied in NYHA class IV and is not recommended.`,
  }),
  'heart-failure': (): FlagWords => ({
    says: 'Heart failure.',
    because: 'A faster heart rate and fluid loss can destabilise it.',
    asks: 'A letter from the patient’s heart team.',
  }),
} as const

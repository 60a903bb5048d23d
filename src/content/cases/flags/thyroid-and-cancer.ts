import type { FlagWords } from './flag-words.ts'

export const thyroidAndCancerFlags = {
  men2: (): FlagWords => ({
    says: 'MEN2 in the patient or close family.',
    because: 'MEN2 makes medullary thyroid cancer likely, and these medicines might promote it.',
  }),
  'medullary-thyroid-cancer': (): FlagWords => ({
    says: 'Medullary thyroid cancer in the patient or close family.',
    because: 'These medicines might promote it.',
  }),
  'thyroid-cancer-unknown': (): FlagWords => ({
    says: 'Thyroid cancer of unknown type in the patient or close family.',
    because: 'These medicines are not given with medullary thyroid cancer.',
    asks: 'A letter or record that names the type.',
  }),
  'thyroid-cancer-other': (): FlagWords => ({
    says: 'Non-medullary thyroid cancer in the patient or close family.',
    because: 'Not a reason against treatment on its own, but relevant.',
  }),
  'thyroid-surgery': (): FlagWords => ({
    says: 'Previous thyroid surgery.',
    because: 'The reason for the surgery matters, and so does the dose of any thyroid medicine.',
  }),
  'cancer-treatment': (): FlagWords => ({
    says: 'Cancer that is, or may be, under treatment.',
    because: 'Weight loss and cancer treatment affect each other. The cancer team should know.',
    asks: 'Advice from the cancer team.',
  }),
  'cancer-past': (): FlagWords => ({
    says: 'Past cancer; treatment has ended.',
    because: 'Unexplained weight loss would need investigation.',
  }),
} as const

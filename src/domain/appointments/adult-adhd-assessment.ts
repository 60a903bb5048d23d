/** The psychiatrist's assessment. Every bookable service and its rules: `services.ts`. */
export const adultAdhdAssessment = {
  key: 'adult-adhd-assessment',
  name: 'Adult ADHD Assessment Online (18+)',
  minutes: 90,
  pricePence: 850_00,
} as const

/** What people pay for when they book a psychiatrist. Everything that can be booked, and by which rules: `services.ts`. */
export const adultAdhdAssessment = {
  key: 'adult-adhd-assessment',
  name: 'Adult ADHD Assessment Online (18+)',
  minutes: 90,
  pricePence: 850_00,
} as const

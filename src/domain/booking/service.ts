import { medicationReview } from './medication-review.ts'

/** What can be booked. One service today; a booking keeps the key. */
export const adultAdhdAssessment = {
  key: 'adult-adhd-assessment',
  name: 'Adult ADHD Assessment Online (18+)',
  minutes: 90,
  pricePence: 850_00,
} as const

/** Everything that can be booked. */
export const bookableServices = [adultAdhdAssessment]

/** What people call it. One that is no longer offered has only its key. */
export const serviceName = (key: string): string =>
  [...bookableServices, medicationReview].find((service) => service.key === key)?.name ?? key

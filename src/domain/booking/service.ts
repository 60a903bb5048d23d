/** What can be booked. One service today; a booking keeps the key. */
export const adultAdhdAssessment = {
  key: 'adult-adhd-assessment',
  name: 'Adult ADHD Assessment Online (18+)',
  minutes: 90,
  pricePence: 850_00,
} as const

export type Service = typeof adultAdhdAssessment

/** What an order is of, if it is of an appointment: it keeps the key. */
export const serviceOf = (item: string): Service | null =>
  item === adultAdhdAssessment.key ? adultAdhdAssessment : null

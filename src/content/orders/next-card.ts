/** The one thing that is next, where it is not about the treatment, whose own card says it. */
export const nextCardWords = {
  heading: 'What happens next',
  order: 'See your order',
  appointment: 'See your appointment',
  booked: 'Your appointment',
  bookedSays: (when: string, clinician: string) =>
    `${when}, with ${clinician}. The way in is with your appointment below.`,
  kept: 'A time is kept for you',
  keptSays: (when: string, clinician: string) => `${when}, with ${clinician}. Pay for it, or let it go.`,
} as const

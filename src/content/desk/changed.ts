const wishes = {
  up: 'a higher dose',
  same: 'the same dose',
  down: 'a lower dose',
  pause: 'a pause',
  stop: 'to stop',
} as const

/** What has changed since the last decision. */
export const changedWords = {
  first: 'No decision has been made on this case yet.',
  weight: (typed: number, seen: number) => `Weight: ${typed} kg stated, ${seen} kg verified.`,
  weighs: (kg: number, change: number, since: string) =>
    change === 0
      ? `Weighs ${kg} kg, as on ${since}.`
      : `Weighs ${kg} kg, ${Math.abs(change)} kg ${change < 0 ? 'less' : 'more'} than on ${since}.`,
  effectsCame: (names: string) => `New side effects: ${names}.`,
  effectsWent: (names: string) => `Resolved side effects: ${names}.`,
  wish: (before: keyof typeof wishes, now: keyof typeof wishes) =>
    `Requests ${wishes[now]}; last time ${wishes[before]}.`,
  medicines: 'New, changed or stopped medicine.',
  conditions: 'New illness, diagnosis or allergy.',
  operation: 'An operation or procedure is planned.',
  pregnancy: 'New information about pregnancy or contraception.',
  came: (says: string) => `New: ${says}`,
  went: (says: string) => `No longer: ${says}`,
} as const

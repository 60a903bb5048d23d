const wishes = { up: 'more', same: 'the same', down: 'less', pause: 'a pause', stop: 'to stop' } as const

/** What is new since somebody last looked. */
export const changedWords = {
  first: 'Nobody has decided anything about this case yet.',
  weight: (typed: number, seen: number) => `Weight typed ${typed} kg, seen ${seen} kg.`,
  weighs: (kg: number, change: number, since: string) =>
    change === 0
      ? `Weighs ${kg} kg, as on ${since}.`
      : `Weighs ${kg} kg, ${Math.abs(change)} kg ${change < 0 ? 'less' : 'more'} than on ${since}.`,
  effectsCame: (names: string) => `New side effects: ${names}.`,
  effectsWent: (names: string) => `No longer: ${names}.`,
  wish: (before: keyof typeof wishes, now: keyof typeof wishes) =>
    `Would like ${wishes[now]}; last time ${wishes[before]}.`,
  medicines: 'A medicine is new, changed or stopped.',
  conditions: 'An illness, a diagnosis or an allergy is new.',
  operation: 'An operation or examination is planned.',
  pregnancy: 'Something is new about pregnancy or contraception.',
  came: (says: string) => `New: ${says}`,
  went: (says: string) => `No longer: ${says}`,
} as const

/** What is new since somebody last looked. */
export const changedWords = {
  first: 'Nobody has decided anything about this case yet.',
  weight: (typed: number, seen: number) => `Weight typed ${typed} kg, seen ${seen} kg.`,
  came: (says: string) => `New: ${says}`,
  went: (says: string) => `No longer: ${says}`,
} as const

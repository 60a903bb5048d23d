/** The short reads of the companion, in the order they are offered. Their words are in content/companion/reads. */
export const companionReads = [
  'starting',
  'three-things',
  'time',
  'mornings',
  'sleep',
  'money-and-post',
  'people',
  'hard-weeks',
] as const

export type CompanionRead = (typeof companionReads)[number]

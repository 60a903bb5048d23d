/** How long each step of a carousel or of rotating tabs stays, in milliseconds. */
export const rotationMs = {
  /** The five kinds of help around the middle of the diagram. */
  care: 5_000,
  reasons: 3_000,
  app: 4_000,
  /** The five phases of the way down. */
  journey: 3_000,
  clinicians: 4_000,
  articles: 2_000,
} as const

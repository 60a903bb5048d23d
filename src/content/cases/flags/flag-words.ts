/** What a flag says to a clinician, and would say to the patient. */
export interface FlagWords {
  /** What is so. */
  readonly says: string
  /** Why it matters. */
  readonly because: string
  /** What would settle it. */
  readonly asks?: string
}

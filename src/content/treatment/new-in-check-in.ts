/** Why something that is new in a check-in, or a stop on record, holds the next pen back, for the clinician. */
export const newsReasons = {
  nothing: () =>
    'The patient reported something new that is a reason not to supply. Nothing is offered until a prescriber has reviewed it.',
  /** Reported or recorded before: the words of the flags. */
  onRecord: (stops: readonly string[]) =>
    `On record, and not corrected: ${stops.join(' ')} Nothing is offered until a prescriber has reviewed it.`,
  noRise: () =>
    'The patient reported something new that needs a second signature, so the dose does not go up with this pen.',
} as const

/** The same, as the patient reads it. */
export const ownNewsReasons = {
  nothing: () => 'A clinician needs to check your answers about recent changes before your next pen.',
  onRecord: () => 'A clinician needs to check something in your health record before your next pen.',
  noRise: () =>
    'A clinician needs to check your answers about recent changes first, so your dose doesn’t go up with this pen.',
} as const

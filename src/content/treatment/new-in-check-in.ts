/** Why something that is new in a check-in holds the next pen back, for the clinician. */
export const newsReasons = {
  nothing: () =>
    'What they report as new is a reason not to supply. Nothing is offered until a prescriber has looked at it.',
  noRise: () => 'What they report as new needs a second signature, so the dose does not go up with this pen.',
} as const

/** The same, as the patient reads it. */
export const ownNewsReasons = {
  nothing: () => 'Something you told us about has to be checked by a clinician before your next pen.',
  noRise: () => 'Something you told us about has to be checked first, so your dose does not go up with this pen.',
} as const

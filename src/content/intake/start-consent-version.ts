/**
 * Of what is agreed to before a questionnaire. Raise it whenever the words of consent.ts change in meaning: visitors
 * under way are then asked again.
 */
export const startConsentVersion = 2

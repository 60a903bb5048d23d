/**
 * Figures of the incident policy. All of them are ours but the 72 hours of the ICO (UK GDPR Article 33).
 * How long an incident is kept is in `privacy/retention.ts`. An operator's clinical lead changes them here.
 */
export const incidentPolicy = {
  /** By when the review begins. */
  reviewWithin: { severeHours: 1, moderateWorkingDays: 1, otherWorkingDays: 5 },
  /** From the beginning of the review, or from reopening, to its conclusion. */
  concludeWithinWorkingDays: 20,
  /** From becoming aware of a personal data breach. */
  icoHours: 72,
  /** This long before the end of the ICO's 72 hours the operations inbox shows it. */
  icoWarnHours: 24,
  /** From the decision that a report is needed, where the law says "without delay". */
  promptReportWorkingDays: 1,
  /** The same for other reports. */
  otherReportWorkingDays: 5,
  /** An incident of a day before this is a year that was mistyped. */
  furthestBackYears: 10,
  /** An action is due at most this far ahead. */
  furthestActionDays: 365,
} as const

import type { FlagId } from '#content/cases/flags.ts'
import { type Severity, severities } from '../cases/risk.ts'

interface Ranked {
  readonly severity: Severity
  readonly id: FlagId
}

/**
 * The order of urgency (ours): within a severity these flags come first, in this order, and in the queue a case with
 * one of them is sorted with the severity it ranks as. What the flag requires for a decision stays the same. Current
 * suicidal thoughts are not listed: they open a safeguarding case, which comes first and alerts the clinician on call.
 */
export const urgentFlags: readonly { readonly id: FlagId; readonly ranksAs: Severity }[] = [
  { id: 'suicidal-thoughts-recent', ranksAs: 'stop' },
  { id: 'suicidal-thoughts', ranksAs: 'senior' },
  { id: 'check-in-mood', ranksAs: 'senior' },
  { id: 'sign-taken-back', ranksAs: 'senior' },
  { id: 'incident-reported', ranksAs: 'senior' },
]

const placeOf = ({ id }: Pick<Ranked, 'id'>): number => {
  const place = urgentFlags.findIndex((one) => one.id === id)
  return place < 0 ? urgentFlags.length : place
}

/** Most severe first, and within a severity most urgent first. */
export const byUrgency = (one: Ranked, other: Ranked): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) || placeOf(one) - placeOf(other)

/** The severity with which a case with these flags is sorted in the queue. */
export const queueRiskOf = (flags: readonly Ranked[]): Severity | 'none' => {
  const ranks = flags.flatMap(({ severity, id }) => [severity, urgentFlags.find((one) => one.id === id)?.ranksAs])
  return severities.find((severity) => ranks.includes(severity)) ?? 'none'
}

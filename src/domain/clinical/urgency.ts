import type { FlagId } from '#content/cases/flags.ts'
import { type Severity, severities } from '../cases/risk.ts'

interface Ranked {
  readonly severity: Severity
  readonly id: FlagId
}

/**
 * The order of urgency (ours): within their severity these flags come before all others, in this order, and in the queue a
 * case with one of them stands among those of the severity it ranks as. What a flag asks of whoever decides stays as it is.
 * Suicidal thoughts of today are not here: they raise a safeguarding case, which is first of all and alerts on call.
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

/** The gravest first, and of one severity the most urgent. */
export const byUrgency = (one: Ranked, other: Ranked): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) || placeOf(one) - placeOf(other)

/** Among which cases of the queue one with these flags stands. */
export const queueRiskOf = (flags: readonly Ranked[]): Severity | 'none' => {
  const ranks = flags.flatMap(({ severity, id }) => [severity, urgentFlags.find((one) => one.id === id)?.ranksAs])
  return severities.find((severity) => ranks.includes(severity)) ?? 'none'
}

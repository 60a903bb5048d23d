import type { CandourAnswer, IncidentKind, IncidentState } from './incident.ts'

export interface Conclusion {
  readonly whatHappened: string
  readonly causes: string
  readonly learning: string
  readonly candour: CandourAnswer
  /** Who was told and when, or why it is not needed. */
  readonly candourReason: string
  /** For the patient's copy of their data: names neither staff nor other people. Empty where it is about no patient. */
  readonly summary: string
}

/** What keeps an incident open. */
export const closingBlockers = [
  'not in review',
  'no conclusion',
  'report undecided',
  'report not sent',
  'action open',
] as const

export type ClosingBlocker = (typeof closingBlockers)[number]

export type ConclusionProblem = 'incomplete' | 'no candour reason' | 'no summary'

/** Null: it is complete. */
export function conclusionProblem(given: Conclusion, isAboutPerson: boolean): ConclusionProblem | null {
  const { whatHappened, causes, learning, candourReason, summary } = given
  if ([whatHappened, causes, learning].some((words) => words.trim() === '')) return 'incomplete'
  if (candourReason.trim() === '') return 'no candour reason'
  return isAboutPerson && summary.trim() === '' ? 'no summary' : null
}

interface Closing {
  readonly state: IncidentState
  readonly hasConclusion: boolean
  readonly reports: readonly { readonly isNeeded: boolean | null; readonly isSent: boolean }[]
  readonly actions: readonly { readonly isOpen: boolean }[]
}

/** Empty: it can be closed. */
export function blockersOfClosing({ state, hasConclusion, reports, actions }: Closing): ClosingBlocker[] {
  const holds: Readonly<Record<ClosingBlocker, boolean>> = {
    'not in review': state !== 'in_review',
    'no conclusion': !hasConclusion,
    'report undecided': reports.some(({ isNeeded }) => isNeeded === null),
    'report not sent': reports.some(({ isNeeded, isSent }) => isNeeded === true && !isSent),
    'action open': actions.some(({ isOpen }) => isOpen),
  }
  return closingBlockers.filter((blocker) => holds[blocker])
}

interface ListedReport {
  readonly isProposed: boolean
  readonly isNeeded: boolean | null
}

/**
 * The reports of a near miss that plainly do not apply: neither proposed by the rules nor decided by a person. One reason is
 * enough for them. Null: it is no near miss, and each is decided by itself.
 */
export const plainlyNotNeeded = <Report extends ListedReport>(
  { kind }: { readonly kind: IncidentKind },
  reports: readonly Report[],
): Report[] | null =>
  kind === 'near_miss' ? reports.filter(({ isProposed, isNeeded }) => !isProposed && isNeeded === null) : null

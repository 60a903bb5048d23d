import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays } from '../calendar/working-time.ts'

/** The status of an enquiry: it waits for us, is answered, or closed. */
export const requestStates = ['waiting', 'answered', 'closed'] as const

export type RequestState = (typeof requestStates)[number]

export type RequestMove = 'person writes' | 'team answers' | 'close' | 'reopen'

const moves: Readonly<Record<RequestState, Partial<Record<RequestMove, RequestState>>>> = {
  waiting: { 'person writes': 'waiting', 'team answers': 'answered', close: 'closed' },
  answered: { 'person writes': 'waiting', 'team answers': 'answered', close: 'closed', reopen: 'waiting' },
  // A new message about a closed enquiry reopens it.
  closed: { 'person writes': 'waiting', 'team answers': 'answered', reopen: 'waiting' },
}

/** Null: not possible in this state. */
export const afterMove = (state: RequestState, move: RequestMove): RequestState | null => moves[state][move] ?? null

/** The lists of the inbox; `mine`: assigned to me and not closed. */
export const requestLists = ['waiting', 'mine', 'answered', 'closed'] as const

export type RequestList = (typeof requestLists)[number]

/** Enquiries are answered within this many working days (ours). */
const answerWithinDays = 1

export const answerRequestBy = (since: Instant, own: readonly ClinicClosure[] = []): Instant =>
  addWorkingDays(since, answerWithinDays, own)

export const longestReply = 10_000

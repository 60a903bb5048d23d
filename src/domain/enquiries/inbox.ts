import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays } from '../calendar/working-time.ts'

/** Where a request to support stands: it waits for us, we have answered, or nothing is left to do. */
export const requestStates = ['waiting', 'answered', 'closed'] as const

export type RequestState = (typeof requestStates)[number]

export type RequestMove = 'person writes' | 'team answers' | 'close' | 'reopen'

const moves: Readonly<Record<RequestState, Partial<Record<RequestMove, RequestState>>>> = {
  waiting: { 'person writes': 'waiting', 'team answers': 'answered', close: 'closed' },
  answered: { 'person writes': 'waiting', 'team answers': 'answered', close: 'closed', reopen: 'waiting' },
  // Whoever writes about something that was closed is heard again.
  closed: { 'person writes': 'waiting', 'team answers': 'answered', reopen: 'waiting' },
}

/** Null: that cannot happen to it now. */
export const afterMove = (state: RequestState, move: RequestMove): RequestState | null => moves[state][move] ?? null

/** The lists of the inbox; `mine`: whatever I have taken that is not closed. */
export const requestLists = ['waiting', 'mine', 'answered', 'closed'] as const

export type RequestList = (typeof requestLists)[number]

/** Somebody answers within so many working days: ours. */
const answerWithinDays = 1

export const answerRequestBy = (since: Instant, own: readonly ClinicClosure[] = []): Instant =>
  addWorkingDays(since, answerWithinDays, own)

export const longestReply = 10_000

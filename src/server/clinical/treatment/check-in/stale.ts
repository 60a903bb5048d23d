import { dayMs } from '#domain/calendar/durations.ts'
import { policy } from '#domain/clinical/policy.ts'
import type { CheckInRow } from '../../cases/check-ins-of.ts'

/** How long reported answers are recent enough to supply by. */
export const staleAfter = ({ finishedAt }: Pick<CheckInRow, 'finishedAt'>): number =>
  (finishedAt?.getTime() ?? 0) + policy.checkInFreshDays * dayMs

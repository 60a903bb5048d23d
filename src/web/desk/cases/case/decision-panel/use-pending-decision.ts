import { useDecisions } from '../../list/last-decision.ts'
import type { ShownCase } from '../shown-case.ts'
import type { PendingDecision } from './pending.tsx'

/** A decision that waits out its half minute; one's own also before the case has been read again. */
export function usePendingDecision({ id, pending }: ShownCase, readAt: number | null): PendingDecision | null {
  const last = useDecisions().find(({ caseId }) => caseId === id)
  if (pending) return { kind: pending.kind, by: pending.isMine ? null : pending.by.name, until: pending }
  return last && (readAt ?? 0) <= last.takenAt ? { kind: last.kind, by: null, until: null } : null
}

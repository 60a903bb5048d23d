import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { caseDecisions, cases } from './tables.ts'

/** Somebody's own, in time, and nobody has begun to carry it out. */
export const canBeUndoneBy = (staffId: string, now: Instant) =>
  and(
    eq(caseDecisions.staffId, staffId),
    isNull(caseDecisions.doneAt),
    isNull(caseDecisions.undoneAt),
    eq(caseDecisions.attempts, 0),
    gt(caseDecisions.finalAt, new Date(now)),
  )

/** Takes back one's own decision. One that somebody has begun to carry out stays. */
export async function undoDecision(
  { database, now }: Services,
  decisionId: string,
  staffId: string,
): Promise<{ readonly caseId: string; readonly epoch: number }> {
  return database.run((orm) =>
    orm.transaction(async (tx) => {
      const [undone] = await tx
        .update(caseDecisions)
        .set({ undoneAt: new Date(now()), nextTryAt: null })
        .where(and(eq(caseDecisions.id, decisionId), canBeUndoneBy(staffId, now())))
        .returning({ caseId: caseDecisions.caseId })
      if (!undone) throw await cannotUndo(tx, decisionId, staffId)
      const [free] = await tx
        .update(cases)
        .set({ pendingDecision: null, epoch: sql`epoch + 1` })
        .where(eq(cases.id, undone.caseId))
        .returning({ epoch: cases.epoch })
      await publishDeskEvent(tx, 'case', undone.caseId)
      return { caseId: undone.caseId, epoch: free?.epoch ?? 0 }
    }),
  )
}

async function cannotUndo(tx: Orm, decisionId: string, staffId: string): Promise<ApiError> {
  const [own] = await tx
    .select({ undoneAt: caseDecisions.undoneAt })
    .from(caseDecisions)
    .where(and(eq(caseDecisions.id, decisionId), eq(caseDecisions.staffId, staffId)))
  if (!own) return new ApiError(404, 'There is no such decision of yours.')
  return new ApiError(409, own.undoneAt ? 'This was taken back already.' : 'This is final: it has been carried out.')
}

import { eq, sql } from 'drizzle-orm'
import { undoOwn } from '../../platform/execute-later/execute-later.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { caseDecisions, cases } from './tables.ts'

/** Undoes one's own decision. Once its execution has begun, it stays. */
export async function undoDecision(
  { database, now }: Services,
  decisionId: string,
  staffId: string,
): Promise<{ readonly caseId: string; readonly epoch: number }> {
  return database.transaction(async (tx) => {
    const became = await undoOwn(tx, caseDecisions, { id: decisionId, staffId, now: now() })
    if (became === 'not theirs') throw new ApiError(404, 'There is no such decision of yours.')
    if (became === 'undone before') throw new ApiError(409, 'This was taken back already.')
    if (became === 'final') throw new ApiError(409, 'This is final: it has been carried out.')
    const decided = tx.select({ id: caseDecisions.caseId }).from(caseDecisions).where(eq(caseDecisions.id, decisionId))
    const [free] = await tx
      .update(cases)
      .set({ pendingDecision: null, epoch: sql`epoch + 1` })
      .where(eq(cases.id, decided))
      .returning({ id: cases.id, epoch: cases.epoch })
    if (!free) throw new Error('A decision was undone about a case that is gone.')
    await publishDeskEvent(tx, 'case', free.id)
    return { caseId: free.id, epoch: free.epoch }
  })
}

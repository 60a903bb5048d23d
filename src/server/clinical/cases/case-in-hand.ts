import { eq } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { undoTimes } from '#domain/operations/undo-window.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Case } from './case-rows.ts'
import { caseDecisions } from './tables.ts'

type Opening = Pick<Services, 'vault'>

interface Asking {
  readonly staffId: string
  readonly now: Instant
}

/** Who has claimed a case, from the caller's point of view. Null: nobody. */
export async function holderShown(
  services: Opening,
  tx: Orm,
  { claimedBy, claimUntil }: Pick<Case, 'claimedBy' | 'claimUntil'>,
  { staffId, now }: Asking,
) {
  if (claimedBy === null || claimUntil === null || claimUntil.getTime() <= now) return null
  return {
    id: claimedBy,
    name: await staffName(services, tx, claimedBy),
    until: claimUntil.toISOString(),
    isMe: claimedBy === staffId,
  }
}

/** A decision that can still be undone, or that is being executed. */
export async function pendingShown(
  services: Opening,
  tx: Orm,
  { pendingDecision }: Pick<Case, 'pendingDecision'>,
  { staffId, now }: Asking,
) {
  if (pendingDecision === null) return null
  const [decision] = await tx.select().from(caseDecisions).where(eq(caseDecisions.id, pendingDecision))
  if (!decision) return null
  return {
    decisionId: decision.id,
    kind: decision.kind,
    by: { id: decision.staffId, name: await staffName(services, tx, decision.staffId) },
    isMine: decision.staffId === staffId,
    ...undoTimes(decision, now),
  }
}

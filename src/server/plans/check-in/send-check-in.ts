import { eq } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { checkIn as flow } from '#domain/questionnaires/check-in/flow.ts'
import { type CheckInRow, checkInOwner } from '../../cases/check-ins-of.ts'
import type { Orm } from '../../database/database.ts'
import type { Vault } from '../../encryption/vault.ts'
import { type CheckInOutcome, checkIns } from '../tables.ts'
import { deleteDraft } from './draft.ts'

interface Sent {
  /** JSON, in the words of the present questionnaire. */
  readonly plain: string
  readonly outcome: CheckInOutcome
  readonly orderId: string | null
  readonly now: Instant
}

/** Keeps a check-in as it was sent. The caller holds it. */
export async function keepSent(
  tx: Orm,
  vault: Vault,
  checkIn: CheckInRow,
  { plain, outcome, orderId, now }: Sent,
): Promise<void> {
  await tx
    .update(checkIns)
    .set({
      finishedAt: new Date(now),
      outcome,
      version: flow.version,
      answers: vault.seal(plain, checkInOwner(checkIn.id)),
      orderId,
    })
    .where(eq(checkIns.id, checkIn.id))
  await deleteDraft(tx, checkIn)
}

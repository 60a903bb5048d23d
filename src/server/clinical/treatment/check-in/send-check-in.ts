import { eq } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import type { ReportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import { type BodyMeasure, logProblem } from '#domain/treatment/tracking/measures.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import { type CheckInRow, checkInOwner } from '../../cases/check-ins-of.ts'
import { saveReported } from '../../tracking/tracked-rows.ts'
import { type CheckInOutcome, checkIns } from '../tables.ts'
import { deleteDraft } from './draft.ts'

interface Sent {
  /** JSON, in the words of the current questionnaire. */
  readonly plain: string
  readonly reported: ReportedCheckIn
  readonly outcome: CheckInOutcome
  readonly orderId?: string
  readonly caseId?: string
  readonly now: Instant
}

/** Measurements given with it, logged as if by the patient. Invalid ones are not logged. */
function measuredIn({ on, kg, waistCm, bodyFatPercent }: ReportedCheckIn) {
  const reported: readonly (readonly [BodyMeasure, number | null])[] = [
    ['weight', kg],
    ['waist', waistCm],
    ['body_fat', bodyFatPercent],
  ]
  return reported.flatMap(([measure, value]) =>
    value === null || logProblem({ measure, on, value }, on) !== null ? [] : [{ measure, on, value }],
  )
}

/** Stores a check-in as it was sent, and its measurements in the log. The caller holds it. */
export async function saveSent(
  tx: Orm,
  vault: Vault,
  checkIn: CheckInRow,
  { plain, reported, outcome, orderId = undefined, caseId = undefined, now }: Sent,
): Promise<void> {
  await tx
    .update(checkIns)
    .set({
      finishedAt: new Date(now),
      outcome,
      version: flow.version,
      answers: vault.seal(plain, checkInOwner(checkIn.id)),
      orderId: orderId ?? null,
      caseId: caseId ?? null,
    })
    .where(eq(checkIns.id, checkIn.id))
  await saveReported(tx, vault, { accountId: checkIn.accountId, logged: measuredIn(reported), at: now })
  await deleteDraft(tx, checkIn)
}

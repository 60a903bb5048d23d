import type { CaseReminder } from '#domain/cases/reminders.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Case } from './case-rows.ts'
import { caseReminders } from './tables.ts'

/**
 * Records that a reminder about a case is sent in its current state, in the transaction that sends it. False: it was
 * sent before.
 */
export async function remindOnce(
  tx: Orm,
  { id: caseId, stateSince }: Pick<Case, 'id' | 'stateSince'>,
  what: CaseReminder,
  now: number,
): Promise<boolean> {
  const [made] = await tx
    .insert(caseReminders)
    .values({ caseId, what, stateSince, at: new Date(now) })
    .onConflictDoNothing()
    .returning({ what: caseReminders.what })
  return made !== undefined
}

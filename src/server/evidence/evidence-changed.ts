import { judgeAnew, lockCasesOf } from '../cases/judge-anew.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'

/** Something new is known of a person: every case of theirs that is not over is judged anew, in the same transaction. */
export async function evidenceChanged(services: Services, tx: Orm, accountId: string): Promise<void> {
  await judgeAnew(services, tx, await lockCasesOf(tx, accountId))
}

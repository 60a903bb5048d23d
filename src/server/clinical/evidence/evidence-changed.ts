import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'

/** Something new is known of a person: every case of theirs that is not over is judged anew, in the same transaction. */
export async function evidenceChanged(services: Services, tx: Orm, accountId: string): Promise<void> {
  await reassessCase(services, tx, await lockCasesOf(tx, accountId))
}

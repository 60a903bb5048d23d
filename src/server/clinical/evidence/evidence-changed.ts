import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'

/** Something new is known about a patient: every open case of theirs is assessed again, in the same transaction. */
export async function evidenceChanged(services: Services, tx: Orm, accountId: string): Promise<void> {
  await reassessCase(services, tx, await lockCasesOf(tx, accountId))
}

import type { Orm } from '../database/database.ts'
import { type DeskChange, deskChanges } from './tables.ts'

/** In the transaction of the change, so that a rollback announces nothing. */
export const publishDeskEvent = async (tx: Orm, kind: DeskChange, subject: string): Promise<void> =>
  void (await tx.insert(deskChanges).values({ kind, subject }))

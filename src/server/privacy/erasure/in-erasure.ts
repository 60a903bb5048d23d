import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'

/** A transaction that names the erasure it belongs to: what may only ever grow admits to be erased in no other. */
export const inErasure = <Result>(
  database: Database,
  erasureId: string,
  work: (tx: Orm) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('larkwell.erasure', ${erasureId}, true)`)
    return work(tx)
  })

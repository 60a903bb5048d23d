import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'

/** A transaction that names its erasure: append-only tables allow deletion in no other. */
export const inErasure = <Result>(
  database: Database,
  erasureId: string,
  work: (tx: Orm) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('larkwell.erasure', ${erasureId}, true)`)
    return work(tx)
  })

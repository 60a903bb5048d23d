import type { QueryResult } from 'pg'

/** The database cannot be used as it is. The message is for the operator. */
export class UnsuitableDatabase extends Error {
  override name: string = 'UnsuitableDatabase'
}

/** The database accepts no writes at the moment. The code is that of a refused statement. */
class NotWritable extends UnsuitableDatabase {
  override name = 'NotWritable'
  readonly code = '25006'
}

interface Asked {
  query(text: string): Promise<QueryResult<{ onlyReads: boolean; waits: boolean }>>
}

/**
 * A read-only standby answers like its primary, and a primary that lost its synchronous standby answers everything but
 * a commit, which waits. Neither is visible without asking.
 */
const question = `
  select current_setting('transaction_read_only')::bool as "onlyReads",
    exists (
      select from pg_stat_activity
      where usename = current_user and wait_event = 'SyncRep' and query_start < clock_timestamp() - interval '1 second'
    ) as waits`

/** Refuses a database that accepts no writes, which users would find out otherwise. */
export async function requireWritable(database: Asked): Promise<void> {
  const { rows } = await database.query(question)
  if (rows[0]?.onlyReads) throw new NotWritable('It is read-only: a standby, or set to accept no writes.')
  if (rows[0]?.waits) throw new NotWritable('Its last commit still waits for its standby, which does not answer.')
}

import type { QueryResult } from 'pg'

/** Not one that we can use as it is. Its words are for the operator. */
export class UnsuitableDatabase extends Error {
  override name: string = 'UnsuitableDatabase'
}

/** One that takes nothing at the moment. The code is that of a statement that was refused for it. */
class NotWritable extends UnsuitableDatabase {
  override name = 'NotWritable'
  readonly code = '25006'
}

interface Asked {
  query(text: string): Promise<QueryResult<{ onlyReads: boolean; waits: boolean }>>
}

/**
 * A standby answers as readily as the database it follows, and one whose own standby is gone answers everything but a
 * commit, which waits for it. Neither can be seen without asking.
 */
const question = `
  select current_setting('transaction_read_only')::bool as "onlyReads",
    exists (
      select from pg_stat_activity
      where usename = current_user and wait_event = 'SyncRep' and query_start < clock_timestamp() - interval '1 second'
    ) as waits`

/** Refuses a database that nothing can be saved in, which would be found out by people otherwise. */
export async function requireWritable(database: Asked): Promise<void> {
  const { rows } = await database.query(question)
  if (rows[0]?.onlyReads) throw new NotWritable('It only reads: it is a standby, or was told to take nothing.')
  if (rows[0]?.waits) throw new NotWritable('What was saved last still waits for its standby, which does not answer.')
}

import { openSession } from '../session.ts'
import { UnusableBackup } from '../unusable-backup.ts'

/** The database that was replaced, until the next is. */
export const setAside = (name: string): string => `${name}-before-restore`

const using = `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'`

/** PostgreSQL's code for a database that somebody is connected to. */
const inUse = '55006'

/**
 * Fills a new database beside the embedded one and then gives it that one's name, in one transaction: until then, and
 * if it fails or is killed, everything is as it was.
 */
export async function replaceEmbedded(ownerUrl: string, fill: (url: string) => Promise<void>): Promise<void> {
  const urlOf = (database: string) => Object.assign(new URL(ownerUrl), { pathname: `/${database}` }).href
  const client = await openSession(urlOf('postgres'), 'larkwell restore')
  const name = new URL(ownerUrl).pathname.slice(1)
  const draft = `${name}-restoring`
  const quoted = (database: string) => client.escapeIdentifier(database)
  try {
    const { rowCount } = await client.query(using, [name])
    if (rowCount !== 0) throw running()
    // What a restore that was killed has left.
    await client.query(`drop database if exists ${quoted(draft)} with (force)`)
    await client.query(`create database ${quoted(draft)}`)
    try {
      await fill(urlOf(draft))
      await client.query(`drop database if exists ${quoted(setAside(name))}`)
      await client.query('begin')
      await client.query(`alter database ${quoted(name)} rename to ${quoted(setAside(name))}`)
      await client.query(`alter database ${quoted(draft)} rename to ${quoted(name)}`)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      await client.query(`drop database ${quoted(draft)} with (force)`).catch(() => undefined)
      throw (error as { code?: string }).code === inUse ? running() : error
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

const running = () => new UnusableBackup('This database is in use. Stop Larkwell first.')

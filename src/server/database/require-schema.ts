import type { Client, Pool } from 'pg'
import { migrationTimes } from './migrate.ts'
import { UnsuitableDatabase } from './writable.ts'

const noSuchTable = '42P01'
const noPrivilege = '42501'

/** Where the schema is brought up to date apart from starting: refuses one that is older than this release. */
export async function requireSchema(database: Pool | Client): Promise<void> {
  const newest = migrationTimes().at(-1) ?? 0
  const { rows } = await (database as Pick<Client, 'query'>)
    .query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
    .catch((error: { code?: string }) => {
      if (error.code === noSuchTable) return { rows: [] }
      if (error.code === noPrivilege)
        throw new UnsuitableDatabase(
          'The role of DATABASE_URL has not been granted anything yet. Run npm run db:migrate with DATABASE_OWNER_URL.',
        )
      throw error
    })
  if (Number(rows[0]?.newest ?? 0) < newest)
    throw new UnsuitableDatabase('Its schema is older than this release. Run npm run db:migrate.')
}

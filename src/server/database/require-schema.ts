import type { Client, Pool } from 'pg'
import { readMigrations } from './migration-files.ts'
import { appliedMigrations } from './run-migrations.ts'
import { UnsuitableDatabase } from './writable.ts'

const noSuchTable = '42P01'
const noPrivilege = '42501'

/** Where the schema is brought up to date apart from starting: refuses one that lacks a migration of this release. */
export async function requireSchema(database: Pool | Client): Promise<void> {
  const applied = await appliedMigrations(database as Client).catch((error: { code?: string }) => {
    if (error.code === noSuchTable) return new Set<number>()
    if (error.code === noPrivilege)
      throw new UnsuitableDatabase(
        'The role of DATABASE_URL has not been granted anything yet. Run npm run db:migrate with DATABASE_OWNER_URL.',
      )
    throw error
  })
  if (readMigrations().some(({ at }) => !applied.has(at)))
    throw new UnsuitableDatabase('Its schema is older than this release. Run npm run db:migrate.')
}

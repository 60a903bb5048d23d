import type { Client } from 'pg'
import { readMigrations } from './migration-files.ts'
import { appliedMigrations } from './run-migrations.ts'
import { UnsuitableDatabase } from './writable.ts'

const noSuchTable = '42P01'
const noPrivilege = '42501'

type Asked = Pick<Client, 'query'>

async function appliedIn(database: Asked): Promise<ReadonlySet<number>> {
  return appliedMigrations(database).catch((error: { code?: string }) => {
    if (error.code === noSuchTable) return new Set<number>()
    if (error.code === noPrivilege)
      throw new UnsuitableDatabase(
        'The role of DATABASE_URL has not been granted anything yet. Run npm run db:migrate with DATABASE_OWNER_URL.',
      )
    throw error
  })
}

/** Migrations of this release that the database lacks, and unknown ones that it has. */
async function comparedWith(database: Asked) {
  const applied = await appliedIn(database)
  const own = new Set(readMigrations().map(({ at }) => at))
  return {
    isOlder: [...own].some((at) => !applied.has(at)),
    isNewer: [...applied].some((at) => !own.has(at)),
  }
}

/**
 * Where migrations run apart from the start (`npm run db:migrate`): refuses a schema that lacks a migration of this
 * release. A newer one is accepted, since servers of the previous release run on it during a rolling update.
 */
export async function requireSchema(database: Asked): Promise<void> {
  if ((await comparedWith(database)).isOlder)
    throw new UnsuitableDatabase('Its schema is older than this release. Run npm run db:migrate.')
}

/**
 * For commands: the schema of this release and no other. They run beside servers of any release, access tables that may
 * look different by then, and must not change the schema under those servers.
 */
export async function requireOwnSchema(database: Asked): Promise<void> {
  const { isOlder, isNewer } = await comparedWith(database)
  if (isOlder)
    throw new UnsuitableDatabase(
      'The schema of the database is older than this release, and this command does not change it. Run npm run db:migrate first.',
    )
  if (isNewer)
    throw new UnsuitableDatabase(
      'The schema of the database is newer than this release. Run the command of the release that made it.',
    )
}

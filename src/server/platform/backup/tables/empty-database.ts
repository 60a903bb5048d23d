import type { Client } from 'pg'
import { migrationTimes } from '../../database/migration-files.ts'
import type { Manifest } from '../manifest.ts'
import { UnusableBackup } from '../unusable-backup.ts'
import { tablesOf } from './catalogue.ts'

const writtenAt = (migration: number) => new Date(migration).toISOString().slice(0, 16).replace('T', ' ')

/** An older schema is made as it was then, and migrated later. One that this release does not know cannot be made. */
export function requireKnownSchema({ migration }: Manifest): void {
  const known = migrationTimes()
  if (known.includes(migration)) return
  throw new UnusableBackup(
    `The backup has a schema that this release does not know: that of ${writtenAt(migration)}, and the newest here is that ` +
      `of ${writtenAt(known.at(-1) ?? 0)}. Restore it with the release it was made by, or a later one.`,
  )
}

export async function requireEmpty(client: Client, place: string, isEmbedded: boolean): Promise<void> {
  const tables = await tablesOf(client)
  if (tables.length === 0) return
  const instead = isEmbedded
    ? 'Set DATA_DIR to an empty folder, or add --replace: what is there is then set aside.'
    : 'Make a new one with create database, and set DATABASE_URL to it.'
  throw new UnusableBackup(`The database at ${place} is not empty: it has ${tables.length} tables. ${instead}`)
}

import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Keys } from '../../encryption/keys.ts'
import type { ClusterContent, StoredFile } from '../manifest.ts'
import { store } from '../stored-files.ts'
import { type TarEntry, tarOf } from '../tar.ts'
import { UnusableBackup } from '../unusable-backup.ts'
import { segmentBefore, segmentsFrom, timelineOf } from '../wal-segments.ts'
import { clusterFiles, textEntry } from './cluster-files.ts'

export const clusterFile = 'cluster.tar.gz'
export const segmentFile = (segment: string): string => `wal/${segment}.gz`

interface Source {
  readonly client: Client
  /** Its folder. */
  readonly cluster: string
  readonly lineage: string
}

/**
 * A copy of the files of a running cluster by PostgreSQL's low-level interface, with the part of the log that makes it
 * consistent: it can be restored on its own, and with the archived log to any later moment.
 */
export async function backUpCluster(
  { client, cluster, lineage }: Source,
  folder: string,
  keys: Keys,
): Promise<{ content: ClusterContent; files: StoredFile[] }> {
  // Until the session ends PostgreSQL keeps every segment that is not copied yet.
  await client.query(`select pg_create_physical_replication_slot('larkwell_backup', true, true)`)
  const { rows } = await client.query<{ bytes: number }>(
    `select setting::int as bytes from pg_settings where name = 'wal_segment_size'`,
  )
  const segmentBytes = rows[0]?.bytes ?? 0
  await client.query(`select pg_backup_start('larkwell', true)`)
  let end = { place: '', label: '' }
  async function* entries(): AsyncGenerator<TarEntry> {
    yield* clusterFiles(cluster)
    end = await stopBackup(client)
    yield textEntry('backup_label', end.label)
  }
  const copy = await store(folder, clusterFile, tarOf(entries()), keys)
  const firstSegment = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(end.label)?.[1]
  if (firstSegment === undefined) throw new UnusableBackup('PostgreSQL did not say where its log begins.')
  const lastSegment = segmentBefore(end.place, timelineOf(firstSegment), segmentBytes)
  const files = [copy]
  for (const segment of segmentsFrom(firstSegment, lastSegment, segmentBytes))
    files.push(await store(folder, segmentFile(segment), createReadStream(join(cluster, 'pg_wal', segment)), keys))
  return { content: { kind: 'cluster', lineage, segmentBytes, firstSegment, lastSegment }, files }
}

async function stopBackup(client: Client): Promise<{ place: string; label: string }> {
  const { rows } = await client.query<{ place: string; label: string }>(
    'select lsn::text as place, labelfile as label from pg_backup_stop(false)',
  )
  if (!rows[0]) throw new UnusableBackup('PostgreSQL did not end the backup.')
  return rows[0]
}

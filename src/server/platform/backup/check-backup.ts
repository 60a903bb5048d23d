import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { archiveFolder } from '../database/embedded/archive.ts'
import type { Keys } from '../encryption/keys.ts'
import type { Backup } from './choose.ts'
import { segmentFile } from './cluster/back-up-cluster.ts'
import { logToReplay } from './cluster/log-to-replay.ts'
import { faultOf, nameIn } from './stored-files.ts'
import { UnusableBackup } from './unusable-backup.ts'
import { segmentsFrom } from './wal-segments.ts'

/** What is wrong with a backup, one line each; none if it is complete and unchanged. */
export async function faultsOf({ folder, packing, manifest: { files, content } }: Backup): Promise<string[]> {
  const needed =
    content.kind === 'tables'
      ? content.tables.map(({ file }) => file)
      : segmentsFrom(content.firstSegment, content.lastSegment, content.segmentBytes).map(segmentFile)
  const unlisted = needed
    .map((name) => nameIn(packing, name))
    .filter((name) => !files.some((file) => file.name === name))
  const faults = unlisted.map((name) => `${name} is not part of it, but it is needed.`)
  for (const file of files) {
    const fault = await faultOf(folder, file)
    if (fault !== null) faults.push(fault)
  }
  return faults
}

interface Reach {
  /** Up to when the archived log continues without a gap. Null: not beyond the backup. */
  readonly until: Date | null
  /** What is wrong with it. */
  readonly faults: readonly string[]
}

/** How far the archived log continues, decrypting each segment to its end. */
export async function archivedBeyond(backup: Backup, keys: Keys | null): Promise<Reach> {
  const { content } = backup.manifest
  if (content.kind === 'tables') return { until: null, faults: [] }
  const archive = archiveFolder(dirname(backup.folder), content.lineage)
  const log = await logToReplay(content, { backup, archive, own: null, allowsPlain: true, keys })
  const faults: string[] = []
  let until = 0
  for (const [segment, { path, read }] of log) {
    if (segment <= content.lastSegment) continue
    try {
      await read()
    } catch (error) {
      faults.push(error instanceof UnusableBackup ? error.message : `${basename(path)} of the log cannot be read.`)
      break
    }
    until = Math.max(until, (await stat(path)).mtimeMs)
  }
  return { until: until === 0 ? null : new Date(until), faults }
}

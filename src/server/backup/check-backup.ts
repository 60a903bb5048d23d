import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { archiveFolder } from '../database/embedded/archive.ts'
import type { Backup } from './choose.ts'
import { segmentFile } from './cluster/back-up-cluster.ts'
import { logToReplay } from './cluster/log-to-replay.ts'
import { faultOf } from './stored-files.ts'
import { segmentsFrom } from './wal-segments.ts'

/** What is wrong with a backup, a line for each; none if it is as it was written and nothing is missing. */
export async function faultsOf({ folder, manifest: { files, content } }: Backup): Promise<string[]> {
  const needed =
    content.kind === 'tables'
      ? content.tables.map(({ file }) => file)
      : segmentsFrom(content.firstSegment, content.lastSegment, content.segmentBytes).map(segmentFile)
  const unlisted = needed.filter((name) => !files.some((file) => file.name === name))
  const faults = unlisted.map((name) => `${name} is not part of it, but it is needed.`)
  for (const file of files) {
    const fault = await faultOf(folder, file)
    if (fault !== null) faults.push(fault)
  }
  return faults
}

/** Up to when the archived log leads on without a gap, by when it was written. Null: not beyond the backup. */
export async function reachesTo({ folder, manifest: { content } }: Backup): Promise<Date | null> {
  if (content.kind === 'tables') return null
  const archive = archiveFolder(dirname(folder), content.lineage)
  const log = await logToReplay(content, { backup: folder, archive, own: null })
  const since = [...log].filter(([segment]) => segment > content.lastSegment)
  const times = await Promise.all(since.map(async ([, path]) => (await stat(path)).mtimeMs))
  return times.length === 0 ? null : new Date(Math.max(...times))
}

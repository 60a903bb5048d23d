import type { Manifest } from './manifest.ts'
import type { Packing } from './stored-files.ts'
import { isSegment } from './wal-segments.ts'

export interface Backup {
  readonly folder: string
  readonly manifest: Manifest
  /** How its files are read. */
  readonly packing: Packing
}

/** Oldest first. */
export const inOrder = (backups: readonly Backup[]): Backup[] =>
  backups.toSorted((a, b) => a.manifest.endedAt.localeCompare(b.manifest.endedAt))

/** All but the newest this many. */
export const beyond = (backups: readonly Backup[], keep: number): Backup[] => inOrder(backups).slice(0, -keep)

/** The newest backup from which a moment can be reached, or the newest of all. */
export const backupFor = (backups: readonly Backup[], at: Date | null): Backup | undefined =>
  inOrder(backups).findLast(({ manifest }) => at === null || Date.parse(manifest.endedAt) <= at.getTime())

/**
 * Archived log that no backup needs any more: of each lineage what is before its oldest backup, and all of lineages
 * without one, except the current one.
 */
export function needlessSegments(
  lineage: string,
  names: readonly string[],
  backups: readonly Backup[],
  present: string,
): string[] {
  const firsts = backups.flatMap(({ manifest: { content } }) =>
    content.kind === 'cluster' && content.lineage === lineage ? [content.firstSegment] : [],
  )
  const oldest = firsts.toSorted()[0]
  if (oldest === undefined) return lineage === present ? [] : [...names]
  // A timeline before that of the backup sorts before it, too.
  return names.filter((name) => isSegment(name.slice(0, 24)) && name.slice(0, 24) < oldest)
}

import type { Manifest } from './manifest.ts'
import type { Packing } from './stored-files.ts'

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

export const restoreUsage = `npm run restore -- --from FOLDER                        a backup, or a folder of backups; else BACKUP_DIR
  --at 2026-11-16T10:00:00Z             to this moment; else as far as there is a log
  --replace                             although there is a database: it is set aside, and not removed
  --unencrypted                         also a backup of an earlier release, or the end of a log, that is not encrypted:
                                        anyone with write access there could have changed it unnoticed`

/** The time zone is required, so that no operator restores an hour too much. Null: invalid. */
export function momentIn(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The next steps, in order. */
export const nextSteps = (aside: string | null, isEmbedded: boolean): string[] => [
  'Now:',
  '  1. Start Larkwell with the same settings, and sign in to check that it works.',
  '  2. npm run backup: data from now on cannot be restored from the earlier backups.',
  '  3. Erasures that were carried out since then have to be requested again (docs/operations.md, "Backup and restore").',
  '  4. Check the operations inbox: payments made since then are at the card provider, and are compared within a day.',
  ...(aside === null ? [] : [`  5. When all is well, remove the earlier database: ${aside}`]),
  ...(isEmbedded ? [] : ['It is as of the backup; a later moment has to be restored by your database provider.']),
]

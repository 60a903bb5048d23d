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
  '  1. Start Larkwell with the same settings, and sign in as somebody.',
  '  2. npm run backup: what comes from now on cannot be restored from the backups before.',
  '  3. Erasures that were carried out since then have to be asked for again (docs/operations.md, "Backup and restore").',
  '  4. Look at Watch: money that moved since then is at the card provider, and is compared within a day.',
  ...(aside === null ? [] : [`  5. When all is well, remove what was there before: ${aside}`]),
  ...(isEmbedded ? [] : ['Its point in time is that of the backup; a later one is the business of your provider.']),
]

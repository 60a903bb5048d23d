export const restoreUsage = `npm run restore -- --from FOLDER                        a backup, or a folder of backups: the newest is used; BACKUP_DIR if left out
  --replace                             even if the embedded database is not empty: it is set aside
  --unencrypted                         even if it is from an earlier release and not encrypted: anyone with write access
                                        there could have changed it unnoticed
A backup is a snapshot of one moment: npm run backup -- --list lists them.`

/** The next steps, in order. */
export const nextSteps = (aside: string | null, isEmbedded: boolean): string[] => [
  'Now:',
  '  1. Start Larkwell with the same settings, and sign in to check that it works.',
  '  2. npm run backup: earlier backups do not contain data saved from now on.',
  '  3. Erasures that were carried out since then have to be requested again (docs/operations.md, "Backup and restore").',
  '  4. Check the operations inbox: payments made since then are at the card provider, and are compared within a day.',
  ...(aside === null ? [] : [`The earlier database is kept as ${aside} until the next restore with --replace.`]),
  ...(isEmbedded ? [] : ['The data is as of the backup. Your database provider has to restore any later moment.']),
]

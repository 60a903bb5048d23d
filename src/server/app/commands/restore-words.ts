export const restoreUsage = `npm run restore -- --from FOLDER                        a backup, or of a folder of backups the newest; else BACKUP_DIR
  --replace                             although the embedded database is not empty: it is set aside
  --unencrypted                         also a backup of an earlier release that is not encrypted: anyone with write access
                                        there could have changed it unnoticed
A backup holds one moment: npm run backup -- --list says which there are.`

/** The next steps, in order. */
export const nextSteps = (aside: string | null, isEmbedded: boolean): string[] => [
  'Now:',
  '  1. Start Larkwell with the same settings, and sign in to check that it works.',
  '  2. npm run backup: data from now on is in none of the earlier backups.',
  '  3. Erasures that were carried out since then have to be requested again (docs/operations.md, "Backup and restore").',
  '  4. Check the operations inbox: payments made since then are at the card provider, and are compared within a day.',
  ...(aside === null
    ? []
    : [`What was there is kept beside it, as the database ${aside}, until the next restore with --replace.`]),
  ...(isEmbedded ? [] : ['It is as of the backup; a later moment has to be restored by your database provider.']),
]

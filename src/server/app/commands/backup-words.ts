import type { Made } from '../../platform/backup/make-backup.ts'
import type { Manifest } from '../../platform/backup/manifest.ts'
import type { Config } from '../../platform/config/config.ts'

export const backupUsage = `npm run backup                          into BACKUP_DIR
  --to FOLDER                           into another folder
  --keep 14                             and remove all but the newest 14
  --with-keys                           include the data keys, encrypted like the rest
npm run backup -- --list                list the backups
npm run backup -- --check [FOLDER]      check that one of them, or each, is as it was written`

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

export function sizeOf(files: Manifest['files']): string {
  let [size, unit] = [files.reduce((sum, { bytes }) => sum + bytes, 0), 0]
  for (; size >= 1_000 && unit < units.length - 1; unit += 1) size /= 1_000
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`
}

const contentWords = ({ content }: Manifest): string =>
  content.kind === 'cluster'
    ? 'the files of a database, from an earlier release'
    : `${content.tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en-GB')} rows of ${content.tables.length} tables`

/** One backup on a line. */
export const lineOf = (name: string, manifest: Manifest): string =>
  `${name}  ${sizeOf(manifest.files)}, ${contentWords(manifest)}`

/** Said each time, since a missing key is otherwise noticed too late. */
export function keyWords(
  { dataKeys, dataDir, backupKeys }: Pick<Config, 'dataKeys' | 'dataDir' | 'backupKeys'>,
  made: Made,
  { withKeys, encryptedBy }: { readonly withKeys: boolean; readonly encryptedBy: string },
): string[] {
  const keyPlace = backupKeys === null ? `${dataDir}/backup-keys` : 'the setting BACKUP_KEYS'
  const opened = `IT OPENS WITH THE BACKUP KEY ${encryptedBy} ALONE, in ${keyPlace}. Keep a copy of that key in another place.`
  const names = made.manifest.keys.map(({ id }) => id).join(', ')
  if (names === '')
    return [opened, 'NO KEYS ARE CONFIGURED HERE. Without them no patient data in this backup can be read.']
  if (withKeys)
    return [
      opened,
      `THE KEYS (${names}) ARE IN IT, as you asked: anyone who also has the backup key can read everything.`,
    ]
  const place = dataKeys === null ? `${dataDir}/data-keys` : 'the setting DATA_KEYS'
  return [
    opened,
    `THE KEYS ARE NOT IN IT: ${names}, in ${place}. Keep a copy of them in another place.`,
    'Without them nobody can read any patient data in this backup.',
  ]
}

export function madeWords({ folder, manifest }: Made, isEmbedded: boolean): string[] {
  const seconds = (Date.parse(manifest.endedAt) - Date.parse(manifest.begunAt)) / 1_000
  const later = isEmbedded
    ? 'Anything saved after it can be lost until the next backup is made.'
    : 'Recovery to a moment between two backups is up to the operator of your PostgreSQL server.'
  return [`Made in ${seconds.toFixed(1)} s: ${lineOf(folder, manifest)}.`, `It is a snapshot of one moment. ${later}`]
}

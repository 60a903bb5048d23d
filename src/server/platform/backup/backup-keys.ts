import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from '../config/config.ts'
import { type Keys, parseKeys } from '../encryption/keys.ts'
import { keysIn } from '../encryption/keys-file.ts'

/** Where the key of an installation lies that configured none. */
const backupKeyFile = 'backup-keys'

type Settings = Pick<Config, 'backupKeys' | 'dataDir' | 'isProduction' | 'isDemo'>

const parsed = (text: string): Keys => {
  const keys = parseKeys(text)
  if (!keys) throw new ConfigError('BACKUP_KEYS cannot be read.')
  return keys
}

/** What backups here are opened with; null where there is none, for reading them would make one. */
export async function presentBackupKeys({ backupKeys, dataDir }: Settings): Promise<Keys | null> {
  if (backupKeys !== null) return parsed(backupKeys)
  const isThere = await access(join(dataDir, backupKeyFile)).then(
    () => true,
    () => false,
  )
  return isThere ? keysIn(dataDir, backupKeyFile) : null
}

/** What backups are made with. Where real people are served, an operator chooses the key, and knows where it is kept. */
export async function keysForBackups(config: Settings): Promise<Keys> {
  if (config.backupKeys !== null) return parsed(config.backupKeys)
  if (config.isProduction && !config.isDemo)
    throw new ConfigError(
      'BACKUP_KEYS is needed to make a backup in production: it is what backups are encrypted with.',
    )
  return keysIn(config.dataDir, backupKeyFile)
}

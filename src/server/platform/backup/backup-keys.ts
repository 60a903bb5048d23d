import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from '../config/config.ts'
import { type Keys, parseKeys } from '../encryption/keys.ts'
import { keysIn } from '../encryption/keys-file.ts'

/** The key file of an installation that configured no key. */
const backupKeyFile = 'backup-keys'

type Settings = Pick<Config, 'backupKeys' | 'dataDir' | 'isProduction' | 'isDemo'>

const parsed = (text: string): Keys => {
  const keys = parseKeys(text)
  if (!keys) throw new ConfigError('BACKUP_KEYS cannot be read.')
  return keys
}

/** The keys that open backups here; null if there are none, since reading them would make one. */
export async function presentBackupKeys({ backupKeys, dataDir }: Settings): Promise<Keys | null> {
  if (backupKeys !== null) return parsed(backupKeys)
  const isThere = await access(join(dataDir, backupKeyFile)).then(
    () => true,
    () => false,
  )
  return isThere ? keysIn(dataDir, backupKeyFile) : null
}

/** The key for new backups. In production an operator sets it, and knows where it is kept. */
export async function keysForBackups(config: Settings): Promise<Keys> {
  if (config.backupKeys !== null) return parsed(config.backupKeys)
  if (config.isProduction && !config.isDemo)
    throw new ConfigError(
      'BACKUP_KEYS is needed to make a backup in production: it is what backups are encrypted with.',
    )
  return keysIn(config.dataDir, backupKeyFile)
}

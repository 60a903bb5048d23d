import { type Keys, parseKeys } from '../encryption/keys.ts'
import { keysIn } from '../encryption/keys-file.ts'
import { type Config, ConfigError } from './config.ts'

/** The configured keys, or those made for a data folder. */
export async function keysOf({ dataKeys, dataDir }: Config): Promise<Keys> {
  const keys = dataKeys === null ? await keysIn(dataDir) : parseKeys(dataKeys)
  if (!keys) throw new ConfigError('DATA_KEYS cannot be read.')
  return keys
}

import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Vault } from './encryption/vault.ts'

/** What handlers work with. Made once in main, and by hand in tests. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
  readonly vault: Vault
}

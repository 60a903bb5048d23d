import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from '../config/config.ts'
import { hostOf } from '../encryption/encrypted-links.ts'
import { startEmbedded } from './embedded/embedded-postgres.ts'

export interface Reached {
  /** As the role of the server, which owns nothing. */
  readonly url: string
  /** Past a pooler. Null: `url` leads to the database itself. */
  readonly directUrl: string | null
  /** As the owner, past any pooler. Null: the settings of this process do not name it. */
  readonly ownerUrl: string | null
  /** For display. */
  readonly place: string
  readonly isEmbedded: boolean
  /** Stops the embedded one, unless other processes use it. */
  stop(): Promise<void>
}

/** The configured database: the operator's own, or the embedded one, which is started. */
export async function reachDatabase(config: Config, say: (text: string) => void): Promise<Reached> {
  const { databaseUrl, directUrl, ownerUrl, dataDir } = config
  if (databaseUrl !== null)
    return {
      url: databaseUrl,
      directUrl,
      ownerUrl,
      place: hostOf(databaseUrl),
      isEmbedded: false,
      stop: async () => undefined,
    }
  const started = await startEmbedded({ dataDir, log: say })
  const { url: owner, applicationUrl: url, location, stop } = started
  return { url, directUrl: null, ownerUrl: owner, place: location, isEmbedded: true, stop }
}

/** For a command: only an existing one, since starting it would make one, and past any pooler. */
export async function reachOwnDatabase(config: Config, say: (text: string) => void): Promise<Reached> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database.json')))
    throw new ConfigError(`There is no database in ${config.dataDir}. Set DATABASE_URL or DATA_DIR as for the server.`)
  const reached = await reachDatabase(config, say)
  return { ...reached, url: reached.directUrl ?? reached.url, directUrl: null }
}

/** For a command that changes the schema, or rows that the server's role may not change. */
export function requireOwner({ ownerUrl }: Pick<Reached, 'ownerUrl'>): string {
  if (ownerUrl !== null) return ownerUrl
  throw new ConfigError('This needs the owner of the tables: set DATABASE_OWNER_URL for this command.')
}

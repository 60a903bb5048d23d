import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ownFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** As the first line of a file: each statement runs by itself, and has to be one that may run twice. */
const outsideTransaction = '-- run outside a transaction'

export interface Migration {
  /** As its file is called. */
  readonly name: string
  /** When it was written, which is how the database knows it. */
  readonly at: number
  readonly hash: string
  readonly statements: readonly string[]
  readonly isTransactional: boolean
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

/** Written by drizzle-kit, whose journal names them in their order. Hash and time are recorded as its own migrator would. */
export function readMigrations(folder = ownFolder): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    return {
      name: tag,
      at: when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      isTransactional: !text.startsWith(outsideTransaction),
    }
  })
}

/** Those of this release, by the time each was written. */
export const migrationTimes = (): number[] => readMigrations().map(({ at }) => at)

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ownFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** As the first line of a file: each statement runs by itself, and must tolerate running twice. */
const outsideTransaction = '-- run outside a transaction'

export interface Migration {
  /** Its file name. */
  readonly name: string
  /** When it was written: its id in the database. */
  readonly at: number
  readonly hash: string
  readonly statements: readonly string[]
  readonly isTransactional: boolean
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

/** Written by drizzle-kit, whose journal orders them. Hash and time are recorded as its own migrator would. */
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

/** Those of this release, by time. */
export const migrationTimes = (): number[] => readMigrations().map(({ at }) => at)

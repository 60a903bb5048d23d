import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Client } from 'pg'
import type { Say } from '../import-command.ts'
import { UnusableFile } from '../unusable-file.ts'
import { CsvCutOff } from './csv.ts'
import { type BadRow, type Directory, readEpraccur } from './epraccur.ts'
import { type Replaced, replaceDirectory, tryDirectory } from './replace-directory.ts'

const mostBadRowsShown = 100
/** Practices close and merge, but never this many from one file to the next. */
const mostLost = 0.1
/** The real NHS directory is never as small as this. */
const fewPractices = 20
const count = (number: number) => number.toLocaleString('en-GB')

interface How {
  /** Dry run: only reports what would happen. */
  readonly isTrial?: boolean
  /** Accept any number of removals. */
  readonly mayLose?: boolean
}

/** Reads the whole file before it writes anything; then writes everything or nothing. */
export async function importDirectory(
  client: Client,
  file: string,
  say: Say,
  { isTrial = false, mayLose = false }: How = {},
): Promise<Replaced> {
  say(`Reading ${basename(file)}…`)
  const { practices, badRows, leftOut } = await readDirectory(file)
  const rows = practices.length + badRows.length + leftOut
  say(`  ${count(rows)} rows: ${count(practices.length)} open GP practices, ${count(leftOut)} others left out.`)
  if (practices.length === 0) {
    throw new UnusableFile(
      'There is no open GP practice in this file. Is it the ODS file epraccur? Nothing was changed.',
    )
  }
  if (badRows.length > 0) tell(badRows, say)
  if (badRows.length > practices.length) {
    throw new UnusableFile('More rows cannot be used than can. Is it the ODS file epraccur? Nothing was changed.')
  }

  if (!isTrial) say(`Writing ${count(practices.length)} practices and the words they are found by…`)
  const replace = isTrial ? tryDirectory : replaceDirectory
  const replaced = await replace(client, practices, mayLose ? undefined : requirePlausible)
  const unchanged = practices.length - replaced.added - replaced.changed
  const { added, changed, removed } = replaced
  say(`  ${count(added)} new, ${count(changed)} changed, ${count(unchanged)} as before, ${count(removed)} removed.`)
  return replaced
}

function requirePlausible({ removed }: Replaced, before: number): void {
  if (before <= fewPractices || removed <= before * mostLost) return
  throw new UnusableFile(
    [
      `${count(removed)} of the ${count(before)} practices are not in this file: more than one in ten.`,
      'Is it cut short, or an old one? Nothing was changed.',
      'If it is right: npm run admin -- directory import --despite-losses',
    ].join('\n'),
  )
}

async function readDirectory(file: string): Promise<Directory> {
  try {
    return readEpraccur(new TextDecoder().decode(await readFile(file)))
  } catch (error) {
    if (error instanceof CsvCutOff) throw new UnusableFile(`${error.message} Nothing was changed.`)
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    throw new UnusableFile(`The file ${file} cannot be read. Nothing was changed.`)
  }
}

function tell(badRows: readonly BadRow[], say: Say): void {
  say(`  ${badRows.length === 1 ? '1 row' : `${count(badRows.length)} rows`} cannot be used and will be missing:`)
  for (const { line, problem } of badRows.slice(0, mostBadRowsShown)) say(`    line ${line}: ${problem}`)
  if (badRows.length > mostBadRowsShown) say(`    … and ${count(badRows.length - mostBadRowsShown)} more`)
}

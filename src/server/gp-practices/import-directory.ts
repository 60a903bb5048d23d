import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Client } from 'pg'
import { CsvCutOff } from './csv.ts'
import { type BadRow, type Directory, readEpraccur } from './epraccur.ts'
import { type Replaced, replaceDirectory } from './replace-directory.ts'

/** The file is not what it should be. Nothing was changed, and the message says so. */
export class UnusableFile extends Error {
  override name = 'UnusableFile'
}

type Say = (line: string) => void

const mostBadRowsShown = 100
const count = (number: number) => number.toLocaleString('en-GB')

/** Reads the whole file before it writes anything; then writes everything or nothing. */
export async function importDirectory(client: Client, file: string, say: Say): Promise<Replaced> {
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

  say(`Writing ${count(practices.length)} practices and the words they are found by…`)
  const replaced = await replaceDirectory(client, practices)
  const unchanged = practices.length - replaced.added - replaced.changed
  const { added, changed, removed } = replaced
  say(`  ${count(added)} new, ${count(changed)} changed, ${count(unchanged)} as before, ${count(removed)} removed.`)
  return replaced
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

import { basename } from 'node:path'
import type { Client } from 'pg'
import { searchedWords, soundOf } from '#domain/codes/search.ts'
import { plainName } from '#domain/codes/term.ts'
import type { Say } from '../import-command.ts'
import { UnusableFile } from '../unusable-file.ts'
import { type DmdTerm, type Release, readRelease } from './read-release.ts'
import { dmdLevels } from './tables.ts'

const mostBadShown = 100
const count = (number: number) => number.toLocaleString('en-GB')

/** Reads the whole release before it writes anything; then writes everything or nothing. It can be run again. */
export async function importRelease(client: Client, folder: string, say: Say): Promise<void> {
  say(`Reading ${basename(folder)}…`)
  const release = await readRelease(folder)
  const { releasedOn, terms, leftOut, badRecords } = release
  say(`  Release of ${releasedOn}: ${count(terms.length)} medicines, ${count(leftOut)} others left out.`)
  if (terms.length === 0) throw new UnusableFile('There is no medicine in this release. Nothing was changed.')
  if (badRecords.length > 0) {
    say(`  ${count(badRecords.length)} cannot be used and will be missing:`)
    for (const { file, problem } of badRecords.slice(0, mostBadShown)) say(`    ${file}: ${problem}`)
    if (badRecords.length > mostBadShown) say(`    … and ${count(badRecords.length - mostBadShown)} more`)
  }
  if (badRecords.length > terms.length) {
    throw new UnusableFile('More records cannot be used than can. Is it a release of dm+d? Nothing was changed.')
  }
  say(`Writing ${count(terms.length)} medicines and the words they are found by…`)
  await replaceRelease(client, release)
}

/** Searches see the old release until the new one is complete. One writer at a time. */
async function replaceRelease(client: Client, release: Release): Promise<void> {
  await client.query('begin')
  try {
    await client.query('lock table dmd_release in share row exclusive mode')
    const { rows } = await client.query<{ on: string }>('select released_on as on from dmd_release')
    const before = rows[0]?.on
    if (before !== undefined && release.releasedOn < before) {
      throw new UnusableFile(`The release in use is newer: ${before}. Nothing was changed.`)
    }
    await write(client, release)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function write(client: Client, { releasedOn, terms }: Release): Promise<void> {
  await client.query('delete from dmd_terms')
  await client.query('delete from dmd_words')
  await client.query('delete from dmd_release')
  await client.query(
    `insert into dmd_terms (id, level, name, substance)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    [
      terms.map(({ id }) => id),
      terms.map(({ level }) => level),
      terms.map(({ name }) => name),
      terms.map(({ substance }) => substance),
    ],
  )
  const words = [...indexOf(terms)]
  await client.query(
    `insert into dmd_words (word, sound, ids)
     select word, sound, ids::text[] from unnest($1::text[], $2::text[], $3::text[]) as row (word, sound, ids)`,
    [words.map(([word]) => word), words.map(([word]) => soundOf(word)), words.map(([, ids]) => `{${ids.join()}}`)],
  )
  await client.query('insert into dmd_release (released_on, imported_at, medicines) values ($1, now(), $2)', [
    releasedOn,
    terms.length,
  ])
  // New words wait in a pending list that every search would have to scan, and the planner's statistics are outdated.
  await client.query('select maintain_dmd_search()')
}

/** The ids of each word in the order in which a search shows those that fit equally well: it looks at the first of them. */
function indexOf(terms: readonly DmdTerm[]): Map<string, string[]> {
  const index = new Map<string, string[]>()
  const inOrder = terms.toSorted(
    (one, other) =>
      dmdLevels.indexOf(one.level) - dmdLevels.indexOf(other.level) || one.name.length - other.name.length,
  )
  for (const { id, name } of inOrder) {
    const words = searchedWords(plainName(name))
    // Also joined, for a patient who leaves out the space or the hyphen.
    for (const word of new Set(words.length > 1 && words.length < 4 ? [...words, words.join('')] : words)) {
      const ids = index.get(word)
      if (ids) ids.push(id)
      else index.set(word, [id])
    }
  }
  return index
}

import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { type LetterRow, openLetter } from './letter-rows.ts'
import { statusesOf } from './letter-statuses.ts'

/** Letters as a list shows them. */
export async function listedLetters(orm: Orm, vault: Vault, rows: readonly LetterRow[]) {
  const standings = await statusesOf(orm, rows)
  const replaced = new Set(rows.flatMap(({ replaces }) => replaces ?? []))
  return rows.map((row) => {
    const letter = openLetter(vault, row)
    return {
      row,
      letter,
      listed: {
        id: row.id,
        kind: row.kind,
        title: letter.title,
        to: letter.to.name,
        writtenOn: letter.writtenOn,
        version: row.version,
        isReplaced: replaced.has(row.id),
        state: standings(row.id).at(-1)?.state ?? ('called off' as const),
      },
      sendings: standings(row.id),
    }
  })
}

import { desc, eq } from 'drizzle-orm'
import { deskLetterWords as words } from '#content/letters/desk-letters.ts'
import type { Letter } from '#domain/letters/letter.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { letters } from './tables.ts'

export type LetterRow = typeof letters.$inferSelect

const mostShown = 500

const contentOwner = (id: string) => `letter/${id}`

export const sealLetter = (vault: Vault, id: string, letter: Letter): Buffer =>
  vault.seal(JSON.stringify(letter), contentOwner(id))

export const openLetter = (vault: Vault, { id, content }: Pick<LetterRow, 'id' | 'content'>): Letter =>
  JSON.parse(vault.open(content, contentOwner(id)))

export async function letterById(orm: Orm, id: string): Promise<LetterRow | null> {
  const [found] = await orm.select().from(letters).where(eq(letters.id, id))
  return found ?? null
}

/** All letters of a patient, newest first. */
export const lettersOf = (orm: Orm, accountId: string): Promise<LetterRow[]> =>
  orm.select().from(letters).where(eq(letters.accountId, accountId)).orderBy(desc(letters.number)).limit(mostShown)

/** Which letter replaced another. Null: none did. */
export async function replacementOf(orm: Orm, id: string): Promise<string | null> {
  const [found] = await orm.select({ id: letters.id }).from(letters).where(eq(letters.replaces, id))
  return found?.id ?? null
}

export const noSuchLetter = () => new ApiError(404, words.gone)

import { randomUUID } from 'node:crypto'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { LetterFacts } from '#domain/letters/facts.ts'
import type { LetterKind } from '#domain/letters/occasion.ts'
import { lettersAbout } from '#domain/letters/write-letter.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { sealLetter } from './letter-rows.ts'
import { beginSending } from './sendings.ts'
import { letters } from './tables.ts'

interface Happened {
  readonly accountId: string
  readonly occasionKey: string
  readonly caseId: string | null
  readonly decisionId: string | null
  readonly staffId: string | null
  /** The deadline for telling a GP practice. */
  readonly dueAt: Instant
  readonly now: Instant
}

/** A second call finds that the letters are there. Returns which were written now. */
export async function writeLetters(
  tx: Orm,
  vault: Vault,
  facts: LetterFacts,
  happened: Happened,
): Promise<readonly LetterKind[]> {
  const { dueAt, now, ...row } = happened
  const written: LetterKind[] = []
  for (const { kind, letter } of lettersAbout(facts)) {
    const id = randomUUID()
    const [made] = await tx
      .insert(letters)
      .values({
        ...row,
        id,
        kind,
        occasion: facts.occasion,
        version: 1,
        content: sealLetter(vault, id, letter),
        madeAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning({ id: letters.id })
    if (!made) continue
    written.push(kind)
    await beginSending(tx, { letterId: id, kind, askedBy: null, dueAt, now })
  }
  return written
}

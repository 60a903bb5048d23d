import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { LetterKind } from '#domain/letters/occasion.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type LetterWay, letterSendings, letters } from './tables.ts'

export type Sending = typeof letterSendings.$inferSelect

/** No health data goes to a practice by email: the directory has no safe address for it. */
const ways: Readonly<Record<LetterKind, LetterWay>> = { gp: 'post', summary: 'account' }

interface Beginning {
  readonly id?: string
  readonly letterId: string
  readonly kind: LetterKind
  readonly askedBy: string | null
  readonly dueAt: Instant
  readonly now: Instant
}

/** A letter in an account has arrived; a posted letter waits until staff have posted it. */
export async function beginSending(tx: Orm, { id = randomUUID(), kind, dueAt, now, ...asked }: Beginning) {
  const how = ways[kind]
  await tx
    .insert(letterSendings)
    .values({
      ...asked,
      id,
      how,
      askedAt: new Date(now),
      dueAt: new Date(dueAt),
      sentAt: how === 'account' ? new Date(now) : null,
    })
    .onConflictDoNothing()
}

export const sendingsOf = async (orm: Orm, letterIds: readonly string[]): Promise<Sending[]> =>
  letterIds.length === 0
    ? []
    : orm
        .select()
        .from(letterSendings)
        .where(inArray(letterSendings.letterId, [...letterIds]))
        .orderBy(asc(letterSendings.askedAt))

const isWaiting = and(isNull(letterSendings.sentAt), isNull(letterSendings.calledOffAt))

/** For a letter that a new version replaces. */
export const callOffLetter = (tx: Orm, letterId: string, now: Instant) =>
  tx
    .update(letterSendings)
    .set({ calledOffAt: new Date(now) })
    .where(and(eq(letterSendings.letterId, letterId), isWaiting))

/** For a patient who withdrew consent to tell their GP: unsent letters are cancelled. */
export const callOffPost = (tx: Orm, accountId: string, now: Instant) =>
  tx
    .update(letterSendings)
    .set({ calledOffAt: new Date(now) })
    .where(
      and(
        inArray(
          letterSendings.letterId,
          tx.select({ id: letters.id }).from(letters).where(eq(letters.accountId, accountId)),
        ),
        isWaiting,
      ),
    )

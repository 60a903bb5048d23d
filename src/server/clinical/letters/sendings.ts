import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { LetterKind } from '#domain/letters/occasion.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type LetterWay, letterSendings, letters } from './tables.ts'

export type Sending = typeof letterSendings.$inferSelect

/** Nothing about anybody’s health goes to a practice by email: their directory has no address that is safe for it. */
const ways: Readonly<Record<LetterKind, LetterWay>> = { gp: 'post', summary: 'account' }

interface Beginning {
  readonly id?: string
  readonly letterId: string
  readonly kind: LetterKind
  readonly askedBy: string | null
  readonly dueAt: Instant
  readonly now: Instant
}

/** What stands in an account has arrived; what goes by post waits until somebody has posted it. */
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

/** Of a letter that another takes the place of. */
export const callOffLetter = (tx: Orm, letterId: string, now: Instant) =>
  tx
    .update(letterSendings)
    .set({ calledOffAt: new Date(now) })
    .where(and(eq(letterSendings.letterId, letterId), isWaiting))

/** Of somebody who would rather not have their GP told: what has not left stays here. */
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

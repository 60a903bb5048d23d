import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import type { Books, Happening, Step } from './books.ts'
import { asCreated } from './intent.ts'
import { errorReply, type Reply } from './replies.ts'
import { sandboxIntents } from './tables.ts'
import { saveInWallet } from './wallets.ts'

/** As stored: the books, and the last replies by idempotency key. */
interface Page {
  readonly books: Books
  readonly replies: Readonly<Record<string, Reply>>
}

export interface Done {
  readonly reply: Reply
  readonly happenings: readonly Happening[]
  /** Repeated idempotency key: nothing was done this time. */
  readonly isRepeated: boolean
}

const mostReplies = 20

export interface Ledger {
  open(step: Step, key: string | null): Promise<Done>
  read(intentId: string): Promise<Books | null>
  /** Changes to one payment take turns. Null: there is no such payment. */
  change(intentId: string, key: string | null, work: (books: Books) => Step): Promise<Done | null>
}

/** The sandbox's storage. In the database, so that it survives a restart and several processes share it. */
export function createLedger(database: Database): Ledger {
  const pageOf = (body: unknown) => body as Page

  return {
    async open(step, key) {
      const { id } = step.books.intent
      const body: Page = { books: step.books, replies: {} }
      const made = await database.run((orm) =>
        orm.insert(sandboxIntents).values({ id, body, idempotencyKey: key }).onConflictDoNothing().returning(),
      )
      if (made.length > 0) return { reply: step.reply, happenings: step.happenings, isRepeated: false }
      const [before] = await database.run((orm) =>
        orm
          .select()
          .from(sandboxIntents)
          .where(eq(sandboxIntents.idempotencyKey, key ?? '')),
      )
      const first = before && pageOf(before.body).books
      const reply = first && isSameWish(first, step.books) ? { status: 200, body: asCreated(first) } : keyWasOfAnother
      return { reply, happenings: [], isRepeated: true }
    },

    async read(intentId) {
      const [row] = await database.run((orm) =>
        orm.select().from(sandboxIntents).where(eq(sandboxIntents.id, intentId)),
      )
      return row ? pageOf(row.body).books : null
    },

    change: (intentId, key, work) =>
      database.transaction(async (tx) => {
        const [row] = await tx.select().from(sandboxIntents).where(eq(sandboxIntents.id, intentId)).for('no key update')
        if (!row) return null
        const { books, replies } = pageOf(row.body)
        const before = key === null ? undefined : replies[key]
        if (before) return { reply: before, happenings: [], isRepeated: true }
        const step = work(books)
        const all = key === null ? replies : { ...replies, [key]: step.reply }
        const page: Page = {
          books: step.books,
          replies: Object.fromEntries(Object.entries(all).slice(-mostReplies)),
        }
        await tx
          .update(sandboxIntents)
          .set({ body: page, updatedAt: sql`now()` })
          .where(eq(sandboxIntents.id, intentId))
        if (step.keeps) await saveInWallet(tx, step.keeps)
        return { reply: step.reply, happenings: step.happenings, isRepeated: false }
      }),
  }
}

const keyWasOfAnother = errorReply(400, {
  type: 'idempotency_error',
  message: 'This key was used before, for something else.',
})

const isSameWish = (one: Books, other: Books) =>
  one.intent.amount === other.intent.amount &&
  one.intent.currency === other.intent.currency &&
  one.intent.capture_method === other.intent.capture_method &&
  one.intent.metadata.orderId === other.intent.metadata.orderId

import { and, desc, eq, inArray, lt, max } from 'drizzle-orm'
import { threadPolicy } from '#domain/messages/policy.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { threadMessages, threads } from './tables.ts'

export type Thread = typeof threads.$inferSelect

export const threadOwner = (accountId: string) => `account/${accountId}/thread`

export interface ThreadMessage extends Omit<typeof threadMessages.$inferSelect, 'body' | 'sending'> {
  readonly words: string
  readonly fileIds: readonly string[]
}

interface Page {
  /** Oldest first, as it is read. */
  readonly messages: readonly ThreadMessage[]
  readonly hasOlder: boolean
}

export async function threadOf(orm: Orm, accountId: string): Promise<Thread | null> {
  const [found] = await orm.select().from(threads).where(eq(threads.accountId, accountId))
  return found ?? null
}

/** The newest, or those before a given one. */
export async function messagesOf(orm: Orm, vault: Vault, accountId: string, before: number | null): Promise<Page> {
  const own = eq(threadMessages.accountId, accountId)
  const rows = await orm
    .select()
    .from(threadMessages)
    .where(before === null ? own : and(own, lt(threadMessages.id, before)))
    .orderBy(desc(threadMessages.id))
    .limit(threadPolicy.pageSize + 1)
  const shown = rows.slice(0, threadPolicy.pageSize).reverse()
  return {
    messages: shown.map((row) => openMessage(vault, row)),
    hasOlder: rows.length > shown.length,
  }
}

/** The newest message of each of these conversations, by account. */
export async function lastMessagesOf(
  orm: Orm,
  vault: Vault,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ThreadMessage>> {
  if (accountIds.length === 0) return new Map()
  const newest = orm
    .select({ id: max(threadMessages.id) })
    .from(threadMessages)
    .where(inArray(threadMessages.accountId, [...accountIds]))
    .groupBy(threadMessages.accountId)
  const rows = await orm.select().from(threadMessages).where(inArray(threadMessages.id, newest))
  return new Map(rows.map((row) => [row.accountId, openMessage(vault, row)]))
}

export async function messageSent(orm: Orm, vault: Vault, sending: string): Promise<ThreadMessage> {
  const [row] = await orm.select().from(threadMessages).where(eq(threadMessages.sending, sending))
  if (!row) throw new Error('A message that was just sent is gone.')
  return openMessage(vault, row)
}

function openMessage(vault: Vault, { body, sending: _, ...row }: typeof threadMessages.$inferSelect): ThreadMessage {
  const { words, fileIds } = JSON.parse(vault.open(body, threadOwner(row.accountId)))
  return { ...row, words, fileIds }
}

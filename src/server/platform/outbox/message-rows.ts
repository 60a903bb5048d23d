import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Orm, Statement } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import type { Subscription } from '../push/subscriptions.ts'
import type { MessageOwner, NewEmail, NewMessage } from './messages.ts'
import { withoutSecrets } from './secrets.ts'
import { type MessageOwnerKind, messages } from './tables.ts'

export interface ClaimedMessage {
  readonly id: string
  readonly kind: NewMessage['kind']
  readonly content: Buffer
  readonly attempts: number
}

/** A text file stored in the message itself. */
export interface TextAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export interface MessageContent {
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly attachment?: TextAttachment | undefined
  readonly fileIds?: readonly string[] | undefined
  /** Secrets in the text, apart from links with a token. */
  readonly secrets?: readonly string[] | undefined
  readonly push?: { readonly subscription: Subscription; readonly otherwise: NewEmail | null } | undefined
}

/** How many are sent concurrently. */
export const portionSize = 10

/** A claimed message that is not marked by then was lost with its process, and is due again. */
const claimSeconds = 60

const sealOwner = (id: string) => `message/${id}`

const ownerKinds = {
  accountId: 'account',
  guestSessionId: 'guest session',
  orderId: 'order',
  contactRequestId: 'contact request',
  staffId: 'staff',
} as const satisfies Readonly<Record<string, MessageOwnerKind>>

function ownerColumns(owner: MessageOwner): { ownerKind: MessageOwnerKind; ownerId: string | null } {
  if (typeof owner === 'string') return { ownerKind: owner, ownerId: null }
  const [[key, ownerId]] = Object.entries(owner) as [[keyof typeof ownerKinds, string]]
  return { ownerKind: ownerKinds[key], ownerId }
}

/** `due`: null is never. */
function rowOf(vault: Vault, message: NewMessage, due: Instant | null) {
  const id = randomUUID()
  const content = contentOf(message)
  return {
    id,
    kind: message.kind,
    content: sealContent(vault, id, content),
    ...ownerColumns(message.owner),
    state: 'queued' as const,
    nextTryAt: due === null ? sql`'infinity'` : new Date(due),
  }
}

function contentOf(message: NewMessage): MessageContent {
  const { text } = message
  switch (message.kind) {
    case 'email': {
      const { to, subject, attachment, fileIds } = message
      return { to, subject, text, attachment, fileIds }
    }
    case 'sms':
      return { to: message.to, subject: null, text, secrets: message.secrets }
    case 'push': {
      const { subscription, otherwise } = message
      return { to: new URL(subscription.endpoint).hostname, subject: null, text, push: { subscription, otherwise } }
    }
  }
}

export async function insertMessage(tx: Orm, vault: Vault, message: NewMessage, due: Instant | null): Promise<string> {
  const row = rowOf(vault, message, due)
  await tx.insert(messages).values(row)
  return row.id
}

/** Few enough that sealing them blocks nobody, and many for one statement. */
const insertedAtOnce = 50

export async function insertMessages(tx: Orm, vault: Vault, many: readonly NewMessage[], due: Instant): Promise<void> {
  for (let from = 0; from < many.length; from += insertedAtOnce) {
    const some = many.slice(from, from + insertedAtOnce)
    await tx.insert(messages).values(some.map((message) => rowOf(vault, message, due)))
  }
}

const sealContent = (vault: Vault, id: string, content: MessageContent) =>
  vault.seal(JSON.stringify(content), sealOwner(id))

export const openContent = (vault: Vault, { id, content }: Pick<ClaimedMessage, 'id' | 'content'>): MessageContent =>
  JSON.parse(vault.open(content, sealOwner(id)))

/** The message without its secrets, sealed again. Null: there were none in it. */
export function sealWithoutSecrets(vault: Vault, message: Pick<ClaimedMessage, 'id' | 'content'>): Buffer | null {
  const content = openContent(vault, message)
  const stripped = withoutSecrets(content)
  return isDeepStrictEqual(stripped, content) ? null : sealContent(vault, message.id, stripped)
}

const claimed = 'returning id, kind, content, attempts'

/** Postponing the next attempt claims the message; sending happens outside any transaction. */
const claimDue: Statement = {
  name: 'claim_messages',
  text: `
    update messages set attempts = attempts + 1, next_try_at = $1::timestamptz + interval '${claimSeconds} seconds'
    where id in (
      select id from messages where state = 'queued' and next_try_at <= $1
      order by next_try_at limit ${portionSize} for no key update skip locked
    ) ${claimed}`,
}

export const claimDueMessages = (database: Database, now: Instant) =>
  database.query<ClaimedMessage>(claimDue, [new Date(now)])

/** Never due again: if this process ends half-way, the message is not sent rather than sent late or twice. */
const claimOne: Statement = {
  name: 'claim_message',
  text: `
    update messages set attempts = attempts + 1, next_try_at = 'infinity'
    where id = $1 and state = 'queued' and (attempts = 0 or next_try_at <= $2) ${claimed}`,
}

export async function claimMessage(database: Database, id: string, now: Instant): Promise<ClaimedMessage | null> {
  const [row] = await database.query<ClaimedMessage>(claimOne, [id, new Date(now)])
  return row ?? null
}

const recordState: Statement = {
  name: 'record_message',
  text: `
    update messages set state = $2::text, sent_at = case when $2::text = 'sent' then $3::timestamptz end,
      content = coalesce($4::bytea, content)
    where id = $1 and state = 'queued'`,
}

interface Ended {
  readonly state: 'sent' | 'failed'
  /** Replaces the sent message. Null: it is kept. */
  readonly content: Buffer | null
}

export const recordEnd = (database: Database, id: string, { state, content }: Ended, now: Instant) =>
  database.query(recordState, [id, state, new Date(now), content])

const postpone: Statement = {
  name: 'postpone_message',
  text: `
    update messages set next_try_at = $2
    where id = $1 and state = 'queued'`,
}

export const postponeMessage = (database: Database, id: string, until: Instant) =>
  database.query(postpone, [id, new Date(until)])

/** Retries abandoned emails, and returns their ids. Texts are not retried: they are useless by then. */
export async function queueAgain(tx: Orm, ids: readonly string[], now: Instant): Promise<string[]> {
  if (ids.length === 0) return []
  const queued = await tx
    .update(messages)
    .set({ state: 'queued', attempts: 0, nextTryAt: new Date(now) })
    .where(and(inArray(messages.id, [...ids]), eq(messages.state, 'failed'), eq(messages.kind, 'email')))
    .returning({ id: messages.id })
  return queued.map(({ id }) => id)
}

export const deleteMessage = async (tx: Orm, id: string): Promise<void> =>
  void (await tx.delete(messages).where(eq(messages.id, id)))

/** Which of these messages are sent or abandoned. */
export const deleteEndedMessages = async (tx: Orm, ids: SQLWrapper): Promise<void> =>
  void (await tx.delete(messages).where(and(inArray(messages.id, ids), inArray(messages.state, ['sent', 'failed']))))

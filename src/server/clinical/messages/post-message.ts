import { eq, sql } from 'drizzle-orm'
import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import { threadMessages, threads } from './tables.ts'
import { threadOwner } from './thread-rows.ts'
import { turnOf } from './turn-of.ts'

interface NewPost {
  readonly accountId: string
  /** Made by the sender, so that a repeated request changes nothing. */
  readonly sending: string
  readonly words: string
  readonly fileIds?: readonly string[]
  /** Null: the patient. */
  readonly staffId: string | null
  readonly caseId?: string | null
  /** Whose turn is next, if not simply the other side's. */
  readonly waitingFor?: 'team' | 'patient' | 'nobody'
  readonly holidays?: readonly ClinicClosure[]
  readonly now: Instant
}

/** Whether it exists already. A message of another author is refused. */
export async function isPosted(
  tx: Orm,
  { accountId, sending }: Pick<NewPost, 'accountId' | 'sending'>,
): Promise<boolean> {
  const [known] = await tx
    .select({ accountId: threadMessages.accountId })
    .from(threadMessages)
    .where(eq(threadMessages.sending, sending))
  if (known && known.accountId !== accountId)
    throw new ApiError(409, 'This message could not be sent. Please try again.')
  return known !== undefined
}

/**
 * Adds a message to a patient's conversation. False: it exists already. The caller runs this in a transaction, and has
 * locked the message's cases before: everywhere cases are locked first and then the conversation.
 */
export async function postMessage(tx: Orm, vault: Vault, post: NewPost): Promise<boolean> {
  const { accountId, sending, words, fileIds = [], staffId, caseId = null, holidays = [], now } = post
  const isFromPatient = staffId === null
  const waitingFor = post.waitingFor ?? (isFromPatient ? 'team' : 'nobody')
  const at = new Date(now)
  const begun = { accountId, waitingFor, waitingSince: at, lastAt: at }
  await tx.insert(threads).values(begun).onConflictDoNothing()
  const own = eq(threads.accountId, accountId)
  const [thread] = await tx.select().from(threads).where(own).for('no key update')
  if (!thread || (await isPosted(tx, post))) return false
  const body = vault.seal(JSON.stringify({ words, fileIds }), threadOwner(accountId))
  await tx
    .insert(threadMessages)
    .values({ accountId, sending, from: isFromPatient ? 'patient' : 'team', staffId, caseId, body, at })
  await tx
    .update(threads)
    .set({
      ...turnOf(waitingFor, now, holidays),
      lastAt: at,
      ...(isFromPatient
        ? { unreadByTeam: sql`${threads.unreadByTeam} + 1`, ...stillDue(thread) }
        : { unreadByPatient: sql`${threads.unreadByPatient} + 1` }),
    })
    .where(own)
  await publishDeskEvent(tx, 'thread', accountId)
  return true
}

/** A patient who writes again while waiting does not wait longer. */
const stillDue = ({ waitingFor, waitingSince, dueAt }: typeof threads.$inferSelect) =>
  waitingFor === 'team' && dueAt !== null ? { waitingSince, dueAt } : {}

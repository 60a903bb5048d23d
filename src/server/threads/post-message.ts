import { eq, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { addWorkingDays } from '#domain/calendar/working-time.ts'
import type { Orm } from '../database/database.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import type { Vault } from '../encryption/vault.ts'
import { threadMessages, threads } from './tables.ts'

export const threadOwner = (accountId: string) => `account/${accountId}/thread`

/** We answer within one working day. */
const answerWorkingDays = 1

interface NewPost {
  readonly accountId: string
  /** Made by whoever sends it: sent again it is the same message. */
  readonly sending: string
  readonly words: string
  readonly fileIds?: readonly string[]
  /** Null: the patient. */
  readonly staffId: string | null
  readonly caseId?: string | null
  /** Whose turn it is afterwards, where that is not simply the other side. */
  readonly waitingFor?: 'team' | 'patient' | 'nobody'
  readonly now: Instant
}

/** Puts a message into a person's conversation. False: it is there already. The caller runs this in a transaction. */
export async function postMessage(tx: Orm, vault: Vault, post: NewPost): Promise<boolean> {
  const { accountId, sending, words, fileIds = [], staffId, caseId = null, now } = post
  const isFromPatient = staffId === null
  const waitingFor = post.waitingFor ?? (isFromPatient ? 'team' : 'nobody')
  const at = new Date(now)
  const turn = {
    waitingFor,
    waitingSince: at,
    dueAt: waitingFor === 'team' ? new Date(addWorkingDays(now, answerWorkingDays)) : null,
    lastAt: at,
  }
  const [known] = await tx
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .where(eq(threadMessages.sending, sending))
  if (known) return false
  const unread = isFromPatient ? { unreadByTeam: 1 } : { unreadByPatient: 1 }
  await tx
    .insert(threads)
    .values({ accountId, ...turn, ...unread })
    .onConflictDoUpdate({
      target: threads.accountId,
      set: {
        ...turn,
        ...(isFromPatient
          ? { unreadByTeam: sql`threads.unread_by_team + 1` }
          : { unreadByPatient: sql`threads.unread_by_patient + 1` }),
      },
    })
  const body = vault.seal(JSON.stringify({ words, fileIds }), threadOwner(accountId))
  await tx
    .insert(threadMessages)
    .values({ accountId, sending, from: isFromPatient ? 'patient' : 'team', staffId, caseId, body, at })
    .onConflictDoNothing({ target: threadMessages.sending })
  await tellDesk(tx, 'thread', accountId)
  return true
}

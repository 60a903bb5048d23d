import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { requestProblems as problems } from '#content/enquiries/inbox.ts'
import { contactReply } from '#content/notifications/contact.ts'
import { contactAboutPath } from '#contract/pages.ts'
import { largestAttachment } from '#domain/enquiries/attachments.ts'
import { addressFor } from '../platform/config/config.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { insertFile, type SealedFile } from './contact-files.ts'
import { lockRequest, messageOwner, moveRequest, openRequest, recordEvent } from './inbox-rows.ts'
import { contactMessages } from './tables.ts'

interface Answer {
  readonly id: string
  readonly sending: string
  readonly words: string
  readonly closes: boolean
  readonly files: readonly SealedFile[]
  readonly staffId: string
  /** The author's name for the recipient. */
  readonly from: string
}

type Acting = Pick<Services, 'vault' | 'messages' | 'config' | 'now'>

/** The reply and its email are written together. Sent again it is the same one. */
export async function answerRequest(services: Acting, tx: Orm, given: Answer): Promise<void> {
  const { vault, messages, config } = services
  const { id, sending, words, closes, files, staffId, from } = given
  const now = services.now()
  const found = await lockRequest(tx, id)
  const messageId = randomUUID()
  const sealed = vault.seal(words, messageOwner(messageId))
  const [made] = await tx
    .insert(contactMessages)
    .values({ id: messageId, requestId: id, sending, staffId, words: sealed, at: new Date(now) })
    .onConflictDoNothing({ target: contactMessages.sending })
    .returning({ id: contactMessages.id })
  if (!made) return
  for (const file of files) await insertFile(tx, vault, { requestId: id, messageId }, file)
  const set = { lastAt: new Date(now), assignedTo: found.assignedTo ?? staffId }
  const answered = await moveRequest(tx, found, 'team answers', now, set)
  await recordEvent(tx, { requestId: id, staffId, what: 'answered' }, now)
  if (closes && answered) {
    await moveRequest(tx, { ...found, state: answered }, 'close', now)
    await recordEvent(tx, { requestId: id, staffId, what: 'closed' }, now)
  }
  const { reference } = found
  const address = addressFor(config, contactAboutPath(reference))
  const { email: to } = openRequest(vault, found)
  const portions = splitIntoEmails(files)
  for (const [place, portion] of portions.entries()) {
    const about = { reference, words, from, address, letter: place + 1, letters: portions.length }
    const fileIds = portion.map((file) => file.id)
    const email = contactReply({ ...about, files: portion.length })
    await messages.write(tx, { kind: 'email', owner: { contactRequestId: id }, to, fileIds, ...email })
  }
}

/** Whether this very reply exists: its files are not read again. */
export async function isAnswered(
  database: Database,
  { id, sending }: Pick<Answer, 'id' | 'sending'>,
): Promise<boolean> {
  const found = await database.run((orm) =>
    orm
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(and(eq(contactMessages.requestId, id), eq(contactMessages.sending, sending))),
  )
  return found.length > 0
}

interface ByHand {
  readonly id: string
  readonly move: 'close' | 'reopen'
  readonly staffId: string
}

export async function moveByHand({ now: clock }: Pick<Services, 'now'>, tx: Orm, { id, move, staffId }: ByHand) {
  const now = clock()
  const state = await moveRequest(tx, await lockRequest(tx, id), move, now)
  if (state === null) throw new ApiError(409, problems.meanwhile)
  await recordEvent(tx, { requestId: id, staffId, what: move === 'close' ? 'closed' : 'reopened' }, now)
  return state
}

/** As an attachment a file grows by more than a third, and many mail servers accept no more than 20 MB. */
const mostPerLetter = largestAttachment

/** Assigns files to emails: each to the first with room. There is always one email. */
function splitIntoEmails<File extends { readonly size: number }>(files: readonly File[]): File[][] {
  const portions: { room: number; files: File[] }[] = [{ room: mostPerLetter, files: [] }]
  for (const file of files) {
    let portion = portions.find(({ room }) => room >= file.size)
    if (!portion) {
      portion = { room: mostPerLetter, files: [] }
      portions.push(portion)
    }
    portion.room -= file.size
    portion.files.push(file)
  }
  return portions.map((portion) => portion.files)
}

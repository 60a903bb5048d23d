import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { contactReceived, contactToSupport } from '#content/notifications/contact.ts'
import { requestPath } from '#contract/desk/addresses.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { type ContactRequest, reasonLabel } from '#domain/forms/contact-form.ts'
import { newReference } from '../orders/reference.ts'
import { addressFor } from '../platform/config/config.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../platform/services.ts'
import { insertFile, type SealedFile } from './contact-files.ts'
import { messageOwner, moveRequest, openRequest, requestOwner, type StoredRequest, waitingFrom } from './inbox-rows.ts'
import { lockRequestOf } from './lock-request.ts'
import { contactMessages, contactRequests } from './tables.ts'

interface NewRequest {
  readonly submission: string
  readonly request: ContactRequest
  readonly files: readonly SealedFile[]
  /** The reference of an earlier enquiry that this continues. */
  readonly about: string | null
  /** The account it was sent from, which proves the owner. The address in it is only typed. */
  readonly accountId: string | null
  /** Whether the sender gets an email with the reference. */
  readonly isConfirmed: boolean
}

type Storing = Pick<Services, 'config' | 'database' | 'vault' | 'messages' | 'now'>

async function findReference(orm: Orm, submission: string): Promise<string | null> {
  const [found] = await orm
    .select({ reference: contactRequests.reference })
    .from(contactRequests)
    .where(eq(contactRequests.submission, submission))
  if (found) return found.reference
  const [added] = await orm
    .select({ reference: contactRequests.reference })
    .from(contactMessages)
    .innerJoin(contactRequests, eq(contactRequests.id, contactMessages.requestId))
    .where(eq(contactMessages.sending, submission))
  return added?.reference ?? null
}

/** For an enquiry that was stored before under the same id. */
export const referenceOf = (database: Database, submission: string) =>
  database.run((orm) => findReference(orm, submission))

/** All of it or nothing. When the same enquiry is sent twice at once one is stored, and both get its reference. */
export function storeRequest(services: Storing, given: NewRequest): Promise<string> {
  const { database, vault, now: clock } = services
  const { submission, request, files, about, accountId, isConfirmed } = given
  return database.transaction(async (tx) => {
    const now = clock()
    const earlier = about === null ? null : await lockRequestOf(tx, vault, about, request.email)
    if (earlier) {
      const { reference } = earlier
      if (await addToRequest(tx, vault, earlier, { sending: submission, request, files, now }))
        await writeEmails(services, tx, { id: earlier.id, reference, request, isConfirmed, isMore: true })
      return reference
    }
    const id = randomUUID()
    const reference = newReference('LWC')
    const content = vault.seal(JSON.stringify(request), requestOwner(id))
    const [made] = await tx
      .insert(contactRequests)
      .values({
        id,
        submission,
        reference,
        accountId,
        content,
        lastAt: new Date(now),
        ...(await waitingFrom(tx, now)),
      })
      .onConflictDoNothing({ target: contactRequests.submission })
      .returning({ id: contactRequests.id })
    if (!made) return (await findReference(tx, submission)) ?? reference
    for (const file of files) await insertFile(tx, vault, { requestId: id }, file)
    await publishDeskEvent(tx, 'contact', id)
    await writeEmails(services, tx, { id, reference, request, isConfirmed, isMore: false })
    return reference
  })
}

interface Written extends Pick<NewRequest, 'request' | 'isConfirmed'> {
  readonly id: string
  readonly reference: string
  readonly isMore: boolean
}

async function writeEmails(
  { config, messages }: Pick<Storing, 'config' | 'messages'>,
  tx: Orm,
  { id, reference, request, isConfirmed, isMore }: Written,
): Promise<void> {
  const reason = reasonLabel(request.reason) ?? request.reason
  const notice = contactToSupport({ reference, reason, address: addressFor(config, requestPath(id)), isMore })
  await messages.write(tx, { kind: 'email', owner: 'clinic', to: brand.email, ...notice })
  if (!isConfirmed) return
  const owner = { contactRequestId: id }
  await messages.write(tx, { kind: 'email', owner, to: request.email, ...contactReceived(reference) })
}

interface Added {
  readonly sending: string
  readonly request: ContactRequest
  readonly files: readonly SealedFile[]
  readonly now: Instant
}

/** What somebody adds to an enquiry. What they chose and called it this time is above it, unless it is as before. */
function moreWords(earlier: ContactRequest, { reason, subject, description }: ContactRequest): string {
  const said = [
    ...(reason === earlier.reason ? [] : [reasonLabel(reason) ?? reason]),
    ...(subject === earlier.subject ? [] : [subject]),
  ]
  return said.length === 0 ? description : `${said.join(': ')}\n\n${description}`
}

/** False: it was sent before, and exists. */
async function addToRequest(
  tx: Orm,
  vault: Vault,
  found: StoredRequest,
  { sending, request, files, now }: Added,
): Promise<boolean> {
  const id = randomUUID()
  const at = new Date(now)
  const [made] = await tx
    .insert(contactMessages)
    .values({
      id,
      requestId: found.id,
      sending,
      words: vault.seal(moreWords(openRequest(vault, found), request), messageOwner(id)),
      at,
    })
    .onConflictDoNothing({ target: contactMessages.sending })
    .returning({ id: contactMessages.id })
  if (!made) return false
  for (const file of files) await insertFile(tx, vault, { requestId: found.id, messageId: id }, file)
  await moveRequest(tx, found, 'person writes', now, { lastAt: at })
  return true
}

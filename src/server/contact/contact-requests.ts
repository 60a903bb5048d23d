import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { contactReceived, contactToSupport } from '#content/messages/contact.ts'
import { writtenSize } from '#domain/contact/attachments.ts'
import { type ContactRequest, reasonLabel } from '#domain/forms/contact-form.ts'
import type { Database, Orm } from '../database/database.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import { newReference } from '../orders/reference.ts'
import type { Services } from '../services.ts'
import { addToRequest } from './add-to-request.ts'
import { insertFile, type SealedFile } from './contact-files.ts'
import { requestOwner, waitingFrom } from './inbox-rows.ts'
import { lockRequestOf } from './lock-request.ts'
import { splitIntoEmails } from './split-into-emails.ts'
import { contactMessages, contactRequests } from './tables.ts'

interface NewRequest {
  readonly submission: string
  readonly request: ContactRequest
  readonly files: readonly SealedFile[]
  /** The reference of an earlier request that they write about again. */
  readonly about: string | null
  /** Whose session it was sent in: proof of whose it is. The address in it is only typed. */
  readonly accountId: string | null
  /** Whether the person gets an email with the reference. */
  readonly isConfirmed: boolean
}

type Storing = Pick<Services, 'database' | 'vault' | 'messages' | 'now'>

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

/** Of a request that was stored before under the same id. */
export const referenceOf = (database: Database, submission: string) =>
  database.run((orm) => findReference(orm, submission))

/** All of it or nothing. Of two that send the same request at once one stores it, and both get its reference. */
export function storeRequest({ database, vault, messages, now: clock }: Storing, given: NewRequest): Promise<string> {
  const { submission, request, files, about, accountId, isConfirmed } = given
  return database.run((orm) =>
    orm.transaction(async (tx) => {
      const now = clock()
      const earlier = about === null ? null : await lockRequestOf(tx, vault, about, request.email)
      if (earlier) {
        const { reference } = earlier
        if (await addToRequest(tx, vault, earlier, { sending: submission, request, files, now }))
          await writeEmails(messages, tx, { id: earlier.id, reference, request, files, isConfirmed })
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
      await tellDesk(tx, 'contact', id)
      await writeEmails(messages, tx, { id, reference, request, files, isConfirmed })
      return reference
    }),
  )
}

async function writeEmails(
  messages: Services['messages'],
  tx: Orm,
  {
    id,
    reference,
    request,
    files,
    isConfirmed,
  }: Pick<NewRequest, 'request' | 'files' | 'isConfirmed'> & { readonly id: string; readonly reference: string },
): Promise<void> {
  const owner = { contactRequestId: id }
  const portions = splitIntoEmails(files)
  for (const [place, portion] of portions.entries()) {
    const words = contactToSupport({
      reference,
      ...request,
      reason: reasonLabel(request.reason) ?? request.reason,
      files: files.map(({ name, size }) => `${name} (${writtenSize(size)})`),
      attached: portion.map(({ name }) => name),
      letter: place + 1,
      letters: portions.length,
    })
    const fileIds = portion.map(({ id }) => id)
    await messages.write(tx, { kind: 'email', owner, to: brand.email, replyTo: request.email, fileIds, ...words })
  }
  if (isConfirmed) await messages.write(tx, { kind: 'email', owner, to: request.email, ...contactReceived(reference) })
}

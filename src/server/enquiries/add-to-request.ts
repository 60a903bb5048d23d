import { randomUUID } from 'node:crypto'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { ContactRequest } from '#domain/forms/contact-form.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { insertFile, type SealedFile } from './contact-files.ts'
import { messageOwner, moveRequest, type StoredRequest } from './inbox-rows.ts'
import { contactMessages } from './tables.ts'

interface Added {
  readonly sending: string
  readonly request: ContactRequest
  readonly files: readonly SealedFile[]
  readonly now: Instant
}

/** False: it was sent before, and exists. */
export async function addToRequest(
  tx: Orm,
  vault: Vault,
  found: StoredRequest,
  { sending, request, files, now }: Added,
): Promise<boolean> {
  const id = randomUUID()
  const at = new Date(now)
  const [made] = await tx
    .insert(contactMessages)
    .values({ id, requestId: found.id, sending, words: vault.seal(request.description, messageOwner(id)), at })
    .onConflictDoNothing({ target: contactMessages.sending })
    .returning({ id: contactMessages.id })
  if (!made) return false
  for (const file of files) await insertFile(tx, vault, { requestId: found.id, messageId: id }, file)
  await moveRequest(tx, found, 'person writes', now, { lastAt: at })
  return true
}

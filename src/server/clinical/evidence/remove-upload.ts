import { eq } from 'drizzle-orm'
import { uploadRefusals } from '#content/evidence/account-tasks.ts'
import { isAttachedGate } from '#domain/evidence/upload.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { lockOwnFile, type Sender } from './file-rows.ts'
import { evidenceFiles } from './tables.ts'
import { noSuchUpload } from './upload-piece.ts'
import { patientOf } from './whose-evidence.ts'

/** A file that staff have opened may have informed a decision, and a sent one was read: both stay. */
export const removing =
  (services: Services) =>
  async (sender: Sender, { id }: { readonly id: string }) => {
    await services.database.transaction(async (tx) => {
      const file = await lockOwnFile(tx, sender, id)
      if (!file) throw noSuchUpload()
      if (file.seenAt !== null) throw new ApiError(409, uploadRefusals.seen)
      if (file.attachedAt !== null) throw new ApiError(409, uploadRefusals.attached)
      await tx.delete(evidenceFiles).where(eq(evidenceFiles.id, id))
      if (file.completedAt !== null && !isAttachedGate(file.gate)) await evidenceChanged(services, tx, file.accountId)
    })
    return {}
  }

export function removeUpload(services: Services): Handler<'remove_upload'> {
  const remove = removing(services)
  return async (request) => remove({ accountId: await patientOf(services, request), staffId: null }, request.body)
}

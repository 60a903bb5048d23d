import { eq } from 'drizzle-orm'
import { uploadRefusals } from '#content/account-tasks.ts'
import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { lockOwnFile } from './file-rows.ts'
import { evidenceFiles } from './tables.ts'
import { noSuchUpload } from './upload-piece.ts'
import { patientOf } from './whose-evidence.ts'

/** What somebody here has looked at may be what they decided by: it stays. */
export const removeUpload =
  (services: Services): Handler<'remove_upload'> =>
  async (request) => {
    const { id } = request.body
    const accountId = await patientOf(services, request)
    await services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const file = await lockOwnFile(tx, accountId, id)
        if (!file) throw noSuchUpload()
        if (file.seenAt !== null) throw new Refusal(409, uploadRefusals.seen)
        await tx.delete(evidenceFiles).where(eq(evidenceFiles.id, id))
        if (file.completedAt !== null) await evidenceChanged(services, tx, accountId)
      }),
    )
    return {}
  }

import { eq } from 'drizzle-orm'
import { isBuiltAs } from '#domain/evidence/file-structure.ts'
import { notThatKind, piecesOf } from '#domain/evidence/upload.ts'
import type { Handler } from '../calls/route.ts'
import { badRequest } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { type FileRow, lockOwnFile, openFileDetails, ownFile, readPiece, type Sender, shownFile } from './file-rows.ts'
import { evidenceFiles } from './tables.ts'
import { noSuchUpload, pieceMissing } from './upload-piece.ts'
import { patientOf } from './whose-evidence.ts'

/** By its first and its last pieces: no more than three of them are ever in the memory. */
async function isWhatItIsCalled({ database, vault }: Services, file: FileRow): Promise<boolean> {
  const last = piecesOf(file.size) - 1
  const head = await readPiece(database, vault, file.id, 0)
  if (last === 0) return isBuiltAs(openFileDetails(vault, file).kind, head, head)
  const before = last === 1 ? head : await readPiece(database, vault, file.id, last - 1)
  const tail = Buffer.concat([before, await readPiece(database, vault, file.id, last)])
  return isBuiltAs(openFileDetails(vault, file).kind, head, tail)
}

/** All pieces are here: whole from now on, or erased because it is something else than it is called. */
export const finishing =
  (services: Services) =>
  async (sender: Sender, { id }: { readonly id: string }) => {
    const { database, vault } = services
    const begun = await database.run((orm) => ownFile(orm, sender, id))
    if (!begun) throw noSuchUpload()
    if (begun.completedAt !== null) return { file: shownFile(vault, begun) }
    if (begun.received < begun.size) throw pieceMissing(begun.received)
    if (!(await isWhatItIsCalled(services, begun))) {
      await database.run((orm) => orm.delete(evidenceFiles).where(eq(evidenceFiles.id, id)))
      const { name, kind } = openFileDetails(vault, begun)
      throw badRequest([{ field: 'file', message: notThatKind(name, kind) }])
    }
    return database.run((orm) =>
      orm.transaction(async (tx) => {
        const file = await lockOwnFile(tx, sender, id)
        if (!file) throw noSuchUpload()
        if (file.completedAt !== null) return { file: shownFile(vault, file) }
        const completedAt = new Date(services.now())
        await tx.update(evidenceFiles).set({ completedAt }).where(eq(evidenceFiles.id, id))
        if (file.gate !== 'message') await evidenceChanged(services, tx, file.accountId)
        return { file: shownFile(vault, { ...file, completedAt }) }
      }),
    )
  }

export function finishUpload(services: Services): Handler<'finish_upload'> {
  const finish = finishing(services)
  return async (request) => finish({ accountId: await patientOf(services, request), staffId: null }, request.body)
}

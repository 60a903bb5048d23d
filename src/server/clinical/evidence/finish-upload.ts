import { eq } from 'drizzle-orm'
import { uploadRefusals } from '#content/evidence/account-tasks.ts'
import { isAttachedGate, piecesOf } from '#domain/evidence/upload.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError, badRequest } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { inspectUpload } from '../../platform/uploads/inspect-upload.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { type FileRow, fileView, lockOwnFile, openFileDetails, ownFile, readPiece, type Sender } from './file-rows.ts'
import { evidenceFiles } from './tables.ts'
import { noSuchUpload, pieceMissing } from './upload-piece.ts'
import { patientOf } from './whose-evidence.ts'

/** At a time in this process: each is held in memory as a whole. */
const mostAtOnce = 4
const busy = () => new ApiError(503, uploadRefusals.busy, null, 2)

async function contentOf({ database, vault }: Services, { id, size }: FileRow): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (let position = 0; position < piecesOf(size); position++)
    pieces.push(await readPiece(database, vault, id, position))
  return Buffer.concat(pieces)
}

/** All pieces are here: the file is complete from now on, or erased because of its contents. */
export function finishing(services: Services) {
  const { database, vault } = services
  let inside = 0

  /** What is wrong with it. Throws if it cannot be known now: then it stays as it is, and nobody is shown it. */
  async function problemIn(file: FileRow, { accountId, staffId }: Sender, network: string): Promise<string | null> {
    if (inside >= mostAtOnce) throw busy()
    inside += 1
    try {
      const sender = { accountId: staffId === null ? accountId : null, staffId, network }
      return await inspectUpload(services, {
        ...openFileDetails(vault, file),
        bytes: await contentOf(services, file),
        sender,
      })
    } finally {
      inside -= 1
    }
  }

  return async (sender: Sender, { id }: { readonly id: string }, network: string) => {
    const begun = await database.run((orm) => ownFile(orm, sender, id))
    if (!begun) throw noSuchUpload()
    if (begun.completedAt !== null) return { file: fileView(vault, begun) }
    if (begun.received < begun.size) throw pieceMissing(begun.received)
    const problem = await problemIn(begun, sender, network)
    if (problem !== null) {
      await database.run((orm) => orm.delete(evidenceFiles).where(eq(evidenceFiles.id, id)))
      throw badRequest([{ field: 'file', message: problem }])
    }
    return database.transaction(async (tx) => {
      const file = await lockOwnFile(tx, sender, id)
      // Removed meanwhile, and perhaps begun again with other contents that are not inspected.
      if (file?.createdAt.getTime() !== begun.createdAt.getTime()) throw noSuchUpload()
      if (file.completedAt !== null) return { file: fileView(vault, file) }
      const completedAt = new Date(services.now())
      await tx.update(evidenceFiles).set({ completedAt }).where(eq(evidenceFiles.id, id))
      if (!isAttachedGate(file.gate)) await evidenceChanged(services, tx, file.accountId)
      return { file: fileView(vault, { ...file, completedAt }) }
    })
  }
}

export function finishUpload(services: Services): Handler<'finish_upload'> {
  const finish = finishing(services)
  return async (request) =>
    finish({ accountId: await patientOf(services, request), staffId: null }, request.body, request.network)
}

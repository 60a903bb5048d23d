import { eq } from 'drizzle-orm'
import { uploadRefusals } from '#content/evidence/account-tasks.ts'
import { pieceBytes, sizeOfPiece } from '#domain/evidence/upload.ts'
import type { CallRequest, Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { lockOwnFile, ownFile, type Sender, sealPiece } from './file-rows.ts'
import { evidenceFiles, evidencePieces } from './tables.ts'
import { patientOf } from './whose-evidence.ts'

/** At a time in this process: each is held in memory, twice while it is sealed. */
const mostAtOnce = 32

export const noSuchUpload = () => new ApiError(404, uploadRefusals.unknown)
export const pieceMissing = (received: number) => new ApiError(409, uploadRefusals.missingPiece, { received })
const busy = () => new ApiError(503, uploadRefusals.busy, null, 2)

interface Piece {
  readonly id: string
  readonly position: number
}

/**
 * Takes one piece. It is read and sealed before the transaction begins, so that a slow connection holds no lock. When
 * two requests bring the same piece, one writes it.
 */
export function takingPieces(services: Services) {
  const { database, vault } = services
  let inside = 0
  return async (sender: Sender, { id, position }: Piece, upload: CallRequest['upload']) => {
    const begun = await database.run((orm) => ownFile(orm, sender, id))
    if (!begun) throw noSuchUpload()
    const size = sizeOfPiece(begun.size, position)
    const at = position * pieceBytes
    if (size === 0 || at > begun.received) throw pieceMissing(begun.received)
    if (at < begun.received) return { received: begun.received }
    if (inside >= mostAtOnce) throw busy()
    inside += 1
    try {
      const content = sealPiece(vault, id, position, await upload.take(size))
      await upload.end()
      return await database.transaction((tx) => keep(tx, content))
    } finally {
      inside -= 1
    }

    async function keep(tx: Parameters<typeof lockOwnFile>[0], content: Buffer) {
      const file = await lockOwnFile(tx, sender, id)
      if (!file) throw noSuchUpload()
      // A concurrent request was faster: what is stored stays.
      if (file.received !== at) return { received: file.received }
      await tx.insert(evidencePieces).values({ fileId: id, position, content })
      await tx
        .update(evidenceFiles)
        .set({ received: at + size })
        .where(eq(evidenceFiles.id, id))
      return { received: at + size }
    }
  }
}

export function uploadPiece(services: Services): Handler<'upload_piece'> {
  const take = takingPieces(services)
  return async (request) =>
    take({ accountId: await patientOf(services, request), staffId: null }, request.body, request.upload)
}

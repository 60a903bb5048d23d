import { pieceBytes, piecesOf, sizeOfPiece, type UploadGate } from '#domain/evidence/upload.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { type FileDetails, sealDetails, sealPiece } from './file-rows.ts'
import { evidenceFiles, evidencePieces } from './tables.ts'

interface StoredFile extends FileDetails {
  readonly id: string
  readonly accountId: string
  readonly gate: UploadGate
  readonly content: Buffer
  /** When it was sent, and handed in with what it belongs to. */
  readonly at: Date
}

/** For the demo clinic: a whole file of a patient, as if it had been sent piece by piece. */
export async function storeFile({ vault }: Pick<Services, 'vault'>, tx: Orm, file: StoredFile): Promise<void> {
  const { id, accountId, gate, name, kind, content, at } = file
  const size = content.length
  const details = sealDetails(vault, id, { name, kind })
  await tx.insert(evidenceFiles).values({
    id,
    accountId,
    gate,
    details,
    size,
    received: size,
    completedAt: at,
    attachedAt: at,
    createdAt: at,
  })
  for (let position = 0; position < piecesOf(size); position++) {
    const from = position * pieceBytes
    const piece = content.subarray(from, from + sizeOfPiece(size, position))
    await tx.insert(evidencePieces).values({ fileId: id, position, content: sealPiece(vault, id, position, piece) })
  }
}

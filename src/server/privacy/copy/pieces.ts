import type { Database, Statement } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'

/** As large as the pieces of uploaded files. */
const pieceBytes = 1024 * 1024

interface Piece {
  readonly exportId: string
  readonly attempt: number
  readonly position: number
}

const ownerOf = ({ exportId, attempt, position }: Piece) => `data export/${exportId}/${attempt}/${position}`

const insert: Statement = {
  name: 'keep_copy_piece',
  text: 'insert into data_export_pieces (export_id, attempt, position, content) values ($1, $2, $3, $4)',
}

const read: Statement = {
  name: 'copy_piece',
  text: 'select content from data_export_pieces where export_id = $1 and attempt = $2 and position = $3',
}

export const savePiece = async (database: Database, vault: Vault, piece: Piece, bytes: Buffer): Promise<void> =>
  void (await database.query(insert, [
    piece.exportId,
    piece.attempt,
    piece.position,
    vault.seal(bytes, ownerOf(piece)),
  ]))

/** Cuts a stream into pieces of one size; the last is the remainder. */
export async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const part of bytes) {
    waiting.push(part)
    size += part.length
    while (size >= pieceBytes) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, pieceBytes)
      waiting = [all.subarray(pieceBytes)]
      size -= pieceBytes
    }
  }
  if (size > 0) yield Buffer.concat(waiting)
}

/** An archive, decrypted piece by piece. */
export async function* openPieces(
  { database, vault }: { readonly database: Database; readonly vault: Vault },
  { id, attempt, size }: { readonly id: string; readonly attempt: number; readonly size: number },
): AsyncGenerator<Buffer> {
  for (let position = 0; position * pieceBytes < size; position++) {
    const piece = { exportId: id, attempt, position }
    const [row] = await database.query<{ content: Buffer }>(read, [id, attempt, position])
    if (!row) throw new Error('A piece of a copy is missing.')
    yield vault.openBytes(row.content, ownerOf(piece))
  }
}

import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { inArray } from 'drizzle-orm'
import { type AttachmentKind, attachmentKinds, kindNamed } from '#domain/enquiries/attachment-kinds.ts'
import { type AttachmentFacts, notWhatItIsCalled, plainFileName } from '#domain/enquiries/attachments.ts'
import type { Database, Orm, Statement } from '../platform/database/database.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import type { Attachment } from '../platform/gateways/mail/mail.ts'
import { badRequest } from '../platform/http/api-error.ts'
import type { Upload } from '../platform/http/upload.ts'
import type { Services } from '../platform/services.ts'
import { type ArrivedFile, inspectUpload } from '../platform/uploads/inspect-upload.ts'
import { contactFilePieces, contactFiles } from './tables.ts'

const pieceSize = 512 * 1024

export interface SealedFile {
  readonly id: string
  readonly name: string
  readonly kind: AttachmentKind
  readonly size: number
  readonly pieces: readonly Buffer[]
}

const detailsOwner = (id: string) => `contact file/${id}`
const pieceOwner = (id: string, position: number) => `contact file/${id}/${position}`

/** Reads one file, has it inspected as a whole, and seals it piece by piece. */
async function sealFile(
  services: Services,
  upload: Upload,
  { name, size }: AttachmentFacts,
  sender: ArrivedFile['sender'],
): Promise<SealedFile> {
  const kind = kindNamed(name)
  if (!kind) throw badRequest([{ field: 'files', message: notWhatItIsCalled(name) }])
  const id = randomUUID()
  const bytes = await upload.take(size)
  const problem = await inspectUpload(services, { name, kind, bytes, sender })
  if (problem !== null) throw badRequest([{ field: 'files', message: problem }])
  const pieces: Buffer[] = []
  for (let at = 0; at < size; at += pieceSize)
    pieces.push(services.vault.seal(bytes.subarray(at, at + pieceSize), pieceOwner(id, pieces.length)))
  return { id, name: plainFileName(name), kind, size, pieces }
}

/** All of them, in their order. */
export async function sealFiles(
  services: Services,
  upload: Upload,
  named: readonly AttachmentFacts[],
  sender: ArrivedFile['sender'],
): Promise<readonly SealedFile[]> {
  const files: SealedFile[] = []
  for (const file of named) files.push(await sealFile(services, upload, file, sender))
  await upload.end()
  return files
}

interface FileOf {
  readonly requestId: string
  /** For a later message; left out for files of the first one. */
  readonly messageId?: string
}

export async function insertFile(tx: Orm, vault: Vault, of: FileOf, file: SealedFile): Promise<void> {
  const { id, name, kind, size, pieces } = file
  const details = vault.seal(JSON.stringify({ name, kind }), detailsOwner(id))
  await tx.insert(contactFiles).values({ id, ...of, details, size })
  for (const [position, content] of pieces.entries()) {
    await tx.insert(contactFilePieces).values({ fileId: id, position, content })
  }
}

const pieceOf: Statement = {
  name: 'contact_file_piece',
  text: 'select content from contact_file_pieces where file_id = $1 and position = $2',
}

export async function* piecesOf(database: Database, vault: Vault, id: string, size: number) {
  for (let position = 0; position * pieceSize < size; position++) {
    const [row] = await database.query<{ content: Buffer }>(pieceOf, [id, position])
    if (!row) throw new Error('A piece of a file is missing.')
    yield vault.openBytes(row.content, pieceOwner(id, position))
  }
}

export const openFileDetails = (
  vault: Vault,
  { id, details }: Pick<typeof contactFiles.$inferSelect, 'id' | 'details'>,
): Pick<SealedFile, 'name' | 'kind'> => JSON.parse(vault.open(details, detailsOwner(id)))

/** For an email: read from the database as it is sent. Erased files are left out. */
export async function attachmentsOf(database: Database, vault: Vault, ids: readonly string[]): Promise<Attachment[]> {
  if (ids.length === 0) return []
  const found = await database.run((orm) =>
    orm
      .select()
      .from(contactFiles)
      .where(inArray(contactFiles.id, [...ids])),
  )
  return found
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, details, size }) => {
      const { name, kind } = openFileDetails(vault, { id, details })
      return {
        filename: name,
        contentType: attachmentKinds[kind].types[0],
        content: Readable.from(piecesOf(database, vault, id, size), { objectMode: false }),
      }
    })
}

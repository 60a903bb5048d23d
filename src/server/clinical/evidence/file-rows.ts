import { and, asc, eq, isNull } from 'drizzle-orm'
import type { UploadedFile } from '#contract/evidence/evidence.ts'
import type { UploadGate, UploadKind } from '#domain/evidence/upload.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { evidenceFiles } from './tables.ts'

/** The owner of a file, and the member of staff who sends it. Null: the patient sends it. */
export interface Sender {
  readonly accountId: string
  readonly staffId: string | null
}

export type FileRow = typeof evidenceFiles.$inferSelect

export interface FileDetails {
  readonly name: string
  readonly kind: UploadKind
}

const detailsOwner = (id: string) => `evidence file/${id}`
const pieceOwner = (id: string, position: number) => `evidence file/${id}/${position}`

export const sealDetails = (vault: Vault, id: string, details: FileDetails): Buffer =>
  vault.seal(JSON.stringify(details), detailsOwner(id))

export const openFileDetails = (vault: Vault, { id, details }: Pick<FileRow, 'id' | 'details'>): FileDetails =>
  JSON.parse(vault.open(details, detailsOwner(id)))

export const sealPiece = (vault: Vault, id: string, position: number, bytes: Buffer): Buffer =>
  vault.seal(bytes, pieceOwner(id, position))

const pieceAt: Statement = {
  name: 'evidence_piece',
  text: 'select content from evidence_pieces where file_id = $1 and position = $2',
}

/** One piece of a file, decrypted. */
export async function readPiece(database: Database, vault: Vault, id: string, position: number): Promise<Buffer> {
  const [row] = await database.query<{ content: Buffer }>(pieceAt, [id, position])
  if (!row) throw new Error('A piece of a file is missing.')
  return vault.openBytes(row.content, pieceOwner(id, position))
}

const isOf = ({ accountId, staffId }: Sender, id: string) =>
  and(
    eq(evidenceFiles.id, id),
    eq(evidenceFiles.accountId, accountId),
    staffId === null ? isNull(evidenceFiles.staffId) : eq(evidenceFiles.staffId, staffId),
  )

/** A file of this sender, and no other's. */
export async function ownFile(orm: Orm, sender: Sender, id: string): Promise<FileRow | null> {
  const [found] = await orm.select().from(evidenceFiles).where(isOf(sender, id))
  return found ?? null
}

/** The same, locked until the transaction ends. */
export async function lockOwnFile(tx: Orm, sender: Sender, id: string): Promise<FileRow | null> {
  const [found] = await tx.select().from(evidenceFiles).where(isOf(sender, id)).for('no key update')
  return found ?? null
}

export const filesOf = (orm: Orm, accountId: string): Promise<FileRow[]> =>
  orm
    .select()
    .from(evidenceFiles)
    .where(and(eq(evidenceFiles.accountId, accountId), isNull(evidenceFiles.staffId)))
    .orderBy(asc(evidenceFiles.createdAt), asc(evidenceFiles.id))

export const fileView = (vault: Vault, row: FileRow): UploadedFile => ({
  id: row.id,
  gate: row.gate as UploadGate,
  name: openFileDetails(vault, row).name,
  size: row.size,
  received: row.received,
  isWhole: row.completedAt !== null,
  isSeen: row.seenAt !== null,
  sentAt: (row.completedAt ?? row.createdAt).toISOString(),
})

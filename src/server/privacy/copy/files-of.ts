import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { piecesOf } from '#domain/evidence/upload.ts'
import { openFileDetails, readPiece } from '../../clinical/evidence/file-rows.ts'
import { evidenceFiles } from '../../clinical/evidence/tables.ts'
import { piecesOf as contactPieces, openFileDetails as openContactFile } from '../../enquiries/contact-files.ts'
import { contactFiles } from '../../enquiries/tables.ts'
import type { Services } from '../../platform/services.ts'
import { isTheirs } from '../row-conditions.ts'

export interface GivenFile {
  /** Its path in the archive. */
  readonly path: string
  readonly name: string
  readonly content: () => AsyncIterable<Buffer>
}

/** A safe file name for any system. */
const safe = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]+/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-80) || 'file'

/** Every file they sent us, and we sent them. */
export async function filesOf(services: Services, accountId: string): Promise<GivenFile[]> {
  const { database, vault } = services
  const evidence = await database.run((orm) =>
    orm
      .select()
      .from(evidenceFiles)
      .where(
        and(
          eq(evidenceFiles.accountId, accountId),
          isNotNull(evidenceFiles.completedAt),
          or(isNull(evidenceFiles.staffId), isNotNull(evidenceFiles.attachedAt)),
        ),
      )
      .orderBy(asc(evidenceFiles.createdAt), asc(evidenceFiles.id)),
  )
  const isOfRequests = sql.raw(`(${isTheirs('contact_files', accountId)})`)
  const sent = await database.run((orm) => orm.select().from(contactFiles).where(isOfRequests).orderBy(contactFiles.id))
  const all = [
    ...evidence.map((file) => ({
      name: openFileDetails(vault, file).name,
      content: async function* () {
        for (let position = 0; position < piecesOf(file.size); position++)
          yield await readPiece(database, vault, file.id, position)
      },
    })),
    ...sent.map((file) => ({
      name: openContactFile(vault, file).name,
      content: () => contactPieces(database, vault, file.id, file.size),
    })),
  ]
  return all.map((file, at) => ({ ...file, path: `files/${at + 1}-${safe(file.name)}` }))
}

import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachmentKinds } from '#domain/enquiries/attachment-kinds.ts'
import { piecesOf } from '#domain/evidence/upload.ts'
import { inlineFileHeaders } from '../../platform/http/inline-file-headers.ts'
import type { Services } from '../../platform/services.ts'
import { type FileRow, openFileDetails, readPiece } from './file-rows.ts'

/** Streams a file piece by piece, to be viewed and not cached. */
export function sendContent(reply: FastifyReply, services: Pick<Services, 'database' | 'vault'>, file: FileRow) {
  const { name, kind } = openFileDetails(services.vault, file)
  return reply
    .headers(inlineFileHeaders({ name, size: file.size, type: attachmentKinds[kind].types[0], isPdf: kind === 'pdf' }))
    .send(Readable.from(contentOf(services, file), { objectMode: false, highWaterMark: 64 * 1024 }))
}

async function* contentOf({ database, vault }: Pick<Services, 'database' | 'vault'>, { id, size }: FileRow) {
  for (let position = 0; position < piecesOf(size); position++) yield readPiece(database, vault, id, position)
}

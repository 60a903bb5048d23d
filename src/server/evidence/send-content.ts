import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachmentKinds } from '#domain/contact/attachment-kinds.ts'
import { piecesOf } from '#domain/evidence/upload.ts'
import type { Services } from '../services.ts'
import { type FileRow, openFileDetails, readPiece } from './file-rows.ts'

/** Nothing in it runs or loads anything, and no page but ours shows it. A PDF opens in the browser's own reader alone. */
const policies = {
  picture: "sandbox; default-src 'none'; frame-ancestors 'self'",
  document: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const

/** A file piece by piece, to be looked at and kept nowhere. */
export function sendContent(reply: FastifyReply, services: Pick<Services, 'database' | 'vault'>, file: FileRow) {
  const { name, kind } = openFileDetails(services.vault, file)
  return reply
    .header('content-type', attachmentKinds[kind].types[0])
    .header('content-length', file.size)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', kind === 'pdf' ? policies.document : policies.picture)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(Readable.from(contentOf(services, file), { objectMode: false, highWaterMark: 64 * 1024 }))
}

async function* contentOf({ database, vault }: Pick<Services, 'database' | 'vault'>, { id, size }: FileRow) {
  for (let position = 0; position < piecesOf(size); position++) yield readPiece(database, vault, id, position)
}

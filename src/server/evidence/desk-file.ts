import { Readable } from 'node:stream'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id as anId } from '#contract/call.ts'
import { attachmentKinds } from '#domain/contact/attachment-kinds.ts'
import { piecesOf } from '#domain/evidence/upload.ts'
import { recordLook } from '../access-log/record-look.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { pleaseSignIn, Refusal } from '../http/refusal.ts'
import { shownFileHeaders } from '../http/shown-file-headers.ts'
import { limitPerAddress } from '../limits/address-limit.ts'
import type { Services } from '../services.ts'
import { type StaffOf, staffOf } from '../staff/staff-of.ts'
import { type FileRow, openFileDetails, readPiece } from './file-rows.ts'
import { evidenceFiles } from './tables.ts'

const perMinute = 240

const query = z.object({ id: anId(), case: anId().optional() })

const notTrusted = () => new Refusal(403, 'Your role does not include this.')
const gone = () => new Refusal(404, 'There is no such file.')

/** One file of somebody, for a member of staff to look at. Each time it is asked for is written down before a byte leaves. */
export function deskFile(app: FastifyInstance, services: Services, find: StaffOf = staffOf(services)): void {
  const { config, database, vault, now } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/desk_file`, { onRequest: [limit] }, async (request, reply) => {
    const staff = await find(request)
    if (!staff) throw pleaseSignIn()
    if (!staff.capabilities.has('see-record')) throw notTrusted()
    const asked = query.safeParse(request.query)
    if (!asked.success) throw gone()
    const { id, case: caseId = null } = asked.data
    const file = await database.run((orm) =>
      orm.transaction(async (tx) => {
        const [found] = await tx
          .select()
          .from(evidenceFiles)
          .where(and(eq(evidenceFiles.id, id), isNotNull(evidenceFiles.completedAt)))
        if (!found) throw gone()
        const { accountId, gate } = found
        const [what, why] = gate === 'message' ? (['messages', 'message'] as const) : (['evidence', 'case'] as const)
        await recordLook(tx, { staffId: staff.id, accountId, caseId, what, why }, now())
        await tx
          .update(evidenceFiles)
          .set({ seenAt: new Date(now()) })
          .where(and(eq(evidenceFiles.id, id), isNull(evidenceFiles.seenAt)))
        return found
      }),
    )
    const { name, kind } = openFileDetails(vault, file)
    return reply
      .headers(shownFileHeaders({ name, size: file.size, type: attachmentKinds[kind].types[0], isPdf: kind === 'pdf' }))
      .send(Readable.from(contentOf(database, vault, file), { objectMode: false, highWaterMark: 64 * 1024 }))
  })
}

async function* contentOf(database: Database, vault: Vault, { id, size }: FileRow) {
  for (let position = 0; position < piecesOf(size); position++) yield readPiece(database, vault, id, position)
}

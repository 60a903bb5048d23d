import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id as anId } from '#contract/call.ts'
import { attachmentKinds } from '#domain/enquiries/attachment-kinds.ts'
import { type StaffOf, staffOf } from '../../identity/staff/staff-of.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { inlineFileHeaders } from '../../platform/http/inline-file-headers.ts'
import { limitPerAddress } from '../../platform/limits/address-limit.ts'
import type { Services } from '../../platform/services.ts'
import { openFileDetails, piecesOf } from '../contact-files.ts'
import { contactFiles, contactRequests } from '../tables.ts'

const perMinute = 240
const query = z.object({ id: anId() })
const gone = () => new ApiError(404, 'There is no such file.')

/** A file of an enquiry. Each access is logged before a byte leaves. */
export function deskRequestFile(app: FastifyInstance, services: Services, find: StaffOf = staffOf(services)): void {
  const { config, database, vault, now } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/desk_request_file`, { onRequest: [limit] }, async (request, reply) => {
    const staff = await find(request)
    if (!staff) throw pleaseSignIn()
    if (!staff.capabilities.has('message')) throw new ApiError(403, 'Your role does not include this.')
    const asked = query.safeParse(request.query)
    if (!asked.success) throw gone()
    const file = await database.transaction(async (tx) => {
      const [found] = await tx
        .select({ file: contactFiles, accountId: contactRequests.accountId })
        .from(contactFiles)
        .innerJoin(contactRequests, eq(contactRequests.id, contactFiles.requestId))
        .where(eq(contactFiles.id, asked.data.id))
      if (!found) throw gone()
      const { accountId } = found
      const { requestId } = found.file
      await recordAccess(tx, { staffId: staff.id, accountId, requestId, what: 'messages', why: 'message' }, now())
      return found.file
    })
    const { name, kind } = openFileDetails(vault, file)
    return reply
      .headers(
        inlineFileHeaders({ name, size: file.size, type: attachmentKinds[kind].types[0], isPdf: kind === 'pdf' }),
      )
      .send(Readable.from(piecesOf(database, vault, file.id, file.size), { objectMode: false }))
  })
}

import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id as anId } from '#contract/call.ts'
import { isAttachedGate } from '#domain/evidence/upload.ts'
import { type StaffOf, staffOf } from '../../identity/staff/staff-of.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { limitPerAddress } from '../../platform/limits/address-limit.ts'
import type { Services } from '../../platform/services.ts'
import { idsOfCasesOf } from '../cases/cases-of.ts'
import { cases } from '../cases/tables.ts'
import { sendContent } from './send-content.ts'
import { evidenceFiles } from './tables.ts'

const perMinute = 240

const query = z.object({ id: anId(), case: anId().optional() })

/** Logged with its case only if that is the patient's. */
async function isCaseOf(tx: Orm, caseId: string, accountId: string): Promise<boolean> {
  const own = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, caseId), inArray(cases.id, idsOfCasesOf(tx, accountId))))
  return own.length > 0
}

const notTrusted = () => new ApiError(403, 'Your role does not include this.')
const gone = () => new ApiError(404, 'There is no such file.')

/** One file of a patient, for staff who may see records, or who sent it. Each access is logged before a byte leaves. */
export function deskFile(app: FastifyInstance, services: Services, find: StaffOf = staffOf(services)): void {
  const { config, database, now } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/desk_file`, { onRequest: [limit] }, async (request, reply) => {
    const staff = await find(request)
    if (!staff) throw pleaseSignIn()
    const asked = query.safeParse(request.query)
    if (!asked.success) throw gone()
    const { id, case: caseId = null } = asked.data
    const file = await database.transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(evidenceFiles)
        .where(and(eq(evidenceFiles.id, id), isNotNull(evidenceFiles.completedAt)))
      const isOwn = found?.staffId === staff.id
      if (!isOwn && !staff.capabilities.has('see-record')) throw notTrusted()
      if (!found || (!isOwn && isAttachedGate(found.gate) && found.attachedAt === null)) throw gone()
      const { accountId, gate } = found
      if (caseId !== null && !(await isCaseOf(tx, caseId, accountId))) throw gone()
      const [what, why] = gate === 'message' ? (['messages', 'message'] as const) : (['evidence', 'case'] as const)
      await recordAccess(tx, { staffId: staff.id, accountId, caseId, what, why }, now())
      await tx
        .update(evidenceFiles)
        .set({ seenAt: new Date(now()) })
        .where(and(eq(evidenceFiles.id, id), isNull(evidenceFiles.seenAt)))
      return found
    })
    return sendContent(reply, services, file)
  })
}

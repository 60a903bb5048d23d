import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id as anId } from '#contract/call.ts'
import { letterById, noSuchLetter, openLetter, replacementOf } from '../../../clinical/letters/letter-rows.ts'
import { statusesOf } from '../../../clinical/letters/letter-statuses.ts'
import { sendPdf } from '../../../clinical/letters/send-pdf.ts'
import { staffOf } from '../../../identity/staff/staff-of.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import { ApiError, pleaseSignIn } from '../../../platform/http/api-error.ts'
import { limitPerAddress } from '../../../platform/limits/address-limit.ts'
import type { Services } from '../../../platform/services.ts'

const perMinute = 60

const query = z.object({ id: anId() })

/** For those who see records, and for staff who post it, until it is posted. Each access is logged. */
export function deskLetterPdf(app: FastifyInstance, services: Services): void {
  const { config, database, vault, now } = services
  const find = staffOf(services)
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/desk_letter_pdf`, { onRequest: [limit] }, async (request, reply) => {
    const staff = await find(request)
    if (!staff) throw pleaseSignIn()
    const asked = query.safeParse(request.query)
    if (!asked.success) throw noSuchLetter()
    const printed = await database.transaction(async (tx) => {
      const row = await letterById(tx, asked.data.id)
      const states = row ? (await statusesOf(tx, [row]))(row.id).map(({ state }) => state) : []
      const seesRecord = staff.capabilities.has('see-record')
      const posts = staff.capabilities.has('dispatch') && states.includes('to post')
      if (!seesRecord && !posts) throw new ApiError(403, 'Your role does not include this.')
      if (!row) throw noSuchLetter()
      const { accountId, caseId, version, madeAt } = row
      const why = posts ? 'dispatch' : 'case'
      await recordAccess(tx, { staffId: staff.id, accountId, caseId, what: 'letter', why }, now())
      const isReplaced = (await replacementOf(tx, row.id)) !== null
      const isCancelled = states.includes('cancelled')
      return { letter: openLetter(vault, row), version, isReplaced, isCancelled, madeAt }
    })
    return sendPdf(reply, printed)
  })
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id as anId } from '#contract/call.ts'
import { pleaseSignIn } from '../http/refusal.ts'
import { sendPdf } from '../letters/send-pdf.ts'
import { limitPerAddress } from '../limits/address-limit.ts'
import type { Services } from '../services.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { accountOf } from '../sessions/sessions.ts'
import { noSuchLetter, ownLetter } from './own-letters.ts'

const perMinute = 60

const query = z.object({ id: anId() })

/** One letter as PDF, for whoever it is about. */
export function myLetterPdf(app: FastifyInstance, services: Services): void {
  const { config, database } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/my_letter_pdf`, { onRequest: [limit] }, async (request, reply) => {
    const { presented } = sessionCookie(request, reply, config.isProduction)
    const accountId = presented && (await accountOf(database, presented))
    if (!accountId) throw pleaseSignIn()
    const asked = query.safeParse(request.query)
    if (!asked.success) throw noSuchLetter()
    const { listed, letter, madeAt } = await database.run((orm) => ownLetter(services, orm, accountId, asked.data.id))
    return sendPdf(reply, { letter, version: listed.version, isReplaced: listed.isReplaced, madeAt })
  })
}

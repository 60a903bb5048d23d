import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id as anId } from '#contract/call.ts'
import { pleaseSignIn, Refusal } from '../http/refusal.ts'
import { limitPerAddress } from '../limits/address-limit.ts'
import type { Services } from '../services.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { accountOf } from '../sessions/sessions.ts'
import { sendContent } from './send-content.ts'
import { evidenceFiles } from './tables.ts'

const perMinute = 120

const query = z.object({ id: anId() })

const gone = () => new Refusal(404, 'There is no such file.')

/** A file for whom it is: one they have sent themselves, or one that came to them with a message. */
export function myFile(app: FastifyInstance, services: Services): void {
  const { config, database } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/my_file`, { onRequest: [limit] }, async (request, reply) => {
    const { presented } = sessionCookie(request, reply, config.isProduction)
    const accountId = presented && (await accountOf(database, presented))
    if (!accountId) throw pleaseSignIn()
    const asked = query.safeParse(request.query)
    if (!asked.success) throw gone()
    const [file] = await database.run((orm) =>
      orm
        .select()
        .from(evidenceFiles)
        .where(
          and(
            eq(evidenceFiles.id, asked.data.id),
            eq(evidenceFiles.accountId, accountId),
            isNotNull(evidenceFiles.completedAt),
            or(isNull(evidenceFiles.staffId), isNotNull(evidenceFiles.attachedAt)),
          ),
        ),
    )
    if (!file) throw gone()
    return sendContent(reply, services, file)
  })
}

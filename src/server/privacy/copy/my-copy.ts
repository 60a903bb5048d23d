import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { copyWords } from '#content/privacy/my-data.ts'
import { id as anId } from '#contract/call.ts'
import { sessionCookie } from '../../identity/sessions/session-cookie.ts'
import { accountOf } from '../../identity/sessions/sessions.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { limitPerAddress } from '../../platform/limits/address-limit.ts'
import type { Services } from '../../platform/services.ts'
import { readyCopy } from '../open-copy.ts'
import { requireReentry } from '../require-reentry.ts'
import { openPieces } from './pieces.ts'

const perMinute = 30

const query = z.object({ id: anId() })

/** The archive for its owner, who has recently proven that it is them. It is cached nowhere. */
export function myCopy(app: FastifyInstance, services: Services): void {
  const { config, database, now } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/my_copy`, { onRequest: [limit] }, async (request, reply) => {
    const session = sessionCookie(request, reply, config.isProduction)
    const accountId = session.presented && (await accountOf(database, session.presented))
    if (!accountId) throw pleaseSignIn()
    const asked = query.safeParse(request.query)
    const copy = await database.transaction(async (tx) => {
      await requireReentry(tx, accountId, session)
      return readyCopy(tx, accountId, new Date(now()))
    })
    if (!copy || copy.id !== asked.data?.id) throw new ApiError(404, copyWords.refusals.gone)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': copy.size,
        'content-disposition': `attachment; filename="${brand.name.toLowerCase()}-my-data.zip"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(openPieces(services, copy), { objectMode: false, highWaterMark: 64 * 1024 }))
  })
}

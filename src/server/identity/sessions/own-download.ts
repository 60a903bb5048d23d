import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { id as anId } from '#contract/call.ts'
import { type ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { limitPerAddress } from '../../platform/limits/address-limit.ts'
import type { Services } from '../../platform/services.ts'
import { sessionCookie } from './session-cookie.ts'
import { accountOf } from './sessions.ts'

interface Download {
  readonly name: string
  readonly perMinute: number
  readonly gone: () => ApiError
  readonly send: (reply: FastifyReply, accountId: string, id: string) => Promise<unknown>
}

const query = z.object({ id: anId() })

/** A download of the signed-in patient's own, by its id. */
export function ownDownload(app: FastifyInstance, services: Services, { name, perMinute, gone, send }: Download): void {
  const { config, database } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/${name}`, { onRequest: [limit] }, async (request, reply) => {
    const { presented } = sessionCookie(request, reply, config.isProduction)
    const accountId = presented && (await accountOf(database, presented))
    if (!accountId) throw pleaseSignIn()
    const asked = query.safeParse(request.query)
    if (!asked.success) throw gone()
    return send(reply, accountId, asked.data.id)
  })
}

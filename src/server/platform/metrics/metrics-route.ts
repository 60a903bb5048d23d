import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Requires the token of the settings; without it the page does not exist. */
export function metricsRoute(app: FastifyInstance, { config, metrics }: Services): void {
  const { metricsToken } = config
  if (metricsToken === null) return
  const wanted = digest(`Bearer ${metricsToken}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) return reply.callNotFound()
    const { type, text } = await metrics.text()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

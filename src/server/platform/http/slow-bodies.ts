import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const lookEveryMs = 1_000

/**
 * Ends connections whose request takes too long to arrive. Node has one limit for all requests, and files over a slow
 * connection need minutes: so that limit is theirs, and this one is for everything else. One check a second costs a
 * request less than a timer of its own.
 */
export function dropSlowBodies(
  app: FastifyInstance,
  withinMs: number,
  isExempt: (request: FastifyRequest) => boolean,
): void {
  const arriving = new Map<IncomingMessage, number>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && !isExempt(request)) arriving.set(request.raw, performance.now())
    done()
  })
  app.addHook('preHandler', ({ raw }, _reply, done) => {
    arriving.delete(raw)
    done()
  })
  const timer = setInterval(() => {
    const latest = performance.now() - withinMs
    for (const [request, since] of arriving) {
      const isOver = request.readableEnded || request.destroyed
      if (!isOver && since < latest) request.destroy()
      if (isOver || since < latest) arriving.delete(request)
    }
  }, lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

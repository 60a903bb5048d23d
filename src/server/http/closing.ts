import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longer than any call may take; what is still open then is a client that does not finish its own request. */
const finishWithinMs = 11_000

/**
 * Returns how to close the app so that every request under way is answered first. Fastify alone does not wait for the
 * second address of `localhost`, and Node keeps a connection open that was busy at that moment and fell idle since. From
 * the moment that it is going to close, each reply is the last over its connection: a proxy that kept one would send the
 * next call over it while it closes, and could not send that call again.
 */
export function closingAfterReplies(app: FastifyInstance, door: { readonly isClosing: boolean }): () => Promise<void> {
  let underWay = 0
  app.addHook('onRequest', (_request, reply, done) => {
    underWay++
    if (door.isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    underWay--
    done()
  })
  return async () => {
    const deadline = performance.now() + finishWithinMs
    const sweep = setInterval(() => {
      if (performance.now() < deadline) app.server.closeIdleConnections()
      else app.server.closeAllConnections()
    }, 50)
    await app.close()
    clearInterval(sweep)
    while (underWay > 0 && performance.now() < deadline) await sleep(20)
  }
}

import { Server } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longer than any call may take; what is still open then is a client that does not finish its own request. */
const finishWithinMs = 11_000
const sweepEveryMs = 50

/**
 * Waits until the event loop has accepted every pending connection and read every pending request. Otherwise a
 * connection waiting to be accepted is reset when listening ends, and so is one that looks idle while its next request
 * is unread: a proxy answers both with 502, since it cannot know whether the call was done. The first wait may end in
 * the middle of a turn of the loop, the second is a whole one.
 */
async function readEverything(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

/**
 * Returns how to close the app so that every request under way is answered first. Fastify alone does not wait for the
 * second address of `localhost`, and Node keeps a connection open that was busy at that moment and fell idle since.
 * From the moment closing starts, each reply is the last over its connection: a proxy that reused it would send the
 * next call over a closing connection, and could not send that call again.
 */
export function closingAfterReplies(app: FastifyInstance, door: { readonly isClosing: boolean }): () => Promise<void> {
  let underWay = 0
  app.addHook('onRequest', (_request, _reply, done) => {
    underWay++
    done()
  })
  // Checked at the reply: a request that came before is answered after, and its connection must not be reused either.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (door.isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    underWay--
    done()
  })
  return async () => {
    const deadline = performance.now() + finishWithinMs
    await readEverything()
    // From here on new connections are refused, which a proxy may handle by asking elsewhere. Existing ones stay.
    if (app.server.listening) Server.prototype.close.call(app.server)
    await readEverything()
    const sweep = setInterval(async () => {
      await readEverything()
      if (performance.now() < deadline) app.server.closeIdleConnections()
      else app.server.closeAllConnections()
    }, sweepEveryMs)
    await app.close()
    clearInterval(sweep)
    while (underWay > 0 && performance.now() < deadline) await sleep(20)
  }
}

import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { callApi } from './api.ts'

const noRoom = 503
const mostTries = 3
/** What the server asks for with such a refusal. */
const restMs = 1_000
/** So that those who were refused together do not come back together. */
const spreadMs = 500

/**
 * A call that only reads. While the server has no room for it, which is a matter of a moment, it is asked again before
 * anybody is told that something went wrong. What changes something is never sent twice without being asked for.
 */
export async function readApi<Name extends CallName>(
  name: Name,
  body: CallBody<Name>,
  signal?: AbortSignal,
): Promise<Envelope<CallReply<Name>>> {
  for (let tries = 1; ; tries += 1) {
    const reply = await callApi(name, body, signal)
    if (reply.code !== noRoom || tries === mostTries) return reply
    await new Promise((resolve) => setTimeout(resolve, restMs + Math.random() * spreadMs))
    signal?.throwIfAborted()
  }
}

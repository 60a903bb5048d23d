import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'

/** The server writes the configured prefix into every page. */
export const apiPrefix = () => document.querySelector<HTMLMetaElement>('meta[name="api-prefix"]')?.content ?? '/api'

const keepaliveLimit = 15_000

/**
 * One call of the contract, whose types are its only trace in the browser. Resolves with whatever the server answered,
 * refusals included; rejects when there was no answer.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  body: CallBody<Name>,
  signal?: AbortSignal,
): Promise<Envelope<CallReply<Name>>> {
  const text = JSON.stringify(body)
  const response = await fetch(`${apiPrefix()}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
    // A save under way is finished even if the page is closed. Browsers do this for small requests only.
    keepalive: text.length < keepaliveLimit,
    ...(signal ? { signal } : {}),
  })
  return (await response.json()) as Envelope<CallReply<Name>>
}

import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { callApi } from '#web/browser/api.ts'
import { readApi } from '#web/browser/read-api.ts'
import { shutDesk } from './shell/desk-state.ts'

/** A call of somebody at the desk. Where the desk is locked or the session is over, the shell is told as well. */
export async function deskCall<Name extends CallName>(
  name: Name,
  body: CallBody<Name>,
  signal?: AbortSignal,
): Promise<Envelope<CallReply<Name>>> {
  return heard(await callApi(name, body, signal))
}

/** The same of a call that only reads: it may be asked again. */
export async function deskRead<Name extends CallName>(
  name: Name,
  body: CallBody<Name>,
  signal?: AbortSignal,
): Promise<Envelope<CallReply<Name>>> {
  return heard(await readApi(name, body, signal))
}

/** The same of a reply that came another way. */
export function heard<Reply>(reply: Envelope<Reply>): Envelope<Reply> {
  if (reply.code === 423) shutDesk('locked')
  if (reply.code === 401) shutDesk('over')
  return reply
}

import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import type { Upload } from '../platform/http/upload.ts'
import type { Services } from '../platform/services.ts'
import type { GuestSessionCookie } from './guest-sessions/guest-session-cookie.ts'
import type { SessionCookie } from './sessions/session-cookie.ts'
import type { DeskCookie } from './staff/desk-cookie.ts'
import type { CallerOf } from './who-may-call.ts'

interface Asked<C extends Call> {
  readonly body: z.output<C['body']>
  readonly visit: GuestSessionCookie
  readonly session: SessionCookie
  /** Of whoever works here. */
  readonly desk: DeskCookie
  /** The network it came from, for limits only. */
  readonly network: string
  /** What follows the body, for a call that takes files. */
  readonly upload: Upload
}

export type RequestOf<C extends Call> = Asked<C> & CallerOf<C['auth']>
export type HandlerOf<C extends Call> = (request: RequestOf<C>) => Promise<z.output<C['reply']>>

/** What the handler of a call is given, by the call's name. */
export type CallRequest<Name extends CallName = CallName> = RequestOf<Calls[Name]>
export type Handler<Name extends CallName> = HandlerOf<Calls[Name]>

/** Who answers every call of the contract, and nothing else. */
export type Handlers = { readonly [Name in CallName]: (services: Services) => Handler<Name> }

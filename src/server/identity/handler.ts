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
  readonly guestSession: GuestSessionCookie
  readonly session: SessionCookie
  /** For a member of staff. */
  readonly desk: DeskCookie
  /** The caller's network, for limits only. */
  readonly network: string
  /** The files after the body, for an upload call. */
  readonly upload: Upload
}

export type RequestOf<C extends Call> = Asked<C> & CallerOf<C['auth']>
export type HandlerOf<C extends Call> = (request: RequestOf<C>) => Promise<z.output<C['reply']>>

/** The input of a call's handler, by the call's name. */
export type CallRequest<Name extends CallName = CallName> = RequestOf<Calls[Name]>
export type Handler<Name extends CallName> = HandlerOf<Calls[Name]>

/** A handler for every call of the contract, and nothing else. */
export type Handlers = { readonly [Name in CallName]: (services: Services) => Handler<Name> }

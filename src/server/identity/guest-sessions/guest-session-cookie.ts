import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyIn } from '#content/stored-on-device.ts'
import { retention } from '#domain/privacy/retention.ts'
import { hashOf, isToken } from '../../platform/encryption/token.ts'
import { sessionTokenIn } from '../sessions/session-cookie.ts'

/**
 * What a browser presents for its guest session: the token, and the session that some guest sessions require (decision
 * 37).
 */
export interface PresentedGuestSession {
  readonly tokenHash: Buffer
  readonly sessionHash: Buffer | null
}

export interface GuestSessionCookie {
  /** Hashes, if the browser presented a well-formed token. */
  readonly presented: PresentedGuestSession | null
  /** Hash of the session presented with it. A guest session that begins while that is live belongs to its account. */
  readonly sessionHash: Buffer | null
  /** Checked before a guest session begins. Refuses if too many have. */
  readonly countNew: () => Promise<void>
  grant(token: string): void
  revoke(): void
}

/** Browsers accept a `__Host-` cookie only over HTTPS, for the whole origin and for no subdomain. */
export const guestSessionCookieName = (isProduction: boolean): KeyIn<'cookie'> =>
  isProduction ? '__Host-visit' : 'visit'

export function guestSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
  countNew: () => Promise<void> = async () => undefined,
): GuestSessionCookie {
  const name = guestSessionCookieName(isProduction)
  const token = request.cookies[name]
  const sessionToken = sessionTokenIn(request, isProduction)
  const sessionHash = isToken(sessionToken) ? hashOf(sessionToken) : null
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isProduction } as const
  return {
    presented: isToken(token) ? { tokenHash: hashOf(token), sessionHash } : null,
    sessionHash,
    countNew,
    grant: (granted) => void reply.setCookie(name, granted, { ...options, maxAge: retention.visitDays * 24 * 60 * 60 }),
    revoke: () => void reply.clearCookie(name, options),
  }
}

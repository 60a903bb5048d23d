import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyIn } from '#content/stored-on-device.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import { hashOf, isToken } from '../../platform/encryption/token.ts'
import { clearCachedPages } from '../../platform/http/clear-cached-pages.ts'

export interface DeskCookie {
  /** A well-formed token the browser presented. It also unwraps its owner's signing key. */
  readonly token: string | null
  readonly presented: Buffer | null
  grant(token: string): void
  revoke(): void
}

export const deskCookieName = (isProduction: boolean): KeyIn<'cookie'> => (isProduction ? '__Host-desk' : 'desk')

/** The session cookie of staff. No script reads it, and no other site can make a browser send it. */
export function deskCookie(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): DeskCookie {
  const name = deskCookieName(isProduction)
  const sent = request.cookies[name]
  const token = isToken(sent) ? sent : null
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isProduction } as const
  return {
    token,
    presented: token === null ? null : hashOf(token),
    grant: (granted) => void reply.setCookie(name, granted, { ...options, maxAge: deskSession.hours * 60 * 60 }),
    revoke: () => void clearCachedPages(reply).clearCookie(name, options),
  }
}

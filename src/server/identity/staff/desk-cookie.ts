import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyIn } from '#content/stored-on-device.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import { hashOf, isToken } from '../../platform/encryption/token.ts'
import { clearKeptPages } from '../../platform/http/clear-kept-pages.ts'

export interface DeskCookie {
  /** What the browser presented, if it has the shape of a token. It also unwraps its owner's signing key. */
  readonly token: string | null
  readonly presented: Buffer | null
  grant(token: string): void
  revoke(): void
}

export const deskCookieName = (isProduction: boolean): KeyIn<'cookie'> => (isProduction ? '__Host-desk' : 'desk')

/** The cookie of whoever works here. No script reads it, and no other site can make a browser send it at all. */
export function deskCookie(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): DeskCookie {
  const name = deskCookieName(isProduction)
  const sent = request.cookies[name]
  const token = isToken(sent) ? sent : null
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isProduction } as const
  return {
    token,
    presented: token === null ? null : hashOf(token),
    grant: (granted) => void reply.setCookie(name, granted, { ...options, maxAge: deskSession.hours * 60 * 60 }),
    revoke: () => void clearKeptPages(reply).clearCookie(name, options),
  }
}

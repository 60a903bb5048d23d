import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf, isToken } from './visit-token.ts'

/** How long an unfinished visit can be come back to. */
export const visitDays = 90

export interface VisitCookie {
  /** Hash of the token the browser presented, if it has the shape of one. */
  readonly presented: Buffer | null
  grant(token: string): void
}

/** Browsers keep a `__Host-` cookie only if it came over HTTPS, for the whole origin and for no subdomain. */
const nameFor = (isProduction: boolean) => (isProduction ? '__Host-visit' : 'visit')

export function visitCookie(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): VisitCookie {
  const name = nameFor(isProduction)
  const token = request.cookies[name]
  return {
    presented: isToken(token) ? hashOf(token) : null,
    grant(granted) {
      reply.setCookie(name, granted, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isProduction,
        maxAge: visitDays * 24 * 60 * 60,
      })
    },
  }
}

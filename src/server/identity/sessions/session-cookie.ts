import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '#content/identity/account-security.ts'
import type { KeyIn } from '#content/stored-on-device.ts'
import { readUserAgent } from '#domain/identity/user-agent.ts'
import { hashOf, isToken } from '../../platform/encryption/token.ts'
import { clearCachedPages } from '../../platform/http/clear-cached-pages.ts'
import { type KnownDevice, knownDevice } from './known-device.ts'

export interface SessionCookie {
  /** Hash of the token the browser presented, if it is well formed. */
  readonly presented: Buffer | null
  /** The browser's name, in two words. Read only at sign-in, since most calls do not need it. */
  device(): string
  known(): KnownDevice
  /** `seconds`: how long the browser stores it; null: until it is closed. */
  grant(token: string, seconds: number | null): void
  revoke(): void
}

export const sessionCookieName = (isProduction: boolean): KeyIn<'cookie'> =>
  isProduction ? '__Host-session' : 'session'

export const sessionTokenIn = (request: FastifyRequest, isProduction: boolean): string | undefined =>
  request.cookies[sessionCookieName(isProduction)]

/**
 * The session cookie of a patient, beside the guest session's. Same rules: no script reads it, no other site sends it.
 */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): SessionCookie {
  const name = sessionCookieName(isProduction)
  const token = sessionTokenIn(request, isProduction)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isProduction } as const
  return {
    presented: isToken(token) ? hashOf(token) : null,
    device: () => deviceName(readUserAgent(request.headers['user-agent'])),
    known: () => knownDevice(request, reply, isProduction),
    grant: (granted, seconds) =>
      void reply.setCookie(name, granted, seconds === null ? options : { ...options, maxAge: seconds }),
    revoke: () => void clearCachedPages(reply).clearCookie(name, options),
  }
}

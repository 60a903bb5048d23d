import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { KeyIn } from '#content/stored-on-device.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Services } from '../../../platform/services.ts'

export const waitsForSeconds = retention.oauthMinutes * 60
const sealedFor = 'oauth'

/** The state of a sign-in attempt, sealed into a cookie. */
const attempt = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Whether the patient ticked Remember me before they left. */
  isRemembered: z.boolean(),
  until: z.number(),
})

export type Attempt = z.output<typeof attempt>

const nameFor = (isProduction: boolean): KeyIn<'cookie'> => (isProduction ? '__Host-oauth' : 'oauth')

/** Every provider returns by GET (oauth-routes.ts), so a Lax cookie is sent. */
const optionsFor = (isProduction: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isProduction, maxAge: waitsForSeconds }) as const

export function saveAttempt(
  { config, vault, now }: Services,
  reply: FastifyReply,
  begun: Omit<Attempt, 'until'>,
): void {
  const until = now() + waitsForSeconds * 1_000
  const sealed = vault.seal(JSON.stringify({ ...begun, until }), sealedFor)
  reply.setCookie(nameFor(config.isProduction), sealed.toString('base64url'), optionsFor(config.isProduction))
}

/** This browser's attempt, if it is not too old. It is deleted, whatever its result. */
export function consumeAttempt(
  { config, vault, now }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Attempt | null {
  const name = nameFor(config.isProduction)
  reply.clearCookie(name, optionsFor(config.isProduction))
  try {
    const sealed = Buffer.from(request.cookies[name] ?? '', 'base64url')
    const opened = attempt.parse(JSON.parse(vault.open(sealed, sealedFor)))
    return opened.until > now() ? opened : null
  } catch {
    return null
  }
}

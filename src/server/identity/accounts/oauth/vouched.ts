import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import { z } from 'zod'

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

/** A provider's statement about a person. */
export const vouched = z.object({
  issuer: z.string(),
  /** The subject at the provider, which never changes. */
  subject: z.string(),
  /** An address the provider has verified; null if there is none. */
  email: z.string().nullable(),
})

export type Vouched = z.output<typeof vouched>

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  // Apple sends it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})

/** Claims of a verified token: issuer, audience, nonce and expiry. */
export function vouchedInIdToken(tokens: Tokens): Vouched {
  const { iss, sub, email, email_verified } = claims.parse(tokens.claims())
  return { issuer: iss, subject: sub, email: email_verified && email ? email : null }
}

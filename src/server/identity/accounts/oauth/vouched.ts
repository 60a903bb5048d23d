import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import { z } from 'zod'

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

/** A company's word about a person. */
export const vouched = z.object({
  issuer: z.string(),
  /** Who they are to the company, whatever else about them changes. */
  subject: z.string(),
  /** An address the company has seen proof of; null if there is none. */
  email: z.string().nullable(),
})

export type Vouched = z.output<typeof vouched>

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  // Apple writes it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})

/** What is in a token that was checked: by whom, for whom, for which attempt and until when it was signed. */
export function vouchedInIdToken(tokens: Tokens): Vouched {
  const { iss, sub, email, email_verified } = claims.parse(tokens.claims())
  return { issuer: iss, subject: sub, email: email_verified && email ? email : null }
}

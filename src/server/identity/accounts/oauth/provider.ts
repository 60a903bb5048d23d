import { type ClientAuth, Configuration, enableNonRepudiationChecks, type ServerMetadata } from 'openid-client'
import type { OauthProvider } from '#contract/identity/sign-in-options.ts'
import type { Tokens, Vouched } from './vouched.ts'

/** A company that vouches for people, and what we are to it. */
export interface Provider {
  readonly name: OauthProvider
  readonly client: Configuration
  readonly scope: string
  /** Whether it says who somebody is by a signed token of OpenID Connect, which repeats our nonce. */
  readonly isOpenId: boolean
  /** How the reply comes back. Apple posts a form from its own page, which no cookie of ours comes with. */
  readonly replyBy: 'query' | 'form_post'
  personIn(tokens: Tokens): Promise<Vouched>
}

export interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

const replyWithinSeconds = 4

/**
 * Addresses are written down, as each company documents them, rather than discovered: leaving for a company needs nobody's
 * network, and a slip in its description of itself breaks nothing (decision 63).
 */
export function clientOf(server: ServerMetadata, clientId: string, auth: ClientAuth): Configuration {
  const client = new Configuration(server, clientId, undefined, auth)
  client.timeout = replyWithinSeconds
  // Its signature is checked although it comes straight from the company.
  if (server.jwks_uri) enableNonRepudiationChecks(client)
  return client
}

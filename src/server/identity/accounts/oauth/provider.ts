import { type ClientAuth, Configuration, enableNonRepudiationChecks, type ServerMetadata } from 'openid-client'
import type { OauthProvider } from '#contract/identity/sign-in-options.ts'
import type { Tokens, Vouched } from './vouched.ts'

/** An identity provider, and our credentials there. */
export interface Provider {
  readonly name: OauthProvider
  readonly client: Configuration
  readonly scope: string
  /** Whether it identifies people by a signed OpenID Connect token, which repeats our nonce. */
  readonly isOpenId: boolean
  /** How the reply comes back. Apple posts a form from its own page, without our cookies. */
  readonly replyBy: 'query' | 'form_post'
  personIn(tokens: Tokens): Promise<Vouched>
}

export interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

const replyWithinSeconds = 4

/**
 * Addresses are written down, as each provider documents them, rather than discovered: starting a sign-in needs no
 * network, and a mistake in the provider's metadata breaks nothing (decision 63).
 */
export function clientOf(server: ServerMetadata, clientId: string, auth: ClientAuth): Configuration {
  const client = new Configuration(server, clientId, undefined, auth)
  client.timeout = replyWithinSeconds
  // The signature is checked although the token comes straight from the provider.
  if (server.jwks_uri) enableNonRepudiationChecks(client)
  return client
}

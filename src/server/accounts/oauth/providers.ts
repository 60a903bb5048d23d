import {
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  type ServerMetadata,
} from 'openid-client'
import { z } from 'zod'
import type { OauthProvider } from '#contract/sign-in-options.ts'
import type { Config } from '../../config/config.ts'
import { appleSecret } from './apple-secret.ts'
import { type Tokens, type Vouched, vouchedInIdToken } from './vouched.ts'

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

export function configuredProviders({ oauth }: Config): readonly Provider[] {
  const found: Provider[] = []
  if (oauth.google) found.push(google(oauth.google))
  if (oauth.apple) found.push(apple(oauth.apple))
  if (oauth.x) found.push(x(oauth.x))
  return found
}

const replyWithinSeconds = 4

/**
 * Addresses are written down, as each company documents them, rather than discovered: leaving for a company needs nobody's
 * network, and a slip in its description of itself breaks nothing (decision 63).
 */
function clientOf(server: ServerMetadata, clientId: string, auth: ClientAuth): Configuration {
  const client = new Configuration(server, clientId, undefined, auth)
  client.timeout = replyWithinSeconds
  // Its signature is checked although it comes straight from the company.
  if (server.jwks_uri) enableNonRepudiationChecks(client)
  return client
}

interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

const google = ({ clientId, clientSecret }: Credentials): Provider => ({
  name: 'google',
  client: clientOf(
    {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    clientId,
    ClientSecretPost(clientSecret),
  ),
  scope: 'openid email',
  isOpenId: true,
  replyBy: 'query',
  personIn: async (tokens) => vouchedInIdToken(tokens),
})

const apple = (given: NonNullable<Config['oauth']['apple']>): Provider => ({
  name: 'apple',
  client: clientOf(
    {
      issuer: 'https://appleid.apple.com',
      authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
      token_endpoint: 'https://appleid.apple.com/auth/token',
      jwks_uri: 'https://appleid.apple.com/auth/keys',
    },
    given.clientId,
    (...request) => ClientSecretPost(appleSecret(given))(...request),
  ),
  scope: 'email',
  isOpenId: true,
  replyBy: 'form_post',
  personIn: async (tokens) => vouchedInIdToken(tokens),
})

const xIssuer = 'https://x.com'

/** As X wants it. By the letter of OAuth both would be percent-encoded first, hyphens included, which X does not undo. */
const basicAuth =
  ({ clientId, clientSecret }: Credentials): ClientAuth =>
  (_server, _client, body, headers) => {
    body.set('client_id', clientId)
    headers.set('authorization', `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
  }

const xPerson = z.object({ data: z.object({ id: z.string().min(1), confirmed_email: z.string().optional() }) })

function x(credentials: Credentials): Provider {
  const client = clientOf(
    {
      issuer: xIssuer,
      authorization_endpoint: 'https://x.com/i/oauth2/authorize',
      token_endpoint: 'https://api.x.com/2/oauth2/token',
    },
    credentials.clientId,
    basicAuth(credentials),
  )
  return {
    name: 'x',
    client,
    scope: 'users.read users.email tweet.read',
    isOpenId: false,
    replyBy: 'query',
    async personIn({ access_token }) {
      const address = new URL('https://api.x.com/2/users/me?user.fields=confirmed_email')
      const reply = await fetchProtectedResource(client, access_token, address, 'GET')
      const { data } = xPerson.parse(await reply.json())
      return { issuer: xIssuer, subject: data.id, email: data.confirmed_email ?? null }
    },
  }
}

import { type ClientAuth, fetchProtectedResource } from 'openid-client'
import { z } from 'zod'
import { type Credentials, clientOf, type Provider } from './provider.ts'

const issuer = 'https://x.com'

/** Plain. The OAuth standard would percent-encode both first, hyphens included, which not every server decodes. */
const basicAuth =
  ({ clientId, clientSecret }: Credentials): ClientAuth =>
  (_server, _client, body, headers) => {
    body.set('client_id', clientId)
    headers.set('authorization', `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
  }

const person = z.object({ data: z.object({ id: z.string().min(1), confirmed_email: z.string().optional() }) })

export function x(credentials: Credentials): Provider {
  const client = clientOf(
    {
      issuer,
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
      const { data } = person.parse(await reply.json())
      return { issuer, subject: data.id, email: data.confirmed_email ?? null }
    },
  }
}

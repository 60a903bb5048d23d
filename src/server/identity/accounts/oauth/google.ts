import { ClientSecretPost } from 'openid-client'
import { type Credentials, clientOf, type Provider } from './provider.ts'
import { vouchedInIdToken } from './vouched.ts'

export const google = ({ clientId, clientSecret }: Credentials): Provider => ({
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

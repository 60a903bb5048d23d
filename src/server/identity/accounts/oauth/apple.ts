import { createPrivateKey, sign } from 'node:crypto'
import { ClientSecretPost } from 'openid-client'
import type { Config } from '../../../platform/config/config.ts'
import { clientOf, type Provider } from './provider.ts'
import { vouchedInIdToken } from './vouched.ts'

type Settings = NonNullable<Config['oauth']['apple']>

export const apple = (given: Settings): Provider => ({
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

const worksForSeconds = 300

/** Apple wants a short-lived secret that we sign ourselves, instead of one that it issued (ES256). */
function appleSecret({ clientId, teamId, keyId, privateKey }: Settings): string {
  const issuedAt = Math.floor(Date.now() / 1_000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = part({ alg: 'ES256', kid: keyId })
  const claims = part({
    iss: teamId,
    sub: clientId,
    aud: 'https://appleid.apple.com',
    iat: issuedAt,
    exp: issuedAt + worksForSeconds,
  })
  const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'))
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' })
  return `${head}.${claims}.${signature.toString('base64url')}`
}

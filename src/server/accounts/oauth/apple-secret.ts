import { createPrivateKey, sign } from 'node:crypto'
import type { Config } from '../../config/config.ts'

const worksForSeconds = 300

/** Apple takes a secret that we sign ourselves, for a while, instead of one that it gave us (ES256). */
export function appleSecret({ clientId, teamId, keyId, privateKey }: NonNullable<Config['oauth']['apple']>): string {
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

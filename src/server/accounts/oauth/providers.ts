import { createPrivateKey, sign } from 'node:crypto'
import { z } from 'zod'
import type { OauthProvider } from '#contract/sign-in-options.ts'
import type { Config } from '../../config/config.ts'

/** What we need to know of a company that vouches for people. */
export interface Provider {
  readonly name: OauthProvider
  readonly clientId: string
  readonly authoriseAt: string
  readonly tokensAt: string
  readonly scopes: string
  /** How the reply comes back. Apple posts a form from its own page, which no Lax cookie survives. */
  readonly replyBy: 'query' | 'form_post'
  readonly secretBy: 'basic' | 'body'
  clientSecret(now: Date): string
  /** The email address the company has seen proof of, or null. */
  emailIn(tokens: Tokens): Promise<string | null>
}

const tokens = z.object({ access_token: z.string(), id_token: z.string().optional() })
type Tokens = z.output<typeof tokens>

export function configuredProviders({ oauth }: Config): readonly Provider[] {
  const found: Provider[] = []
  if (oauth.google) found.push(google(oauth.google))
  if (oauth.apple) found.push(apple(oauth.apple))
  if (oauth.x) found.push(x(oauth.x))
  return found
}

interface Credentials {
  readonly clientId: string
  readonly clientSecret: string
}

const google = ({ clientId, clientSecret }: Credentials): Provider => ({
  name: 'google',
  clientId,
  authoriseAt: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokensAt: 'https://oauth2.googleapis.com/token',
  scopes: 'openid email',
  replyBy: 'query',
  secretBy: 'body',
  clientSecret: () => clientSecret,
  emailIn: async ({ id_token }) => emailInIdToken(id_token, clientId),
})

const apple = ({ clientId, teamId, keyId, privateKey }: NonNullable<Config['oauth']['apple']>): Provider => ({
  name: 'apple',
  clientId,
  authoriseAt: 'https://appleid.apple.com/auth/authorize',
  tokensAt: 'https://appleid.apple.com/auth/token',
  scopes: 'email',
  replyBy: 'form_post',
  secretBy: 'body',
  clientSecret(now) {
    const issuedAt = Math.floor(now.getTime() / 1000)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const head = part({ alg: 'ES256', kid: keyId })
    const claims = part({
      iss: teamId,
      sub: clientId,
      aud: 'https://appleid.apple.com',
      iat: issuedAt,
      exp: issuedAt + 300,
    })
    const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'))
    const signature = sign('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' })
    return `${head}.${claims}.${signature.toString('base64url')}`
  },
  emailIn: async ({ id_token }) => emailInIdToken(id_token, clientId),
})

const x = ({ clientId, clientSecret }: Credentials): Provider => ({
  name: 'x',
  clientId,
  authoriseAt: 'https://x.com/i/oauth2/authorize',
  tokensAt: 'https://api.x.com/2/oauth2/token',
  scopes: 'users.read users.email tweet.read',
  replyBy: 'query',
  secretBy: 'basic',
  clientSecret: () => clientSecret,
  async emailIn({ access_token }) {
    const reply = await fetch('https://api.x.com/2/users/me?user.fields=confirmed_email', {
      headers: { authorization: `Bearer ${access_token}` },
      signal: AbortSignal.timeout(replyWithinMs),
    })
    const me = z.object({ data: z.object({ confirmed_email: z.string().optional() }) }).safeParse(await reply.json())
    return me.data?.data.confirmed_email ?? null
  },
})

const replyWithinMs = 4_000

const claims = z.object({
  aud: z.string(),
  exp: z.number(),
  email: z.string(),
  // Apple writes it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]),
})

/** The token came straight from the company over TLS, so it needs no further proof; but it must be about us and now. */
function emailInIdToken(idToken: string | undefined, clientId: string): string | null {
  const [, payload = ''] = idToken?.split('.') ?? []
  try {
    const read = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    const isForUs = read.aud === clientId && read.exp * 1000 > Date.now() && read.email_verified
    return isForUs ? read.email : null
  } catch {
    return null
  }
}

/** Trades the code a browser brought back for the company's word about who it is. */
export async function emailBehind(
  provider: Provider,
  { code, verifier, redirectTo }: { readonly code: string; readonly verifier: string; readonly redirectTo: string },
): Promise<string | null> {
  const secret = provider.clientSecret(new Date())
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectTo,
    code_verifier: verifier,
    client_id: provider.clientId,
    ...(provider.secretBy === 'body' ? { client_secret: secret } : {}),
  })
  const reply = await fetch(provider.tokensAt, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...(provider.secretBy === 'basic'
        ? { authorization: `Basic ${Buffer.from(`${provider.clientId}:${secret}`).toString('base64')}` }
        : {}),
    },
    body: form,
    signal: AbortSignal.timeout(replyWithinMs),
  })
  if (!reply.ok) return null
  const read = tokens.safeParse(await reply.json())
  return read.success ? provider.emailIn(read.data) : null
}

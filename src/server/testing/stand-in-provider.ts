import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface StandInPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean | string
}

/** Its fault: another token, another signer, or no reply. */
export interface Misbehaviour {
  readonly claims?: object
  readonly isForged?: boolean
  readonly status?: number
  readonly isSilent?: boolean
}

interface Asked {
  readonly path: string
  readonly form: URLSearchParams
  readonly authorization: string | undefined
}

interface Grant {
  readonly asked: URLSearchParams
  readonly person: StandInPerson
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 })
const issuers: Readonly<Record<string, string>> = {
  'oauth2.googleapis.com': 'https://accounts.google.com',
  'appleid.apple.com': 'https://appleid.apple.com',
}

/** Local stand-ins for Google, Apple and X. `fetch` redirects requests for them here, and blocks all others. */
export async function startStandInProvider() {
  const own = newKey()
  const stranger = newKey()
  const grants = new Map<string, Grant>()
  const known = new Map<string, StandInPerson>()
  const asked: Asked[] = []
  let misbehaviour: Misbehaviour = {}

  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const realFetch = globalThis.fetch

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, host = '', ...path] = new URL(request.url ?? '', 'http://localhost').pathname.split('/')
    const form = new URLSearchParams(await text(request))
    asked.push({ path: `https://${host}/${path.join('/')}`, form, authorization: request.headers.authorization })
    if (misbehaviour.isSilent) return
    const [status, body] = misbehaviour.status
      ? [misbehaviour.status, {}]
      : reply(host, path.at(-1) ?? '', form, request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  function reply(host: string, page: string, form: URLSearchParams, request: IncomingMessage): [number, object] {
    if (page === 'certs' || page === 'keys')
      return [200, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] }]
    if (page === 'me') {
      const person = known.get(request.headers.authorization ?? '')
      return person ? [200, { data: { id: person.sub, confirmed_email: person.email } }] : [401, {}]
    }
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    return grant && isMeant(grant, form) ? [200, tokens(host, grant)] : [400, { error: 'invalid_grant' }]
  }

  const isMeant = ({ asked }: Grant, form: URLSearchParams) =>
    createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url') === asked.get('code_challenge') && form.get('redirect_uri') === asked.get('redirect_uri')

  function tokens(host: string, { asked, person }: Grant): object {
    const access_token = randomUUID()
    known.set(`Bearer ${access_token}`, person)
    const iss = issuers[host]
    if (!iss) return { access_token, token_type: 'bearer' }
    const iat = Math.floor(Date.now() / 1_000)
    const claims = { iss, aud: asked.get('client_id'), iat, exp: iat + 300, nonce: asked.get('nonce'), ...person }
    const key = (misbehaviour.isForged ? stranger : own).privateKey
    return { access_token, token_type: 'Bearer', id_token: signed({ ...claims, ...misbehaviour.claims }, key) }
  }

  return {
    asked,
    fetch: (url: string | URL, init?: RequestInit) => {
      const { host, pathname, search } = new URL(url)
      return realFetch(`http://127.0.0.1:${port}/${host}${pathname}${search}`, init)
    },
    /** The person agrees on the provider's page: the parameters of the redirect back. */
    approve(there: URL, person: StandInPerson) {
      const code = randomUUID()
      grants.set(code, { asked: there.searchParams, person: { email_verified: true, ...person } })
      return { code, state: there.searchParams.get('state') ?? '' }
    },
    misbehave(how: Misbehaviour) {
      misbehaviour = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function signed(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const said = `${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}`
  return `${said}.${sign('sha256', Buffer.from(said), key).toString('base64url')}`
}

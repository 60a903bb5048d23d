import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import { pages, providerRefusedPath } from '#contract/pages.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { providerSaid } from '../../../platform/http/provider-error.ts'
import { limitPerAddress, networkOf } from '../../../platform/limits/address-limit.ts'
import { type SharedLimit, sharedLimit } from '../../../platform/limits/shared-limit.ts'
import type { Services } from '../../../platform/services.ts'
import { guestSessionCookie } from '../../guest-sessions/guest-session-cookie.ts'
import { sessionCookie } from '../../sessions/session-cookie.ts'
import { consumeAttempt, saveAttempt, waitsForSeconds } from './attempt-cookie.ts'
import { askingPage } from './finish-sign-in.ts'
import type { Provider } from './provider.ts'
import { configuredProviders } from './providers.ts'
import { signInVouched } from './sign-in-vouched.ts'

const perMinute = 30

/** Parameters a provider adds to its redirect. Anything else it sends, such as a name or an address, is dropped. */
const returned = z.object({
  code: z.string().min(1).max(2_000),
  state: z.string().min(1).max(200),
  iss: z.string().max(200).optional(),
})

type Returned = z.output<typeof returned>

/** Parameter from the sign-in page. Without it the session ends with the browser, as with a password. */
const wish = z.object({ remember: z.literal('1').optional() })

const asQuery = (given: Returned) =>
  new URLSearchParams(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** Sign-in with other providers, for those that are configured. */
export function oauthRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  const attempts = sharedLimit(services, { name: 'oauth_return', most: 1, windowMs: waitsForSeconds * 1_000 })

  for (const provider of configuredProviders(config)) {
    const there = `${config.apiPrefix}/oauth/${provider.name}`
    app.get(there, { onRequest: limit }, (request, reply) => begin(services, provider, request, reply))
    app.get(`${there}/return`, { onRequest: limit }, (request, reply) =>
      finish(services, provider, attempts, request, reply),
    )
    if (provider.replyBy !== 'form_post') continue
    void app.register(async (scope) => {
      takeForms(scope)
      // Our cookies are not sent with another site's form. They are with the next step.
      scope.post(`${there}/return`, { onRequest: limit, bodyLimit: 16 * 1024 }, (request, reply) => {
        const given = returned.safeParse(request.body)
        return reply
          .header('cache-control', 'no-store')
          .redirect(given.success ? `${there}/return?${asQuery(given.data)}` : providerRefusedPath, 303)
      })
    })
  }
}

/** Apple returns people by a form from its own page. No other route accepts a form, nor this one any other. */
function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
}

function redirectUri({ config }: Services, { name }: Provider, request: FastifyRequest): URL {
  const origin = config.publicOrigin ?? `${request.protocol}://${request.host}`
  return new URL(`${config.apiPrefix}/oauth/${name}/return`, origin)
}

async function begin(
  services: Services,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name, client, scope, isOpenId, replyBy } = provider
  const begun = {
    provider: name,
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    // Sealed with the rest of the attempt: nobody on the way can lengthen a session.
    isRemembered: wish.safeParse(request.query).data?.remember === '1',
  }
  saveAttempt(services, reply, begun)
  const address = buildAuthorizationUrl(client, {
    redirect_uri: redirectUri(services, provider, request).href,
    scope,
    state: begun.state,
    code_challenge: await calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    ...(isOpenId ? { nonce: begun.nonce } : {}),
    ...(replyBy === 'form_post' ? { response_mode: 'form_post' } : {}),
  })
  return reply.header('cache-control', 'no-store').redirect(address.href)
}

async function finish(
  services: Services,
  provider: Provider,
  attempts: SharedLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const begun = consumeAttempt(services, request, reply)
  reply.header('cache-control', 'no-store')
  const given = returned.safeParse(request.query)
  const isOurs = given.success && begun?.provider === provider.name && begun.state === given.data.state
  if (!isOurs) return reply.redirect(providerRefusedPath)
  try {
    // A copied cookie cannot be used twice.
    if ((await attempts.begin(begun.state)) !== null) return reply.redirect(providerRefusedPath)
    const here = redirectUri(services, provider, request)
    here.search = asQuery(given.data).toString()
    const tokens = await authorizationCodeGrant(provider.client, here, {
      expectedState: begun.state,
      pkceCodeVerifier: begun.verifier,
      ...(provider.isOpenId ? { expectedNonce: begun.nonce } : {}),
    })
    const person = await provider.personIn(tokens)
    const { isRemembered } = begun
    const guestSession = guestSessionCookie(request, reply, services.config.isProduction)
    const session = sessionCookie(request, reply, services.config.isProduction)
    try {
      await signInVouched(services, { person, isRemembered }, { guestSession, session }, networkOf(request.ip))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 409 && guestSession.presented)) throw error
      return reply.redirect(askingPage(services, { person, isRemembered }, guestSession.presented))
    }
    return reply.redirect(pages.account)
  } catch (error) {
    const said = providerSaid(error)
    if (said) services.metrics.providerFailed({ provider: provider.name, kind: said.kind })
    services.log.warn({ err: error, provider: provider.name, ...said }, 'signing in by another company failed')
    return reply.redirect(providerRefusedPath)
  }
}

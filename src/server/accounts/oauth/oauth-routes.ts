import { createHash, randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { KeyIn } from '#content/stored-on-device.ts'
import { pages, providerRefusedPath } from '#contract/pages.ts'
import { isEmail } from '#domain/people/email.ts'
import { retention } from '#domain/retention.ts'
import { Refusal } from '../../http/refusal.ts'
import { limitPerAddress, networkOf } from '../../limits/address-limit.ts'
import type { Services } from '../../services.ts'
import { sessionCookie } from '../../sessions/session-cookie.ts'
import { visitCookie } from '../../visits/visit-cookie.ts'
import { configuredProviders, emailBehind, type Provider } from './providers.ts'
import { signInByEmail } from './sign-in-by-email.ts'
import { askingPage } from './vouched.ts'

const waitsForSeconds = retention.oauthMinutes * 60
const perMinute = 30
const sealedFor = 'oauth'

/** What must still be known when the person comes back, sealed into a cookie of theirs. */
const underWay = z.object({ provider: z.string(), state: z.string(), verifier: z.string() })

const returned = z.object({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(200) })

/** Signing in by the word of another company: there and back again, for those that are configured. */
export function oauthRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  const providers = configuredProviders(config)
  if (providers.length === 0) return

  for (const provider of providers) {
    const there = `${config.apiPrefix}/oauth/${provider.name}`
    app.get(there, { onRequest: limit }, (request, reply) => begin(services, provider, request, reply))
    app.get(`${there}/return`, { onRequest: limit }, (request, reply) => finish(services, provider, request, reply))
    if (provider.replyBy !== 'form_post') continue
    void app.register(async (scope) => {
      takeForms(scope)
      // The cookies of visit and session do not come with another site's form. They do with the step after it.
      scope.post(`${there}/return`, { onRequest: limit, bodyLimit: 16 * 1024 }, (request, reply) => {
        const given = returned.safeParse(request.body)
        return reply.redirect(
          given.success ? `${there}/return?${new URLSearchParams(given.data)}` : providerRefusedPath,
          303,
        )
      })
    })
  }
}

/** Apple sends people back by a form of its own page. Nowhere else is a form taken, nor anything but one here. */
function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
}

const cookieName: KeyIn<'cookie'> = 'oauth'

function cookieOptions({ config }: Services, { replyBy }: Provider): CookieSerializeOptions {
  const options = { path: `${config.apiPrefix}/oauth`, httpOnly: true, maxAge: waitsForSeconds } as const
  return replyBy === 'form_post'
    ? { ...options, sameSite: 'none', secure: true }
    : { ...options, sameSite: 'lax', secure: config.isProduction }
}

function redirectUri({ config }: Services, { name }: Provider, request: FastifyRequest): string {
  const origin = config.publicOrigin ?? `${request.protocol}://${request.host}`
  return `${origin}${config.apiPrefix}/oauth/${name}/return`
}

function begin(services: Services, provider: Provider, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const random = () => randomBytes(32).toString('base64url')
  const started = { provider: provider.name, state: random(), verifier: random() }
  const sealed = services.vault.seal(JSON.stringify(started), sealedFor).toString('base64url')
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri(services, provider, request),
    scope: provider.scopes,
    state: started.state,
    code_challenge: createHash('sha256').update(started.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(provider.replyBy === 'form_post' ? { response_mode: 'form_post' } : {}),
  })
  return reply
    .setCookie(cookieName, sealed, cookieOptions(services, provider))
    .header('cache-control', 'no-store')
    .redirect(`${provider.authoriseAt}?${query}`)
}

async function finish(
  services: Services,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const started = startedIn(services, request.cookies[cookieName])
  reply.clearCookie(cookieName, cookieOptions(services, provider)).header('cache-control', 'no-store')
  const given = returned.safeParse(request.query)
  const isOurs = given.success && started?.provider === provider.name && started.state === given.data.state
  if (!isOurs) return reply.redirect(providerRefusedPath)
  try {
    const email = await emailBehind(provider, {
      code: given.data.code,
      verifier: started.verifier,
      redirectTo: redirectUri(services, provider, request),
    })
    if (email === null || !isEmail(email)) return reply.redirect(providerRefusedPath)
    const visit = visitCookie(request, reply, services.config.isProduction)
    const session = sessionCookie(request, reply, services.config.isProduction)
    try {
      await signInByEmail(services, email, { visit, session }, networkOf(request.ip))
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 409 && visit.presented)) throw error
      return reply.redirect(askingPage(services, email, visit.presented))
    }
    return reply.redirect(pages.account)
  } catch (error) {
    services.log.warn({ err: error, provider: provider.name }, 'signing in by another company failed')
    return reply.redirect(providerRefusedPath)
  }
}

function startedIn({ vault }: Services, sealed: string | undefined): z.output<typeof underWay> | null {
  try {
    const opened = vault.open(Buffer.from(sealed ?? '', 'base64url'), sealedFor)
    return underWay.parse(JSON.parse(opened))
  } catch {
    return null
  }
}

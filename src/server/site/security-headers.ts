import { createHash } from 'node:crypto'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The hashes of a page's own inline scripts: what may run on it besides files from this origin. */
export const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  )

const directives = (scriptHashes: readonly string[]) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...new Set(scriptHashes)],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

export const contentSecurityPolicy = (scriptHashes: readonly string[]): string =>
  Object.entries(directives(scriptHashes))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')

const helmetOptions = (isProduction: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: directives([]) },
  strictTransportSecurity: isProduction && { maxAge: 63_072_000, includeSubDomains: false },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
})

/**
 * What goes with every reply; pages bring a policy of their own, with their hashes. Helmet works its headers out anew
 * for each request, which costs half as much as serving a page. Ours never change, so it is asked once.
 */
export async function securityHeaders(isProduction: boolean): Promise<Record<string, string>> {
  const asked = Fastify()
  await asked.register(helmet, helmetOptions(isProduction))
  asked.get('/', (_, reply) => reply.getHeaders())
  const reply = await asked.inject('/')
  return reply.json()
}

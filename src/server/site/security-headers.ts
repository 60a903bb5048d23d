import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'

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

/** For everything but pages, which bring their own policy with their hashes. */
export const helmetOptions = (isProduction: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: directives([]) },
  strictTransportSecurity: isProduction && { maxAge: 63_072_000, includeSubDomains: true, preload: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
})

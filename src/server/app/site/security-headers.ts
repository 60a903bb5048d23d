import { createHash } from 'node:crypto'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../../platform/config/config.ts'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Hashes of a page's own inline scripts: what may run on it besides files from this origin. */
export const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  )

/** Origins of third-party scripts a page may load: only those the operator has configured. */
export type Partner = 'stripe' | 'recaptcha'

const allowedFor: Readonly<Record<Partner, Readonly<Record<string, readonly string[]>>>> = {
  stripe: {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
  },
}

export const partnersOf = ({ stripe, recaptcha }: Pick<Config, 'stripe' | 'recaptcha'>): Partner[] => [
  ...(stripe ? (['stripe'] as const) : []),
  ...(recaptcha ? (['recaptcha'] as const) : []),
]

const ours = (scriptHashes: readonly string[]): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...new Set(scriptHashes)],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function directives(scriptHashes: readonly string[], partners: readonly Partner[]): Record<string, string[]> {
  const all = ours(scriptHashes)
  for (const partner of partners) {
    for (const [name, sources] of Object.entries(allowedFor[partner])) all[name] = [...(all[name] ?? []), ...sources]
  }
  return all
}

/** At the desk a patient's document is framed within the page, from this origin. */
const atTheDesk = (all: Record<string, string[]>) => ({ ...all, 'frame-src': ["'self'", ...(all['frame-src'] ?? [])] })

interface Page {
  readonly isDesk: boolean
  readonly apiPrefix: string
}

export const contentSecurityPolicy = (
  scriptHashes: readonly string[],
  partners: readonly Partner[],
  { isDesk, apiPrefix }: Page,
): string =>
  Object.entries({
    ...(isDesk ? atTheDesk(directives(scriptHashes, partners)) : directives(scriptHashes, partners)),
    'report-uri': [`${apiPrefix}/browser_reports`],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')

/**
 * The camera is for two pages alone, the microphone and Bluetooth for one each. A page keeps its headers, so links to the
 * video room and to the scale are full page loads, and the pharmacist's check is loaded anew for its camera.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), bluetooth=()',
}

/** For the pharmacist's check, which reads a pack's code with it. */
export const checkHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), bluetooth=()',
}

/** For the page that reads a patient's scale. */
export const scaleHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), bluetooth=(self)',
}

/** For the video room: its address is not sent as a referrer, and it is not cached. */
export const roomHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), bluetooth=()',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const helmetOptions = (isProduction: boolean, includeSubDomains: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: directives([], []) },
  strictTransportSecurity: isProduction && { maxAge: 63_072_000, includeSubDomains },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // For obsolete browsers and plug-ins. Each line costs every reply more than it is worth.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

/**
 * Headers of every reply; pages have a policy of their own, with their hashes. Helmet computes its headers for each
 * request, which costs half as much as serving a page. Ours never change, so they are computed once.
 */
export async function securityHeaders(isProduction: boolean, hasSubdomains = false): Promise<Record<string, string>> {
  const asked = Fastify()
  await asked.register(helmet, helmetOptions(isProduction, hasSubdomains))
  asked.get('/', (_, reply) => reply.getHeaders())
  const reply = await asked.inject('/')
  return reply.json()
}

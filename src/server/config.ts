import { resolve } from 'node:path'
import { z } from 'zod'
import { parseKeys } from './encryption/keys.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const isOn = z.enum(['0', '1']).transform((value) => value === '1')

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    DATA_KEYS: z
      .string()
      .refine((value) => parseKeys(value) !== null, {
        error: 'must be id:base64 pairs of 32-byte keys, separated by commas, the current one first',
      })
      .optional(),
    API_PREFIX: z
      .string()
      .regex(/^(\/[a-z0-9_-]+)+$/i, { error: 'must look like /api' })
      .default('/api'),
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    RATE_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
    ALLOW_DEMO: isOn.default(false),
  })
  .superRefine((env, problems) => {
    if (env.NODE_ENV !== 'production') return
    const missing = (path: string, message: string) => problems.addIssue({ code: 'custom', path: [path], message })
    if (env.ALLOW_DEMO) return
    if (!env.DATABASE_URL) missing('DATABASE_URL', 'is needed in production (or set ALLOW_DEMO=1 to try it out)')
    if (!env.DATA_KEYS) missing('DATA_KEYS', 'is needed in production (or set ALLOW_DEMO=1 to try it out)')
    if (!env.PUBLIC_ORIGIN) missing('PUBLIC_ORIGIN', 'is needed in production (or set ALLOW_DEMO=1 to try it out)')
  })

export interface Config {
  readonly port: number
  readonly host: string
  readonly isProduction: boolean
  /** Stand-ins are in use and the pages for trying things out are open. */
  readonly isDemo: boolean
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly databasePool: number
  readonly dataKeys: string | null
  readonly apiPrefix: string
  readonly publicOrigin: string | null
  /** How many proxies stand before this server; what is beyond them is only said, not known. */
  readonly trustedProxies: number
  readonly rateLimitScale: number
  readonly logLevel: string
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment once. Everything that is wrong is told in one go, by name and never by value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`These settings need attention:\n${lines.join('\n')}`)
  }
  const read = parsed.data
  const isProduction = read.NODE_ENV === 'production'
  return {
    port: read.PORT,
    host: read.HOST,
    isProduction,
    isDemo: !isProduction || read.ALLOW_DEMO,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    databasePool: read.DATABASE_POOL,
    dataKeys: read.DATA_KEYS ?? null,
    apiPrefix: read.API_PREFIX,
    publicOrigin: read.PUBLIC_ORIGIN ? new URL(read.PUBLIC_ORIGIN).origin : null,
    trustedProxies: read.TRUST_PROXY,
    rateLimitScale: read.RATE_LIMIT_SCALE,
    logLevel: read.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

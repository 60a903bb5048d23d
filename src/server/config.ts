import { resolve } from 'node:path'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { parseKeys } from './encryption/keys.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const isOn = z.enum(['0', '1']).transform((value) => value === '1')

/** Calling codes that are no country: satellites, paging and premium services the world over. */
const noCountry = /^(0|44$|80[08]|87|88[12389]|979)/

const callingCodes = z
  .string()
  .transform((value) => value.split(',').map((code) => code.trim().replace(/^\+/, '')))
  .refine((codes) => codes.every((code) => /^\d{1,3}$/.test(code) && !noCountry.test(code)), {
    error: 'must be calling codes of countries beside the UK, separated by commas, like 353,33',
  })

/** Settings that are worth something only together. */
const together = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
] as const

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
    NETWORK_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
    SMS_COUNTRIES: callingCodes.default([]),
    SMS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(300),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
    ALLOW_DEMO: isOn.default(false),
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z.string().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
    MAIL_FROM: z.string().default(brand.email),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    BOT_WORK: z.coerce.number().int().min(1).max(100_000).default(5_000),
    CONTACT_UPLOADS: z.coerce.number().int().min(1).max(100).default(4),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    APPLE_CLIENT_ID: z.string().optional(),
    APPLE_TEAM_ID: z.string().optional(),
    APPLE_KEY_ID: z.string().optional(),
    APPLE_PRIVATE_KEY: z.string().optional(),
    X_CLIENT_ID: z.string().optional(),
    X_CLIENT_SECRET: z.string().optional(),
  })
  .superRefine((env, problems) => {
    const missing = (path: string, message: string) => problems.addIssue({ code: 'custom', path: [path], message })
    for (const group of together) {
      const isBegun = group.some((name) => env[name] !== undefined)
      for (const name of group)
        if (isBegun && env[name] === undefined)
          missing(name, `is needed beside ${group.filter((other) => env[other] !== undefined).join(' and ')}`)
    }
    if (env.NODE_ENV !== 'production' || env.ALLOW_DEMO) return
    if (env.NETWORK_LIMIT_SCALE !== 1) missing('NETWORK_LIMIT_SCALE', 'is for tests and measurements only')
    if (!env.DATABASE_URL) missing('DATABASE_URL', 'is needed in production (or set ALLOW_DEMO=1 to try it out)')
    if (!env.DATA_KEYS) missing('DATA_KEYS', 'is needed in production (or set ALLOW_DEMO=1 to try it out)')
    if (!env.PUBLIC_ORIGIN) missing('PUBLIC_ORIGIN', 'is needed in production (or set ALLOW_DEMO=1 to try it out)')
    if (!env.TWILIO_ACCOUNT_SID)
      missing('TWILIO_ACCOUNT_SID', 'is needed in production: text messages would go nowhere')
    if (!env.SMTP_URL) missing('SMTP_URL', 'is needed in production: e-mails would go nowhere')
    if (!env.STRIPE_SECRET_KEY) missing('STRIPE_SECRET_KEY', 'is needed in production: cards would not be charged')
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
  /** For tests and measurements, where everybody comes from one address: widens what one network may do in all processes. */
  readonly networkLimitScale: number
  /** Calling codes of the countries beside the UK whose numbers are sent codes: 353. */
  readonly smsCountries: readonly string[]
  /** Codes sent in an hour, to everybody together. */
  readonly smsPerHour: number
  readonly logLevel: string
  /** Null: messages stay in the outbox. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | null
  /** Null: e-mails stay in the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Null: the sandbox stands in for the card provider. */
  readonly stripe: {
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecret: string
  } | null
  /** Iterations for each key a browser tries, some 300 of them: 5,000 is about a second on a phone. */
  readonly botWork: number
  /** How many people may send files to support at a time; each takes up to 50 MB of memory meanwhile. */
  readonly contactUploads: number
  /** Null: the proof of work of our own. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null
  /** Null: shown as not configured. */
  readonly oauth: {
    readonly google: { readonly clientId: string; readonly clientSecret: string } | null
    readonly apple: Readonly<Record<'clientId' | 'teamId' | 'keyId' | 'privateKey', string>> | null
    readonly x: { readonly clientId: string; readonly clientSecret: string } | null
  }
}

/** A page of ours as it is written in a message. */
export const addressFor = ({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>, page: string): string =>
  `${publicOrigin ?? `http://localhost:${port}`}${page}`

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
    networkLimitScale: read.NETWORK_LIMIT_SCALE,
    smsCountries: read.SMS_COUNTRIES,
    smsPerHour: read.SMS_PER_HOUR,
    logLevel: read.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    twilio: allOf({ accountSid: read.TWILIO_ACCOUNT_SID, authToken: read.TWILIO_AUTH_TOKEN, from: read.TWILIO_FROM }),
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM,
    stripe: allOf({
      secretKey: read.STRIPE_SECRET_KEY,
      publishableKey: read.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    }),
    botWork: read.BOT_WORK,
    contactUploads: read.CONTACT_UPLOADS,
    recaptcha: allOf({ siteKey: read.RECAPTCHA_SITE_KEY, secret: read.RECAPTCHA_SECRET }),
    oauth: {
      google: allOf({ clientId: read.GOOGLE_CLIENT_ID, clientSecret: read.GOOGLE_CLIENT_SECRET }),
      apple: allOf({
        clientId: read.APPLE_CLIENT_ID,
        teamId: read.APPLE_TEAM_ID,
        keyId: read.APPLE_KEY_ID,
        privateKey: read.APPLE_PRIVATE_KEY,
      }),
      x: allOf({ clientId: read.X_CLIENT_ID, clientSecret: read.X_CLIENT_SECRET }),
    },
  }
}

/** Either everything is set or nothing is: the check above has seen to it. */
const allOf = <Name extends string>(settings: Record<Name, string | undefined>): Record<Name, string> | null =>
  Object.values(settings).every((value) => value !== undefined) ? (settings as Record<Name, string>) : null

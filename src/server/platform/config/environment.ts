import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { parseKeys } from '../encryption/keys.ts'
import {
  address,
  addressTemplate,
  callingCodes,
  hostAndPort,
  hostList,
  iceUrls,
  knownPushHosts,
  numberAbove0,
  oneOf,
  onOrOff,
  pushHostList,
  vapidKey,
  wholeNumber,
} from './config-values.ts'
import { holdsCertificate, namesCertificate } from './database-address.ts'

const postgres = address(/^postgres(ql)?$/, 'postgres://user:password@host/database').refine(namesCertificate, {
  error: 'must be without sslrootcert, or name a file with a certificate (PEM) there',
})

const keyList = z.string().refine((value) => parseKeys(value) !== null, {
  error: 'must be id:base64 pairs of 32-byte keys, separated by commas, the current one first',
})

export const environment = z
  // Single settings. Rules across settings are in config-demands.ts.
  .object({
    NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
    COMPLIANCE: oneOf(['letter', 'strict']).default('letter'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('data'),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEYS: keyList.optional(),
    DATABASE_URL: postgres.optional(),
    DATABASE_DIRECT_URL: postgres.optional(),
    DATABASE_OWNER_URL: postgres.optional(),
    DATABASE_CA_FILE: z
      .string()
      .refine(holdsCertificate, { error: 'must be the path of a file with a certificate (PEM)' })
      .optional(),
    DATABASE_POOL: wholeNumber(1, 200).default(10),
    MIGRATE_AT_START: onOrOff.default(true),
    DATA_KEYS: keyList.optional(),
    API_PREFIX: z
      .string()
      .regex(/^(\/[a-z0-9_-]+)+$/i, { error: 'must look like /api' })
      .default('/api'),
    PUBLIC_ORIGIN: address(/^https?$/, 'https://larkwell.example').optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    RATE_LIMIT_SCALE: numberAbove0(1_000_000).default(1),
    NETWORK_LIMIT_SCALE: numberAbove0(1_000_000).default(1),
    SMS_COUNTRIES: callingCodes.default([]),
    SMS_PER_HOUR: wholeNumber(1, 1_000_000).default(300),
    METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    DRAIN_SECONDS: wholeNumber(0, 300).default(0),
    RELEASE_COMMIT: z
      .string()
      .regex(/^[0-9a-f]{7,64}$/, { error: 'must be a commit, as git rev-parse HEAD prints it' })
      .optional(),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
    ALLOW_DEMO: onOrOff.default(false),
    DEMO_HOSTS: hostList.default([]),
    DEMO_CLINIC: oneOf(['on', 'staff', 'off']).default('on'),
    PLAINTEXT_HOSTS: hostList.default([]),
    HSTS_SUBDOMAINS: onOrOff.default(false),
    OFFLINE_APP: onOrOff.default(true),
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z.string().optional(),
    SMTP_URL: address(/^smtps?$/, 'smtps://user:password@host').optional(),
    MAIL_FROM: z
      .string()
      .regex(/[^@\s]@[\w.-]+>?$/, { error: `must be an email address such as ${brand.email}` })
      .default(brand.email),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_IDENTITY_KEY: z.string().optional(),
    STRIPE_IDENTITY_WEBHOOK_SECRET: z.string().optional(),
    LABORATORY_URL: address(/^https?$/, 'https://laboratory.example/fhir').optional(),
    LABORATORY_TOKEN: z.string().optional(),
    REMINDER_EMAILS: onOrOff.default(true),
    REMINDER_TEXTS: onOrOff.default(true),
    CHECK_IN_TEXTS: onOrOff.default(true),
    PUSH_PUBLIC_KEY: vapidKey(65),
    PUSH_PRIVATE_KEY: vapidKey(32),
    PUSH_HOSTS: pushHostList.default([...knownPushHosts]),
    WEIGH_IN_LINK: address(/^https$/, 'https://video.example/weigh-in/{reference}').optional(),
    VIDEO_LINK: addressTemplate('{room}', 'https://video.example/{room}').optional(),
    STUN_URLS: iceUrls('stun').default([]),
    TURN_URLS: iceUrls('turn').optional(),
    TURN_SECRET: z.string().optional(),
    BOT_WORK: wholeNumber(1, 100_000).default(5_000),
    CLAMAV_SOCKET: z
      .string()
      .refine((value) => value.startsWith('/'), {
        error: 'must be the path of a socket, such as /run/clamav/clamd.ctl',
      })
      .optional(),
    CLAMAV_HOST: hostAndPort('clamav.example:3310').optional(),
    CONTACT_UPLOADS: wholeNumber(1, 100).default(8),
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

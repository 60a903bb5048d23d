import { resolve } from 'node:path'
import type { z } from 'zod'
import type { Compliance } from '#content/compliance.ts'
import { needsEncryptedMail } from '../encryption/encrypted-links.ts'
import { demandsOf, type Given } from './config-demands.ts'
import { isSecret } from './config-values.ts'
import { databaseAddress } from './database-address.ts'
import { environment } from './environment.ts'
import { type Release, releaseOf } from './release.ts'
import { withSettingFiles } from './setting-files.ts'

const settingNames: ReadonlySet<string> = new Set(Object.keys(environment.shape))

export interface Config {
  /** How the rules on advertising medicines are kept: as the specification has it, or as the rules have it. */
  readonly compliance: Compliance
  readonly port: number
  readonly host: string
  readonly isProduction: boolean
  /** Stand-ins are in use and the demo pages are open. */
  readonly isDemo: boolean
  /** Whether the operator asked for a demo explicitly. */
  readonly allowsDemo: boolean
  /** The demo people in a demo with a database of its own: all, only staff with one clinician's day, or none. */
  readonly demoClinic: 'on' | 'staff' | 'off'
  readonly dataDir: string
  /** Where backups are stored, unless a command names another folder. */
  readonly backupDir: string | null
  /** The key of backups. Null: one is made in the data folder, or none in production. */
  readonly backupKeys: string | null
  readonly databaseUrl: string | null
  /** The direct address behind a pooler. Null: the other address is direct. */
  readonly directUrl: string | null
  /** As the owner of the tables, past any pooler. Null: this process does not know it, and cannot migrate. */
  readonly ownerUrl: string | null
  /** Whether starting migrates the schema. If not, it waits until an operator has. */
  readonly migratesAtStart: boolean
  readonly databasePool: number
  readonly dataKeys: string | null
  readonly apiPrefix: string
  readonly publicOrigin: string | null
  /** How many proxies are in front of this server; addresses beyond them are unverified. */
  readonly trustedProxies: number
  readonly rateLimitScale: number
  /**
   * For tests and measurements, where every request comes from one address: scales the per-network limits in all
   * processes.
   */
  readonly networkLimitScale: number
  /** Calling codes of further countries whose numbers are sent codes: 353. */
  readonly smsCountries: readonly string[]
  /** Codes sent in an hour, in total. */
  readonly smsPerHour: number
  readonly logLevel: string
  /** Which release this is. */
  readonly release: Release
  /** How long a stopping server reports that it is not ready while it still serves. */
  readonly drainSeconds: number
  /** The token for metrics. Null: there are none. */
  readonly metricsToken: string | null
  /** Whether other subdomains are reached by HTTPS alone, too. */
  readonly hasHstsSubdomains: boolean
  /** Off: what browsers cached of the app, to open it offline, is removed when they next ask. */
  readonly hasOfflineApp: boolean
  /** The names a demo answers to; any other name could be a DNS rebinding attack. */
  readonly demoHosts: ReadonlySet<string>
  /** The provider of texts. Null: they stay in the outbox. */
  readonly sms: {
    readonly provider: 'twilio'
    readonly accountSid: string
    readonly authToken: string
    readonly from: string
  } | null
  /** Null: emails stay in the outbox. */
  readonly smtpUrl: string | null
  /** A mail server without encryption is refused. */
  readonly needsEncryptedMail: boolean
  readonly mailFrom: string
  /** Null: the sandbox stands in for the card provider. */
  readonly stripe: {
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecret: string
  } | null
  /** Null: the demo's stand-in checks identities. */
  readonly identity: { readonly secretKey: string; readonly webhookSecret: string } | null
  /** Where kits for blood tests are registered and results read, by FHIR. Null: a demo’s stand-in; in production no kits are offered. */
  readonly laboratory: { readonly url: string; readonly token: string } | null
  /** Reminder channels: for appointments email and text, for check-ins text besides the email. */
  readonly reminders: { readonly email: boolean; readonly text: boolean; readonly checkInText: boolean }
  /** The keys of notifications. Null: a demo shows them in its outbox, and production offers none. */
  readonly push: { readonly publicKey: string; readonly privateKey: string } | null
  /** The push services that are called, and nothing else. */
  readonly pushHosts: readonly string[]
  /** An external address for video weigh-ins, with `{reference}` for that of the order. Null: times are booked here. */
  readonly weighInLink: string | null
  /** Where appointments are held by video, with `{room}` for a meaningless name. Null: in our own video room. */
  readonly videoLink: string | null
  /** STUN servers for our own video room. None: only browsers that see each other can connect. */
  readonly stunUrls: readonly string[]
  /** TURN servers, which relay calls between browsers that cannot connect directly. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null
  /** Iterations for each key a browser tries, some 300 of them: 5,000 is about a second on a phone. */
  readonly botWork: number
  /** How many visitors may send files to support at a time; each takes up to 60 MB of memory meanwhile. */
  readonly contactUploads: number
  /** The address of ClamAV's clamd. Null: files are stored without a scan. */
  readonly clamav: { readonly path: string } | { readonly host: string; readonly port: number } | null
  /** Null: our own proof of work. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null
  /** Null: shown as not configured. */
  readonly oauth: {
    readonly google: { readonly clientId: string; readonly clientSecret: string } | null
    readonly apple: Readonly<Record<'clientId' | 'teamId' | 'keyId' | 'privateKey', string>> | null
    readonly x: { readonly clientId: string; readonly clientSecret: string } | null
  }
}

/** The address of a page, for messages. */
export const addressFor = ({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>, page: string): string =>
  `${publicOrigin ?? `http://localhost:${port}`}${page}`

/** For tests and measurements: a server they start ignores the settings of the machine. */
export const withoutSettings = (env: Given): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !settingNames.has(name) && !settingNames.has(name.replace(/_FILE$/, ''))),
  )

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment once. All problems are reported together, with what was given and what is wanted; the value of
 * a secret is never shown.
 */
export function readConfig(env: Given): Config {
  const { given: read, problems: unread } = withSettingFiles(env, settingNames)
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  const wrong = (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), problem: message }))
  // An unreadable file is reported once, and not as a missing setting, too.
  const isReported = (name: string) =>
    wrong.some((other) => other.name === name) || unread.some((other) => other.name === `${name}_FILE`)
  const demands = demandsOf(given).filter(({ name }) => !isReported(name))
  if (!parsed.success || demands.length > 0 || unread.length > 0) {
    const lines = [...wrong, ...unread, ...demands].map(({ name, problem }) => {
      const said = given[name]?.slice(0, 60)
      const isShown = said !== undefined && !isSecret(name) && problem.startsWith('must')
      return isShown ? `  ${name} is ${JSON.stringify(said)}. It ${problem}.` : `  ${name} ${problem}.`
    })
    throw new ConfigError(`These settings need attention:\n${lines.join('\n')}`)
  }
  return configOf(parsed.data)
}

/** Outside production one role may do everything. In production the server's role is never assumed to be the owner. */
function ownerAddress(read: z.output<typeof environment>, isStrict: boolean): string | null {
  const given = read.DATABASE_OWNER_URL ?? (isStrict ? undefined : (read.DATABASE_DIRECT_URL ?? read.DATABASE_URL))
  return given === undefined ? null : databaseAddress(given, read.DATABASE_CA_FILE)
}

/** The provider of texts whose settings are complete. */
function smsOf(read: z.output<typeof environment>): Config['sms'] {
  const twilio = allOf({
    accountSid: read.TWILIO_ACCOUNT_SID,
    authToken: read.TWILIO_AUTH_TOKEN,
    from: read.TWILIO_FROM,
  })
  return twilio && { provider: 'twilio', ...twilio }
}

function configOf(read: z.output<typeof environment>): Config {
  const isProduction = read.NODE_ENV === 'production'
  return {
    compliance: read.COMPLIANCE,
    port: read.PORT,
    host: read.HOST,
    isProduction,
    isDemo: !isProduction || read.ALLOW_DEMO,
    allowsDemo: read.ALLOW_DEMO,
    demoClinic: read.DEMO_CLINIC,
    dataDir: resolve(read.DATA_DIR),
    backupDir: read.BACKUP_DIR === undefined ? null : resolve(read.BACKUP_DIR),
    backupKeys: read.BACKUP_KEYS ?? null,
    databaseUrl: read.DATABASE_URL ? databaseAddress(read.DATABASE_URL, read.DATABASE_CA_FILE) : null,
    directUrl: read.DATABASE_DIRECT_URL ? databaseAddress(read.DATABASE_DIRECT_URL, read.DATABASE_CA_FILE) : null,
    ownerUrl: ownerAddress(read, isProduction && !read.ALLOW_DEMO),
    migratesAtStart: read.MIGRATE_AT_START,
    databasePool: read.DATABASE_POOL,
    dataKeys: read.DATA_KEYS ?? null,
    apiPrefix: read.API_PREFIX,
    publicOrigin: read.PUBLIC_ORIGIN ? new URL(read.PUBLIC_ORIGIN).origin : null,
    trustedProxies: read.TRUST_PROXY,
    rateLimitScale: read.RATE_LIMIT_SCALE,
    hasHstsSubdomains: read.HSTS_SUBDOMAINS,
    hasOfflineApp: read.OFFLINE_APP,
    demoHosts: new Set([...alwaysHosts, hostName(read.HOST), ...namesIn(read.PUBLIC_ORIGIN), ...read.DEMO_HOSTS]),
    networkLimitScale: read.NETWORK_LIMIT_SCALE,
    smsCountries: read.SMS_COUNTRIES,
    smsPerHour: read.SMS_PER_HOUR,
    metricsToken: read.METRICS_TOKEN ?? null,
    drainSeconds: read.DRAIN_SECONDS,
    release: releaseOf(read.RELEASE_COMMIT),
    logLevel: read.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    sms: smsOf(read),
    smtpUrl: read.SMTP_URL ?? null,
    needsEncryptedMail:
      isProduction && read.SMTP_URL !== undefined && needsEncryptedMail(read.SMTP_URL, read.PLAINTEXT_HOSTS),
    mailFrom: read.MAIL_FROM,
    stripe: allOf({
      secretKey: read.STRIPE_SECRET_KEY,
      publishableKey: read.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    }),
    identity: allOf({
      secretKey: read.STRIPE_IDENTITY_KEY,
      webhookSecret: read.STRIPE_IDENTITY_WEBHOOK_SECRET,
    }),
    laboratory: allOf({ url: read.LABORATORY_URL, token: read.LABORATORY_TOKEN }),
    reminders: { email: read.REMINDER_EMAILS, text: read.REMINDER_TEXTS, checkInText: read.CHECK_IN_TEXTS },
    weighInLink: read.WEIGH_IN_LINK ?? null,
    videoLink: read.VIDEO_LINK ?? null,
    stunUrls: read.STUN_URLS,
    push: allOf({ publicKey: read.PUSH_PUBLIC_KEY, privateKey: read.PUSH_PRIVATE_KEY }),
    pushHosts: read.PUSH_HOSTS,
    turn: read.TURN_URLS && read.TURN_SECRET ? { urls: read.TURN_URLS, secret: read.TURN_SECRET } : null,
    botWork: read.BOT_WORK,
    contactUploads: read.CONTACT_UPLOADS,
    clamav: read.CLAMAV_SOCKET ? { path: read.CLAMAV_SOCKET } : (read.CLAMAV_HOST ?? null),
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

const alwaysHosts = ['localhost', '127.0.0.1', '[::1]']

/** In the form browsers send. */
const hostName = (host: string) => (host.includes(':') ? `[${host}]` : host).toLowerCase()

const namesIn = (origin: string | undefined) => (origin === undefined ? [] : [new URL(origin).hostname])

/** All of them are set or none: the demands have checked that. */
const allOf = <Name extends string>(settings: Record<Name, string | undefined>): Record<Name, string> | null =>
  Object.values(settings).every((value) => value !== undefined) ? (settings as Record<Name, string>) : null

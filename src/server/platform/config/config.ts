import { resolve } from 'node:path'
import type { z } from 'zod'
import { needsEncryptedMail } from '../encryption/encrypted-links.ts'
import { demandsOf, type Given } from './config-demands.ts'
import { isSecret } from './config-values.ts'
import { databaseAddress } from './database-address.ts'
import { environment } from './environment.ts'
import { type Release, releaseOf } from './release.ts'
import { withSettingFiles } from './setting-files.ts'

const settingNames: ReadonlySet<string> = new Set(Object.keys(environment.shape))

export interface Config {
  readonly port: number
  readonly host: string
  readonly isProduction: boolean
  /** Stand-ins are in use and the pages for trying things out are open. */
  readonly isDemo: boolean
  /** Whether somebody said that a demo is what they want. */
  readonly allowsDemo: boolean
  /** Which made-up people a demo with a database of its own has: all, those at the desk with one clinician's day, or none. */
  readonly demoClinic: 'on' | 'staff' | 'off'
  readonly dataDir: string
  /** Where backups are put, and the log of the embedded database is kept. Null: it is not. */
  readonly backupDir: string | null
  /** What backups are encrypted with. Null: one is made in the data folder, and none in production. */
  readonly backupKeys: string | null
  readonly databaseUrl: string | null
  /** Past the pooler that the former leads to. Null: it leads to the database itself. */
  readonly directUrl: string | null
  /** As the owner of the tables, past any pooler. Null: this process does not know it, and cannot change the schema. */
  readonly ownerUrl: string | null
  /** Whether starting brings the schema up to date. If not, it waits until somebody has. */
  readonly migratesAtStart: boolean
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
  /** Which release this is. */
  readonly release: Release
  /** For so long a server that is told to stop says that it is not ready, and serves on. */
  readonly drainSeconds: number
  /** Whoever brings it is told how the service does. Null: nobody is. */
  readonly metricsToken: string | null
  /** Whether other addresses below this one are reached by HTTPS alone, too. */
  readonly hasHstsSubdomains: boolean
  /** Off: what browsers keep of the app, to open it without a connection, is taken away when they next ask. */
  readonly hasOfflineApp: boolean
  /** The names a demo answers to; a page of any other name could be somebody else's that was led here. */
  readonly demoHosts: ReadonlySet<string>
  /** By which provider texts go out. Null: they stay in the outbox. */
  readonly sms: {
    readonly provider: 'twilio'
    readonly accountSid: string
    readonly authToken: string
    readonly from: string
  } | null
  /** Null: emails stay in the outbox. */
  readonly smtpUrl: string | null
  /** A mail server that offers no encryption is handed nothing. */
  readonly needsEncryptedMail: boolean
  readonly mailFrom: string
  /** Null: the sandbox stands in for the card provider. */
  readonly stripe: {
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecret: string
  } | null
  /** Null: the stand-in of the demo checks who people are. */
  readonly identity: { readonly secretKey: string; readonly webhookSecret: string } | null
  /** How people are reminded: of appointments by email and by text, of check-ins by text besides the email. */
  readonly reminders: { readonly email: boolean; readonly text: boolean; readonly checkInText: boolean }
  /** Where somebody here and a patient meet by video, with `{reference}` for that of the order. Null: times are booked here. */
  readonly weighInLink: string | null
  /** Where appointments are held by video, with `{room}` for a name that says nothing. Null: in a room of our own. */
  readonly videoLink: string | null
  /** What browsers in our own room ask for the address they are seen by. None: they meet only where they see each other. */
  readonly stunUrls: readonly string[]
  /** What passes on the call of browsers that cannot reach each other. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null
  /** Iterations for each key a browser tries, some 300 of them: 5,000 is about a second on a phone. */
  readonly botWork: number
  /** How many people may send files to support at a time; each takes up to 60 MB of memory meanwhile. */
  readonly contactUploads: number
  /** Where ClamAV's clamd listens. Null: files are kept without having been scanned. */
  readonly clamav: { readonly path: string } | { readonly host: string; readonly port: number } | null
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

/** For tests and measurements: a server they start takes no setting from the machine they happen to run on. */
export const withoutSettings = (env: Given): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !settingNames.has(name) && !settingNames.has(name.replace(/_FILE$/, ''))),
  )

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment once. Everything that is wrong is told in one go, with what was given and what is wanted; what
 * was given for a secret is never told.
 */
export function readConfig(env: Given): Config {
  const { given: read, problems: unread } = withSettingFiles(env, settingNames)
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  const wrong = (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), problem: message }))
  // What could not be read is told once, and not as missing, too.
  const isTold = (name: string) =>
    wrong.some((other) => other.name === name) || unread.some((other) => other.name === `${name}_FILE`)
  const demands = demandsOf(given).filter(({ name }) => !isTold(name))
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

/** Outside production one role may do everything. In production it is never guessed that the server's role is the owner. */
function ownerAddress(read: z.output<typeof environment>, isStrict: boolean): string | null {
  const given = read.DATABASE_OWNER_URL ?? (isStrict ? undefined : (read.DATABASE_DIRECT_URL ?? read.DATABASE_URL))
  return given === undefined ? null : databaseAddress(given, read.DATABASE_CA_FILE)
}

/** The provider of texts whose settings are there. */
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
    reminders: { email: read.REMINDER_EMAILS, text: read.REMINDER_TEXTS, checkInText: read.CHECK_IN_TEXTS },
    weighInLink: read.WEIGH_IN_LINK ?? null,
    videoLink: read.VIDEO_LINK ?? null,
    stunUrls: read.STUN_URLS,
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

/** As a browser writes it. */
const hostName = (host: string) => (host.includes(':') ? `[${host}]` : host).toLowerCase()

const namesIn = (origin: string | undefined) => (origin === undefined ? [] : [new URL(origin).hostname])

/** Either everything is set or nothing is: the demands have seen to it. */
const allOf = <Name extends string>(settings: Record<Name, string | undefined>): Record<Name, string> | null =>
  Object.values(settings).every((value) => value !== undefined) ? (settings as Record<Name, string>) : null

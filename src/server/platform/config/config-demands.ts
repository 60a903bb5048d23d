import { isOpenDatabase, isOpenMail, isOpenScanner } from '../encryption/encrypted-links.ts'
import { parseKeys } from '../encryption/keys.ts'

export type Given = Readonly<Record<string, string | undefined>>

export interface Problem {
  readonly name: string
  readonly problem: string
}

/** Settings that are only valid together: those of one provider. */
const together = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_IDENTITY_KEY', 'STRIPE_IDENTITY_WEBHOOK_SECRET'],
  ['LABORATORY_URL', 'LABORATORY_TOKEN'],
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
  ['TURN_URLS', 'TURN_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
] as const

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_IDENTITY_KEY'] as const
const isLive = (key = '') => /^[a-z]+_live_/.test(key)
const isTest = (key = '') => /^[a-z]+_test_/.test(key)

/** Test keys published by those providers: the first accepts every robot, the second reaches nobody. */
const recaptchaTestKey = '6LeIxAcTAAAAA'
const twilioTestNumber = '+15005550006'

/** What stands in deploy/systemd/settings.example for an operator's own: a secret that everyone can read there. */
const standsForOwn = /…|:PASSWORD@/
const oftenLeft = [...together.flat(), 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL', 'SMTP_URL'] as const

const toTryOut = '(or set ALLOW_DEMO=1 to try it out)'

/** Rules across several settings. Each setting is validated separately as well. */
export function demandsOf(env: Given): Problem[] {
  const isProduction = env.NODE_ENV === 'production' && env.ALLOW_DEMO !== '1'
  return [
    ...halves(env),
    ...directly(env),
    ...oneScanner(env),
    ...(isProduction ? inProduction(env) : outsideProduction(env)),
  ]
}

function halves(env: Given): Problem[] {
  return together.flatMap((group) => {
    const there = group.filter((name) => env[name] !== undefined)
    if (there.length === 0) return []
    const missing = group.filter((name) => env[name] === undefined)
    return missing.map((name) => ({ name, problem: `is needed with ${there.join(' and ')}` }))
  })
}

function directly(env: Given): Problem[] {
  if (env.DATABASE_URL !== undefined) return []
  if (env.DATABASE_DIRECT_URL !== undefined)
    return [{ name: 'DATABASE_URL', problem: 'is needed with DATABASE_DIRECT_URL, and leads to the pooler' }]
  if (env.DATABASE_OWNER_URL !== undefined)
    return [{ name: 'DATABASE_URL', problem: 'is needed with DATABASE_OWNER_URL, and has the role of the server' }]
  return env.DATABASE_CA_FILE === undefined
    ? []
    : [{ name: 'DATABASE_URL', problem: 'is needed with DATABASE_CA_FILE, which verifies its certificate' }]
}

const oneScanner = (env: Given): Problem[] =>
  env.CLAMAV_SOCKET !== undefined && env.CLAMAV_HOST !== undefined
    ? [{ name: 'CLAMAV_HOST', problem: 'and CLAMAV_SOCKET are two ways to the scanner: set only one' }]
    : []

const needed: readonly [string, string][] = [
  [
    'COMPLIANCE',
    `is needed in production: strict keeps the UK rules on advertising medicines, letter leaves them to you ${toTryOut}`,
  ],
  ['DATABASE_URL', `is needed in production ${toTryOut}`],
  ['DATA_KEYS', `is needed in production ${toTryOut}`],
  ['PUBLIC_ORIGIN', `is needed in production ${toTryOut}`],
  ['TWILIO_ACCOUNT_SID', 'is needed in production: text messages would go nowhere'],
  ['SMTP_URL', 'is needed in production: emails would go nowhere'],
  ['STRIPE_SECRET_KEY', 'is needed in production: cards would not be charged'],
  ['STRIPE_IDENTITY_KEY', 'is needed in production: without it any patient could claim another identity'],
]

/** Settings that production requires. */
export const neededInProduction: readonly string[] = needed.map(([name]) => name)

function inProduction(env: Given): Problem[] {
  const problems = needed
    .filter(([name]) => env[name] === undefined)
    .map(([name, problem]): Problem => ({ name, problem }))
  const refuse = (name: string, isWrong: boolean, problem: string) => {
    if (isWrong) problems.push({ name, problem })
  }
  const vouchedFor = (env.PLAINTEXT_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase())
  const isUrl = (name: string) => URL.canParse(env[name] ?? '')
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'])
    refuse(
      name,
      isUrl(name) && isOpenDatabase(env[name] as string, vouchedFor),
      'must end with ?sslmode=verify-full in production: patient data would travel unencrypted. ' +
        'On a network of your own, name the host in PLAINTEXT_HOSTS',
    )
  refuse(
    'SMTP_URL',
    isUrl('SMTP_URL') && isOpenMail(env.SMTP_URL as string, vouchedFor),
    'must not turn encryption off in production. On a network of your own, name the host in PLAINTEXT_HOSTS',
  )
  refuse(
    'CLAMAV_HOST',
    isOpenScanner(env.CLAMAV_HOST, vouchedFor),
    'must be on this machine in production: files would travel unencrypted. ' +
      'On a network of your own, name the host in PLAINTEXT_HOSTS',
  )
  for (const name of ['DATA_KEYS', 'BACKUP_KEYS'])
    refuse(name, hasGuessableKey(env[name]), 'must be random in production: openssl rand -base64 32 makes one')
  refuse(
    'BACKUP_KEYS',
    sharesKey(env.DATA_KEYS, env.BACKUP_KEYS),
    'must differ from DATA_KEYS: anyone with access to backups could read everything',
  )
  refuse(
    'PUBLIC_ORIGIN',
    isUrl('PUBLIC_ORIGIN') && !env.PUBLIC_ORIGIN?.startsWith('https://'),
    'must begin with https:// in production: cookies are sent over HTTPS alone',
  )
  refuse(
    'LABORATORY_URL',
    isUrl('LABORATORY_URL') && !env.LABORATORY_URL?.startsWith('https://'),
    'must begin with https:// in production: results would travel unencrypted',
  )
  refuse(
    'NETWORK_LIMIT_SCALE',
    Number(env.NETWORK_LIMIT_SCALE ?? 1) !== 1,
    'must be 1 in production: other values are for tests and measurements',
  )
  for (const name of oftenLeft)
    refuse(name, standsForOwn.test(env[name] ?? ''), 'must not be left as in the example settings in production')
  for (const name of stripeKeys)
    refuse(name, isTest(env[name]), 'must not be a test key in production: nothing it does would be real')
  for (const name of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'])
    refuse(name, isFrom(env[name], recaptchaTestKey), 'must not be a test key in production: it lets every robot in')
  refuse('TWILIO_FROM', isFrom(env.TWILIO_FROM, twilioTestNumber), 'must not be the test number in production')
  return problems
}

const isFrom = (given = '', beginning: string) => given.startsWith(beginning)

/** Random keys have about thirty different bytes of 32, and never as few as these. */
const hasGuessableKey = (keys: string | undefined): boolean => keysOf(keys).some((key) => new Set(key).size < 12)

const keysOf = (keys: string | undefined) => [...((keys === undefined ? null : parseKeys(keys))?.byId.values() ?? [])]

const sharesKey = (some: string | undefined, others: string | undefined): boolean =>
  keysOf(some).some((key) => keysOf(others).some((other) => other.equals(key)))

/**
 * A forgotten setting must not make a public server send real messages. `real` has a setting of each provider that
 * reaches people or takes their money.
 */
function outsideProduction(env: Given): Problem[] {
  const problems: Problem[] = stripeKeys
    .filter((name) => isLive(env[name]))
    .map((name) => ({ name, problem: 'must not be a live key in a demo: set NODE_ENV=production, without ALLOW_DEMO' }))
  const real = [
    'TWILIO_ACCOUNT_SID',
    'SMTP_URL',
    'LABORATORY_URL',
    ...stripeKeys.filter((name) => isLive(env[name])),
  ].filter((name) => env[name] !== undefined)
  if (real.length > 0 && env.ALLOW_DEMO === '1' && env.NODE_ENV === 'production')
    problems.push({
      name: 'ALLOW_DEMO',
      problem:
        `must not be 1 with ${real.join(' and ')}: anyone could enter the desk and read what is sent. ` +
        'Remove it, or set NODE_ENV=development to try them out',
    })
  if (real.length > 0 && env.NODE_ENV === undefined) {
    const problem = `is needed with ${real.join(' and ')}: production, or development to try them out`
    problems.push({ name: 'NODE_ENV', problem })
  }
  const isPublic = env.DATABASE_URL !== undefined && env.PUBLIC_ORIGIN?.toLowerCase().startsWith('https://') === true
  if (isPublic && env.ALLOW_DEMO !== '1')
    problems.push({
      name: 'NODE_ENV',
      problem:
        'must be production with DATABASE_URL and a PUBLIC_ORIGIN with https: a demo shows every message to anyone. ' +
        `Production also needs ${neededInProduction.join(', ')}. To show a demo to others on purpose, set ALLOW_DEMO=1`,
    })
  return problems
}

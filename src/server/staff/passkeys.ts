import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { addressFor, type Config } from '../config/config.ts'
import type { Orm } from '../database/database.ts'
import { type Challenge, wrongFactor } from './challenges.ts'
import { staffPasskeys } from './tables.ts'

/** Fetched when it is first needed: most starts of the server never do. */
const webAuthn = () => import('@simplewebauthn/server')

type Json = Record<string, unknown>

/** The site a passkey is bound to. */
const siteOf = (config: Config) => {
  const { origin, hostname } = new URL(addressFor(config, ''))
  return { origin, hostname }
}

const transportsOf = (transports: readonly string[]) => transports as AuthenticatorTransport[]

export async function enrolOptions(
  config: Config,
  person: { readonly id: string; readonly email: string; readonly name: string },
  /** What they have already is not set up twice. */
  own: readonly { readonly id: string; readonly transports: readonly string[] }[] = [],
) {
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: `${brand.name} desk`,
    rpID: siteOf(config).hostname,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { challenge: options.challenge, options: options as unknown as Json }
}

export async function passkeyOptions(config: Config, orm: Orm, staffId: string) {
  const own = await orm.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  if (own.length === 0) throw wrongFactor()
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: siteOf(config).hostname,
    allowCredentials: own.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    userVerification: 'preferred',
  })
  return { challenge: options.challenge, options: options as unknown as Json }
}

/** Whatever a browser sent, right or mangled: either it proves something or it does not. */
const orWrong = async <Result>(check: () => Promise<Result>): Promise<Result> => {
  try {
    return await check()
  } catch {
    throw wrongFactor()
  }
}

export async function insertPasskey(
  config: Config,
  tx: Orm,
  { staffId, held }: Challenge,
  response: Json,
  name: Buffer | null = null,
) {
  const { origin, hostname } = siteOf(config)
  const { registrationInfo } = await orWrong(async () =>
    (await webAuthn()).verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: held.webAuthn ?? '',
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
    }),
  )
  if (!registrationInfo) throw wrongFactor()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const [made] = await tx
    .insert(staffPasskeys)
    .values({ id, staffId, publicKey: Buffer.from(publicKey), counter, transports, name })
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id })
  if (!made) throw wrongFactor()
}

export async function provePasskey(config: Config, tx: Orm, { staffId, held }: Challenge, response: Json) {
  const { origin, hostname } = siteOf(config)
  const [known] = await tx
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, String(response.id))))
    .for('no key update')
  if (!known || !held.webAuthn) throw wrongFactor()
  const { id, counter, transports } = known
  const expectedChallenge = held.webAuthn
  const { verified, authenticationInfo } = await orWrong(async () =>
    (await webAuthn()).verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: { id, publicKey: new Uint8Array(known.publicKey), counter, transports: transportsOf(transports) },
      requireUserVerification: false,
    }),
  )
  if (!verified) throw wrongFactor()
  await tx.update(staffPasskeys).set({ counter: authenticationInfo.newCounter }).where(eq(staffPasskeys.id, id))
}

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { addressFor, type Config } from '../../platform/config/config.ts'

/** Fetched when it is first needed: most starts of the server never do. */
const webAuthn = () => import('@simplewebauthn/server')

export type Json = Record<string, unknown>

/** What is kept of a passkey, whosever it is. */
export interface KeptPasskey {
  /** As the browser writes it. */
  readonly id: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

/**
 * What a passkey is for. `alone` opens by itself: whoever holds the device is asked for a finger, a face or its code, and
 * it finds its owner. `second step` comes after a password.
 */
export type Use = 'alone' | 'second step'

/** The site a passkey is bound to. */
const siteOf = (config: Config) => {
  const { origin, hostname } = new URL(addressFor(config, ''))
  return { origin, hostname }
}

const named = (own: readonly Pick<KeptPasskey, 'id' | 'transports'>[]) =>
  own.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }))

const verification = (use: Use) => (use === 'alone' ? 'required' : 'preferred')

interface Registering {
  readonly use: Use
  /** What is being signed in to. */
  readonly place: string
  readonly user: { readonly handle: Uint8Array; readonly name: string; readonly fullName: string }
  /** What they have already is not set up twice. */
  readonly own: readonly Pick<KeptPasskey, 'id' | 'transports'>[]
  readonly challenge?: Uint8Array
}

const asked = (options: { readonly challenge: string }) => ({
  challenge: options.challenge,
  options: options as unknown as Json,
})

export async function registrationOptions(config: Config, { use, place, user, own, challenge }: Registering) {
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: place,
    rpID: siteOf(config).hostname,
    userID: new Uint8Array(user.handle),
    userName: user.name,
    userDisplayName: user.fullName,
    excludeCredentials: named(own),
    authenticatorSelection: {
      residentKey: use === 'alone' ? 'required' : 'preferred',
      userVerification: verification(use),
    },
    ...(challenge ? { challenge: new Uint8Array(challenge) } : {}),
  })
  return asked(options)
}

interface Asking {
  readonly use: Use
  /** Empty: whichever the person chooses. */
  readonly own: readonly Pick<KeptPasskey, 'id' | 'transports'>[]
  readonly challenge?: Uint8Array
}

export async function authenticationOptions(config: Config, { use, own, challenge }: Asking) {
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: siteOf(config).hostname,
    ...(own.length > 0 ? { allowCredentials: named(own) } : {}),
    userVerification: verification(use),
    ...(challenge ? { challenge: new Uint8Array(challenge) } : {}),
  })
  return asked(options)
}

interface Answered {
  readonly use: Use
  /** What was to be signed. */
  readonly challenge: string
  readonly response: Json
}

const expected = (config: Config, { use, challenge }: Answered) => ({
  expectedChallenge: challenge,
  expectedOrigin: siteOf(config).origin,
  expectedRPID: siteOf(config).hostname,
  requireUserVerification: use === 'alone',
})

/** The passkey a device has made. Null: whatever the browser sent, it is none. */
export async function registeredPasskey(config: Config, answered: Answered): Promise<KeptPasskey | null> {
  try {
    const { registrationInfo } = await (await webAuthn()).verifyRegistrationResponse({
      response: answered.response as unknown as RegistrationResponseJSON,
      ...expected(config, answered),
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey), counter, transports }
  } catch {
    return null
  }
}

/** How often a passkey has been used by now, if this is it. Null: it is not, or a copy of it was used since. */
export async function provenCounter(config: Config, known: KeptPasskey, answered: Answered): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
      response: answered.response as unknown as AuthenticationResponseJSON,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
        transports: known.transports as AuthenticatorTransport[],
      },
      ...expected(config, answered),
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { addressFor, type Config } from '../../platform/config/config.ts'

/** Imported when first needed: most starts of the server never do. */
const webAuthn = () => import('@simplewebauthn/server')

export type Json = Record<string, unknown>

/** The stored part of a passkey, of patients and staff alike. */
export interface StoredPasskey {
  /** As the browser encodes it. */
  readonly id: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

/**
 * The purpose of a passkey. `alone` signs in by itself: the device asks for a finger, a face or its code, and the
 * passkey identifies its owner. `second step` comes after a password.
 */
export type Use = 'alone' | 'second step'

/** The site a passkey is bound to. */
const siteOf = (config: Config) => {
  const { origin, hostname } = new URL(addressFor(config, ''))
  return { origin, hostname }
}

const named = (own: readonly Pick<StoredPasskey, 'id' | 'transports'>[]) =>
  own.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }))

const verification = (use: Use) => (use === 'alone' ? 'required' : 'preferred')

interface Registering {
  readonly use: Use
  /** What is being signed in to. */
  readonly place: string
  readonly user: { readonly handle: Uint8Array; readonly name: string; readonly fullName: string }
  /** Existing passkeys are not set up twice. */
  readonly own: readonly Pick<StoredPasskey, 'id' | 'transports'>[]
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
  readonly own: readonly Pick<StoredPasskey, 'id' | 'transports'>[]
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
  /** The challenge to be signed. */
  readonly challenge: string
  readonly response: Json
}

const expected = (config: Config, { use, challenge }: Answered) => ({
  expectedChallenge: challenge,
  expectedOrigin: siteOf(config).origin,
  expectedRPID: siteOf(config).hostname,
  requireUserVerification: use === 'alone',
})

/** The passkey a device has made. Null: the response is invalid. */
export async function registeredPasskey(config: Config, answered: Answered): Promise<StoredPasskey | null> {
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

/**
 * The new use count of a passkey, if the response is valid. Null: it is not, or a copy of the passkey was used since.
 */
export async function provenCounter(config: Config, known: StoredPasskey, answered: Answered): Promise<number | null> {
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

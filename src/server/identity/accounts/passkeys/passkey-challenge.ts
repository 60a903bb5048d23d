import { randomBytes } from 'node:crypto'
import { minuteMs } from '#domain/calendar/durations.ts'
import { accountSecurity } from '#domain/identity/account-security.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import { sharedLimit } from '../../../platform/limits/shared-limit.ts'
import type { Services } from '../../../platform/services.ts'
import type { Json } from '../../web-authn/web-authn.ts'

/** `sign in` is for anyone; adding is for one account. */
type Purpose = 'sign in' | `add/${string}`

type Given = Pick<Services, 'database' | 'vault' | 'now'>

const nonceBytes = 16
const untilBytes = 6
const headBytes = nonceBytes + untilBytes
const lastsMs = accountSecurity.challengeMinutes * minuteMs

const markOf = (vault: Vault, head: Buffer, purpose: Purpose) =>
  vault.index(head.toString('base64'), `passkey challenge/${purpose}`)

/**
 * A challenge for a device to sign: authenticated by our own MAC, so that nothing is stored for the many visitors of
 * the sign-in page without a passkey.
 */
export function newChallenge({ vault, now }: Pick<Given, 'vault' | 'now'>, purpose: Purpose): Buffer {
  const head = Buffer.alloc(headBytes)
  randomBytes(nonceBytes).copy(head)
  head.writeUIntBE(now() + lastsMs, nonceBytes, untilBytes)
  return Buffer.concat([head, markOf(vault, head, purpose)])
}

/** The challenge a browser says it has signed. */
function challengeIn({ response }: Json): string | null {
  try {
    const { clientDataJSON } = response as { clientDataJSON: string }
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/**
 * The challenge of a response, if we issued it for this purpose recently and it was not answered before, in whichever
 * process. It is used up with the transaction, by a wrong response too, unless that is rolled back.
 */
export async function consumeChallenge(
  services: Given,
  tx: Orm,
  answer: Json,
  purpose: Purpose,
): Promise<string | null> {
  const { vault, now } = services
  const challenge = challengeIn(answer)
  if (challenge === null) return null
  const given = Buffer.from(challenge, 'base64url')
  const head = given.subarray(0, headBytes)
  if (head.length < headBytes || given.toString('base64url') !== challenge) return null
  if (!given.subarray(headBytes).equals(markOf(vault, head, purpose))) return null
  if (head.readUIntBE(nonceBytes, untilBytes) <= now()) return null
  const used = sharedLimit(services, { name: 'passkey_challenge', most: 1, windowMs: lastsMs })
  return (await used.beginIn(tx, challenge)) ? challenge : null
}

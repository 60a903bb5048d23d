import { signInWords } from '#content/identity/account.ts'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { recordEvent } from '../../../platform/security-events/security-events.ts'
import type { Services } from '../../../platform/services.ts'
import type { Handler } from '../../handler.ts'
import { authenticationOptions } from '../../web-authn/web-authn.ts'
import { noteSignIn } from '../note-sign-in.ts'
import { openSession } from '../open-session.ts'
import { countTry } from '../sign-in-tries.ts'
import { newChallenge } from './passkey-challenge.ts'
import { passkeyIdIn, verifyPasskey } from './verify-passkey.ts'

export const passkeyOptions =
  (services: Services): Handler<'passkey_options'> =>
  async () => {
    const challenge = newChallenge(services, 'sign in')
    const { options } = await authenticationOptions(services.config, { use: 'alone', own: [], challenge })
    return { options }
  }

/** An unknown passkey, one of another account and a replayed one are refused in the same words. */
const refused = () => new ApiError(401, words.notSignedIn)

/**
 * Signs in the owner of a passkey. Attempts are counted like those with a password, by passkey instead of address; no
 * bot check, since a passkey cannot be guessed.
 */
export const signInByPasskey =
  (services: Services): Handler<'sign_in_by_passkey'> =>
  async ({ body: { response, remember, answers }, guestSession, session, network }) => {
    const { database, messages, vault } = services
    const counted = await countTry(services, vault.index(passkeyIdIn(response), 'passkey'), network)
    /** An attempt that failed by itself, through an outage for instance, does not count. */
    let isNone = true
    try {
      const { verdict, retryAfter } = counted
      if (verdict === 'wait') throw new ApiError(429, signInWords.tooMany(Math.ceil(retryAfter / 60)), null, retryAfter)
      const grantCookies = await database.transaction(async (tx) => {
        const account = await verifyPasskey(services, tx, response)
        if (!account) return null
        const grant = await openSession(services, tx, account, { guestSession, session }, remember, answers)
        await noteSignIn(services, tx, account, { session, network })
        return grant
      })
      isNone = false
      if (!grantCookies) {
        const failed = { event: 'sign in', outcome: 'failed', accountId: null, network } as const
        await database.run((orm) => recordEvent(orm, vault, failed))
        throw refused()
      }
      await counted.succeeded()
      void messages.sendWaiting()
      return { uniqueId: grantCookies() }
    } finally {
      if (isNone) await counted.takeBack()
    }
  }

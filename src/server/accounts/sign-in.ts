import type { signIn as signInCall } from '#contract/accounts.ts'
import { Refusal } from '../refusal.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { createThrottle, type Throttle } from '../throttle.ts'
import { accountToSignIn, emailDigest } from './account-rows.ts'
import { openSessionByPassword } from './open-session.ts'
import { isPassword } from './passwords.ts'

const windowMs = 15 * 60 * 1_000
const failuresPerAccount = 10
/** Many people can share a network. */
const failuresPerNetwork = 100

export const signInThrottle = (): Throttle => createThrottle({ most: failuresPerAccount, windowMs })

const wrong = () => new Refusal(401, 'That e-mail address and password do not go together. Please try again.')

const tooMany = (seconds: number) =>
  new Refusal(
    429,
    `That was too many tries. Please wait ${Math.ceil(seconds / 60)} minutes, or choose a new password.`,
    null,
    seconds,
  )

/** One throttle for each account and one for each network; `byAccount` is shared with reset_password, which clears it. */
export function signIn(services: Services, byAccount: Throttle): Handler<typeof signInCall> {
  const { config, database, vault } = services
  const byNetwork = createThrottle({ most: Math.ceil(failuresPerNetwork * config.rateLimitScale), windowMs })
  return async ({ body, visit, session, network }) => {
    const digest = emailDigest(vault, body.email)
    const key = digest.toString('base64')
    const wait = byNetwork.begin(network)
    if (wait !== null) throw tooMany(wait)
    const accountWait = byAccount.begin(key)
    if (accountWait !== null) throw tooMany(accountWait)

    let isFailure = false
    try {
      const account = await accountToSignIn(database, digest)
      const isRight = await isPassword(account?.passwordHash ?? null, body.password)
      if (!account || !isRight) {
        isFailure = true
        throw wrong()
      }
      const grantCookies = await openSessionByPassword(
        services,
        account,
        { visit, session },
        body.remember,
        body.answers,
      )
      if (!grantCookies) throw wrong()
      byAccount.forget(key)
      return { uniqueId: grantCookies() }
    } finally {
      if (!isFailure) {
        byNetwork.giveBack(network)
        byAccount.giveBack(key)
      }
    }
  }
}

import type { WhoseAnswers } from '#contract/identity/finish-sign-in.ts'
import type { Services } from '../../platform/services.ts'
import { type AccountToSignIn, stillHasPassword } from './account-rows.ts'
import { deviceMark } from './note-sign-in.ts'
import { type Cookies, type GrantCookies, openSession } from './open-session.ts'
import { beginPlainSession } from './plain-session.ts'

/**
 * Signs in a patient who has just given the password of this account. Null: it was changed meanwhile. Usually the
 * browser has no guest session and nothing waits for it, so one statement is enough: password hashing is costly
 * already.
 */
export async function openSessionByPassword(
  services: Pick<Services, 'database' | 'vault' | 'events'>,
  account: AccountToSignIn,
  cookies: Cookies,
  isRemembered: boolean,
  answers?: WhoseAnswers,
): Promise<GrantCookies | null> {
  const { database, vault } = services
  const { guestSession, session } = cookies
  if (guestSession.presented === null && session.presented === null) {
    const begun = await beginPlainSession(database, account, isRemembered, session.device())
    if (begun) {
      return () => {
        session.grant(begun.token, begun.seconds)
        session.known().remember(deviceMark(vault, account.id))
        return null
      }
    }
  }
  return database.transaction(async (tx) =>
    (await stillHasPassword(tx, account)) ? openSession(services, tx, account, cookies, isRemembered, answers) : null,
  )
}

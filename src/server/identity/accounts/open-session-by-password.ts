import type { WhoseAnswers } from '#contract/identity/finish-sign-in.ts'
import type { Database, Statement } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import type { Services } from '../../platform/services.ts'
import { lengthOf, type NewSession, secondsOf } from '../sessions/sessions.ts'
import { type AccountToSignIn, stillHasPassword } from './account-rows.ts'
import { deviceMark } from './note-sign-in.ts'
import { type Cookies, type GrantCookies, openSession } from './open-session.ts'

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

const begin = (isRemembered: boolean): Statement => ({
  name: isRemembered ? 'begin_plain_remembered_session' : 'begin_plain_session',
  text: `
    insert into sessions (token_hash, account_id, expires_at, device)
    select $1, id, now() + ${lengthOf(isRemembered)}, $4 from accounts
    where id = $2 and password_hash = $3 and not exists (select from visits where visits.account_id = accounts.id)
    for share of accounts
    returning account_id`,
})

/**
 * Begins a session in one statement, without a transaction: for an account without guest sessions to resume, if the
 * password is still the one that was checked. Null: use the full procedure. A concurrent password change waits until
 * the session is there, and ends it.
 */
async function beginPlainSession(
  database: Database,
  { id, passwordHash }: AccountToSignIn,
  isRemembered: boolean,
  device: string,
): Promise<NewSession | null> {
  const token = newToken()
  const begun = await database.query(begin(isRemembered), [hashOf(token), id, passwordHash, device])
  return begun.length === 1 ? { token, seconds: secondsOf(isRemembered) } : null
}

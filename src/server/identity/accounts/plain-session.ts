import type { Database, Statement } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import { lengthOf, type NewSession, secondsOf } from '../sessions/sessions.ts'
import type { AccountToSignIn } from './account-rows.ts'

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
export async function beginPlainSession(
  database: Database,
  { id, passwordHash }: AccountToSignIn,
  isRemembered: boolean,
  device: string,
): Promise<NewSession | null> {
  const token = newToken()
  const begun = await database.query(begin(isRemembered), [hashOf(token), id, passwordHash, device])
  return begun.length === 1 ? { token, seconds: secondsOf(isRemembered) } : null
}

import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import { beginSession, endSession } from '../sessions/sessions.ts'
import type { VisitCookie } from '../visits/visit-cookie.ts'
import type { Account } from './account-rows.ts'
import { attachVisit } from './attach-visit.ts'

export interface Cookies {
  readonly visit: VisitCookie
  readonly session: SessionCookie
}

/**
 * Signs a person in: an earlier session of this browser ends, a new one begins, and what the visit holds is theirs.
 * Returns what gives the browser its cookies, to be called once the transaction stands.
 */
export async function openSession(
  tx: Orm,
  vault: Vault,
  account: Account,
  { visit, session }: Cookies,
  isRemembered: boolean,
): Promise<() => void> {
  if (session.presented) await endSession(tx, session.presented)
  const begun = await beginSession(tx, account.id, isRemembered)
  const visitToken = await attachVisit(tx, vault, account, visit.presented)
  return () => {
    session.grant(begun.token, begun.seconds)
    if (visitToken !== null) visit.grant(visitToken)
  }
}

import type { WhoseAnswers } from '#contract/whose-answers.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import { beginSession, endSession } from '../sessions/sessions.ts'
import type { VisitCookie } from '../visits/visit-cookie.ts'
import type { Account } from './account-rows.ts'
import { attachVisit } from './attach-visit.ts'
import { deviceMark } from './note-sign-in.ts'

export interface Cookies {
  readonly visit: VisitCookie
  readonly session: SessionCookie
}

/** Gives the browser its cookies, and returns the visit it has from then on. To be called once the transaction stands. */
export type GrantCookies = () => string | null

/**
 * Signs a person in: an earlier session of this browser ends, a new one begins, and what the visit holds is theirs if
 * it was nobody else's. Refuses with 409 where only they can tell and have not (decision 37).
 */
export async function openSession(
  tx: Orm,
  vault: Vault,
  account: Pick<Account, 'id' | 'emailDigest'>,
  { visit, session }: Cookies,
  isRemembered: boolean,
  answers?: WhoseAnswers,
): Promise<GrantCookies> {
  if (session.presented) await endSession(tx, session.presented)
  const begun = await beginSession(tx, account.id, isRemembered, session.device())
  const attached = await attachVisit(tx, vault, account, visit.presented, answers)
  return () => {
    session.grant(begun.token, begun.seconds)
    session.known().remember(deviceMark(vault, account.id))
    if (attached) visit.grant(attached.token)
    return attached?.id ?? null
  }
}

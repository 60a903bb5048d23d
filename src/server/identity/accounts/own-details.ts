import { type AccountDetails, accountDetails } from '#contract/identity/account-details.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import type { Services } from '../../platform/services.ts'
import { guestDraftOwner, guestPhoneOwner, openGuestSession } from '../guest-sessions/guest-sessions.ts'
import type { CallRequest } from '../handler.ts'
import { accountOf } from '../sessions/sessions.ts'
import { accountById, type Details, openDetails } from './account-rows.ts'

interface OwnDetails {
  readonly draft: Details
  readonly verifiedPhone: string | null
  readonly account: Details
  readonly guestSessionId: string | null
  readonly accountId: string | null
}

/**
 * Everything this browser has proven to own: what its guest session typed and verified, and the account it is signed in
 * to.
 */
export async function ownDetails(
  { database, vault }: Services,
  { guestSession, session }: Pick<CallRequest, 'guestSession' | 'session'>,
): Promise<OwnDetails> {
  const { presented } = guestSession
  const own = presented && (await database.run((orm) => openGuestSession(orm, presented)))
  const accountId = session.presented && (await accountOf(database, session.presented))
  const account = accountId && (await database.run((orm) => accountById(orm, accountId)))
  return {
    draft: own?.draft ? JSON.parse(vault.open(own.draft, guestDraftOwner(own.id))) : {},
    verifiedPhone: own?.verifiedPhone ? vault.open(own.verifiedPhone, guestPhoneOwner(own.id)) : null,
    account: account ? openDetails(vault, account) : {},
    guestSessionId: own?.id ?? null,
    accountId: account ? account.id : null,
  }
}

/** Details typed in this guest session take precedence over the account's. Only fields of the contract. */
export function detailsView(...parts: readonly Details[]): AccountDetails {
  const shown = accountDetails.parse(Object.assign({}, ...parts.toReversed()))
  // Numbers stored before there was one normal form.
  const mobile = shown.mobile && normalisePhone(shown.mobile)
  return mobile ? { ...shown, mobile } : shown
}

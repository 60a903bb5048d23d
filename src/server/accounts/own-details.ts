import { type UserData, userData } from '#contract/fetch-user-data.ts'
import { normalisePhone } from '#domain/people/phone.ts'
import type { CallRequest } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { accountOf } from '../sessions/sessions.ts'
import { openVisit, visitDraftOwner, visitPhoneOwner } from '../visits/visits.ts'
import { accountById, type Details, openDetails } from './account-rows.ts'

interface OwnDetails {
  readonly draft: Details
  readonly verifiedPhone: string | null
  readonly account: Details
  readonly visitId: string | null
  readonly accountId: string | null
}

/** Everything this browser has proved to own: what its visit typed and verified, and the account it is signed in to. */
export async function ownDetails(
  { database, vault }: Services,
  { visit, session }: Pick<CallRequest, 'visit' | 'session'>,
): Promise<OwnDetails> {
  const { presented } = visit
  const own = presented && (await database.run((orm) => openVisit(orm, presented)))
  const accountId = session.presented && (await accountOf(database, session.presented))
  const account = accountId && (await database.run((orm) => accountById(orm, accountId)))
  return {
    draft: own?.draft ? JSON.parse(vault.open(own.draft, visitDraftOwner(own.id))) : {},
    verifiedPhone: own?.verifiedPhone ? vault.open(own.verifiedPhone, visitPhoneOwner(own.id)) : null,
    account: account ? openDetails(vault, account) : {},
    visitId: own?.id ?? null,
    accountId: account ? account.id : null,
  }
}

/** What was typed in this visit goes before what the account knows. Nothing beyond the contract's names. */
export function shownDetails(...parts: readonly Details[]): UserData {
  const shown = userData.parse(Object.assign({}, ...parts.toReversed()))
  // Numbers kept before there was one way to write them.
  const mobile = shown.mobile && normalisePhone(shown.mobile)
  return mobile ? { ...shown, mobile } : shown
}

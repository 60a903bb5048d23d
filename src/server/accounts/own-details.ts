import { type UserData, userData } from '#contract/fetch-user-data.ts'
import type { CallRequest } from '../route.ts'
import type { Services } from '../services.ts'
import { accountOf } from '../sessions/sessions.ts'
import { openVisit, visitDraftOwner, visitPhoneOwner } from '../visits/visits.ts'
import { accountById, type Details, openDetails } from './account-rows.ts'

interface OwnDetails {
  readonly draft: Details
  readonly verifiedPhone: string | null
  readonly account: Details
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
  }
}

/** What was typed in this visit goes before what the account knows. Nothing beyond the contract's names. */
export const shownDetails = (...parts: readonly Details[]): UserData =>
  userData.parse(Object.assign({}, ...parts.toReversed()))

import type { AccessedPart } from '#domain/privacy/record-access.ts'
import { operationsId } from '#domain/privacy/record-access.ts'
import { type Account, accountById } from '../../../identity/accounts/account-rows.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { NotDone, type Place } from './command.ts'

/** The actor recorded in security events, instead of a network. */
export const byCommand = 'a command on the server'

/** Each patient sees in their account that we opened their record. */
export const recordOperatorAccess = (
  tx: Orm,
  { services: { now } }: Place,
  accountIds: string | readonly string[],
  what: AccessedPart,
): Promise<void> => {
  const accesses = [accountIds]
    .flat()
    .map((accountId) => ({ staffId: operationsId, accountId, what, why: 'operations' }) as const)
  return recordAccess(tx, accesses, now())
}

export const noSuchAccount = () => new NotDone('This account could not be found.')

/** The account whose record is about to be opened. */
export const accessedAccount = (place: Place, id: string): Promise<Account> =>
  place.services.database.transaction(async (tx) => {
    const account = await accountById(tx, id)
    if (!account) throw noSuchAccount()
    await recordOperatorAccess(tx, place, id, 'record')
    return account
  })

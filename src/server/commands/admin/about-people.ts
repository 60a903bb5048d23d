import type { LookedAt } from '#domain/access-log/looks.ts'
import { operationsId } from '#domain/access-log/looks.ts'
import { recordLook } from '../../access-log/record-look.ts'
import { type Account, accountById } from '../../accounts/account-rows.ts'
import type { Orm } from '../../database/database.ts'
import { NotDone, type Place } from './command.ts'

/** In what is kept of who did something to an account, instead of a network. */
export const byCommand = 'a command on the server'

/** Whoever is looked at sees in their account that it was us. */
export const lookAt = (tx: Orm, { services: { now } }: Place, accountId: string, what: LookedAt): Promise<void> =>
  recordLook(tx, { staffId: operationsId, accountId, what, why: 'operations' }, now())

export const noSuchAccount = () => new NotDone('There is no such account.')

/** The account of somebody whose record is about to be looked at. */
export const lookedAtAccount = (place: Place, id: string): Promise<Account> =>
  place.services.database.run((orm) =>
    orm.transaction(async (tx) => {
      const account = await accountById(tx, id)
      if (!account) throw noSuchAccount()
      await lookAt(tx, place, id, 'record')
      return account
    }),
  )

import { restrictionAskedEmail, restrictionLiftedEmail } from '#content/notifications/restriction.ts'
import { restrictionWords } from '#content/privacy/restriction.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { addWorkingDays } from '#domain/calendar/working-time.ts'
import { isInForce, type RestrictionGround, restrictionAnswerDays } from '#domain/privacy/restriction.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Account } from '../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import {
  insertRestriction,
  moveRestriction,
  newestRestrictionOf,
  type Restriction,
} from '../../identity/restrictions/restriction-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { tellOfRestriction } from './restriction-email.ts'

const words = restrictionWords.refusals

interface Asking {
  readonly ground: RestrictionGround
  readonly words: string
  /** Who records it for them. Null: the patient asks. */
  readonly staffId: string | null
}

/** Records the request and tells the patient by when it is answered. Null: there is one. The caller holds the account. */
export async function recordRequest(
  services: Services,
  tx: Orm,
  account: Account,
  asking: Asking,
): Promise<Restriction | null> {
  const now = services.now()
  const dueAt = addWorkingDays(now, restrictionAnswerDays, await clinicClosures(tx))
  const asked = { ...asking, words: asking.words.trim(), accountId: account.id, dueAt, now }
  const made = await insertRestriction(tx, services.vault, asked)
  if (made)
    await tellOfRestriction(services, tx, account, (about) =>
      restrictionAskedEmail({ ...about, by: formatDateTime(dueAt) }),
    )
  return made
}

export const askToRestrict =
  (services: Services): Handler<'ask_to_restrict'> =>
  async ({ account: { id: accountId }, body }) => {
    await services.database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId)
      if (!account) throw pleaseSignIn()
      if (!(await recordRequest(services, tx, account, { ...body, staffId: null })))
        throw new ApiError(409, words.already)
    })
    void services.messages.sendWaiting()
    return {}
  }

/** It needs no reason and nobody's agreement: it is the patient's own restriction. */
export const liftRestriction =
  (services: Services): Handler<'lift_restriction'> =>
  async ({ account: { id: accountId } }) => {
    const { database, vault, now } = services
    await database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId)
      if (!account) throw pleaseSignIn()
      const found = await newestRestrictionOf(tx, accountId)
      const own = { staffId: null, now: now() }
      const moved =
        found &&
        (found.state === 'asked'
          ? await moveRestriction(tx, vault, found.id, {
              ...own,
              from: ['asked'],
              what: 'withdrawn',
              set: { state: 'withdrawn' },
            })
          : await moveRestriction(tx, vault, found.id, {
              ...own,
              from: ['in force'],
              what: 'lifted',
              set: { state: 'lifted', endsAt: new Date(own.now) },
            }))
      if (!found || !moved) throw new ApiError(409, words.none)
      const wasInForce = isInForce({ state: found.state, endsAt: found.endsAt?.getTime() ?? null }, own.now)
      if (wasInForce) await tellOfRestriction(services, tx, account, restrictionLiftedEmail)
    })
    void services.messages.sendWaiting()
    return {}
  }

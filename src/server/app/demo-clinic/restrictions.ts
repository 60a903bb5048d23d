import { minuteMs } from '#domain/calendar/durations.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { moveRestriction, newestRestrictionOf } from '../../identity/restrictions/restriction-rows.ts'
import type { Services } from '../../platform/services.ts'
import { recordRequest } from '../../privacy/restriction/ask-to-restrict.ts'

interface Restricting {
  /** Whose data may not be used since yesterday. */
  readonly restricted: string
  /** Who has asked this morning. */
  readonly asking: string
  /** Who granted it. */
  readonly leadId: string
}

/** A patient whose data is stored and not used, and one whose request waits for an answer. */
export async function seedRestrictions(services: Services, { restricted, asking, leadId }: Restricting): Promise<void> {
  await ask(services, restricted, 'wrong', 'The weight of my first form was my sister’s. Please check it.')
  await services.database.transaction(async (tx) => {
    const found = await newestRestrictionOf(tx, restricted)
    if (!found) throw new Error('Nothing was asked for.')
    const now = services.now() + minuteMs
    await moveRestriction(tx, services.vault, found.id, {
      from: ['asked'],
      what: 'granted',
      staffId: leadId,
      reason: 'We are checking the weight on your first form, and will write to you when we have.',
      set: { state: 'in force', decidedAt: new Date(now) },
      now,
    })
  })
  await ask(services, asking, 'objected', 'I wrote last week that I do not want to be in your figures.')
}

const ask = (services: Services, accountId: string, ground: 'wrong' | 'objected', words: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (account) await recordRequest(services, tx, account, { ground, words, staffId: null })
  })

import { lifeHistoryWords as words } from '#content/preparation/preparation.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { lifeHistory as flow } from '#domain/intake/life-history/flow.ts'
import { lifeHistoryRisk } from '#domain/safeguarding/reported-risk.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { storageQuota } from '../../identity/guest-sessions/storage-quota.ts'
import type { Handler } from '../../identity/handler.ts'
import { inCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { newestInstance, openInstance, saveInstanceIn } from '../../intake/questionnaires/instances.ts'
import { readPlain } from '../../intake/questionnaires/read-plain.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { raiseOfFollowUp } from '../safeguarding/raise-follow-up.ts'
import { assessmentToCome, formOf } from './preparation-rows.ts'

/** Of an earlier assessment the answers are offered again: nobody writes their life twice. */
export const loadLifeHistory =
  (services: Services): Handler<'load_life_history'> =>
  ({ account: { id: accountId } }) =>
    services.database.transaction(
      async (tx) => {
        const { vault } = services
        const found = await assessmentToCome(tx, accountId, services.now())
        if (!found) return { instance: null, ansData: null, revision: 0 }
        const of = formOf(accountId, found.appointment)
        const own = await openInstance(tx, vault, of)
        const kept = own ?? (await newestInstance(tx, vault, accountId, flow))
        return {
          instance: of.id,
          ansData: kept && inCurrentVersion(flow, kept.version, kept.plain),
          revision: own?.revision ?? 0,
        }
      },
      { accessMode: 'read only' },
    )

/** Saved with every answer. What tells of danger becomes a concern in the same transaction, finished or not. */
export function saveLifeHistory(services: Services): Handler<'save_life_history'> {
  const { database, vault } = services
  const takeRoom = storageQuota(services)
  return async ({ account, network, body: { instance, ansData, version, revision, tab } }) => {
    await takeRoom(network, Buffer.byteLength(ansData))
    const own = await database.run((orm) => assessmentToCome(orm, account.id, services.now()))
    if (own?.appointment.episodeId !== instance) throw new ApiError(404, words.over)
    const read = readPlain(flow, { ansData, version })
    const answers: Answers = JSON.parse(inCurrentVersion(flow, read.version, read.plain))
    const reported = lifeHistoryRisk(answers)
    return database.transaction(async (tx) => {
      await lockAccount(tx, account.id)
      const found = await assessmentToCome(tx, account.id, services.now())
      if (found?.appointment.episodeId !== instance) throw new ApiError(404, words.over)
      const given = { ansData, version, base: revision ?? null, tab: tab ?? null, at: services.now() }
      const saved = await saveInstanceIn(tx, vault, formOf(account.id, found.appointment), given)
      if (saved === 'newer stored') throw new ApiError(409, words.elsewhere, { reason: 'elsewhere' })
      if (reported) await raiseOfFollowUp(services, tx, reported, account.id)
      return saved
    })
  }
}

import { flows } from '#domain/questionnaires/flows.ts'
import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { storageQuota } from '../visits/storage-quota.ts'
import { plainInCurrentVersion } from './current-version.ts'
import { instancesOf, loadInstance, saveInstance } from './instances.ts'
import { knownBefore } from './known-before.ts'

/** The latest that the account has of it. */
export const loadOwnInstance =
  (services: Services): Handler<'load_instance'> =>
  async ({ account, body: { questionnaire } }) => {
    const flow = flows[questionnaire]
    const [latest] = await instancesOf(services, account.id, flow)
    const kept = latest && (await loadInstance(services, { accountId: account.id, flow, id: latest.id }))
    if (!kept) {
      // Nobody is asked again for what the first questionnaire knows.
      const known = flow === flows['medicines-and-conditions'] ? await knownBefore(services, account.id) : null
      return { instance: null, ansData: known && JSON.stringify(known), revision: 0 }
    }
    const ansData = plainInCurrentVersion(questionnaire, kept.version, kept.plain)
    return { instance: latest.id, ansData, revision: kept.revision }
  }

export function saveOwnInstance(services: Services): Handler<'save_instance'> {
  const takeRoom = storageQuota(services)
  return async ({ account, network, body: { questionnaire, instance, ansData, version, revision, tab } }) => {
    await takeRoom(network, Buffer.byteLength(ansData))
    const of = { accountId: account.id, flow: flows[questionnaire], id: instance }
    const saved = await saveInstance(services, of, { ansData, version, base: revision ?? null, tab: tab ?? null })
    if (saved === 'newer stored') {
      throw new Refusal(409, 'These answers were changed in another tab. Nothing was saved from this one.')
    }
    return saved
  }
}

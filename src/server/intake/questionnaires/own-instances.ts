import type { Answers } from '#domain/intake/engine/step.ts'
import { flows } from '#domain/intake/flows.ts'
import { weightService } from '#domain/services/weight-management.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { plainInCurrentVersion } from './current-version.ts'
import { instancesOf, loadInstance } from './instances.ts'

/** What is already known of an account, as answers of the medical history form. Null: nothing. */
type KnownBefore = (services: Services, accountId: string) => Promise<Answers | null>

/** The account's latest instance. */
export const loadOwnInstance =
  (knownBefore: KnownBefore) =>
  (services: Services): Handler<'load_instance'> =>
  async ({ account, body: { questionnaire } }) => {
    const flow = flows[questionnaire]
    const [latest] = await instancesOf(services, account.id, flow)
    const stored = latest && (await loadInstance(services, { accountId: account.id, flow, id: latest.id }))
    if (!stored) {
      // Patients are not asked again for what the first questionnaire knows.
      const known = flow === flows[weightService.medicalHistory] ? await knownBefore(services, account.id) : null
      return { instance: null, ansData: known && JSON.stringify(known), revision: 0 }
    }
    const ansData = plainInCurrentVersion(questionnaire, stored.version, stored.plain)
    return { instance: latest.id, ansData, revision: stored.revision }
  }

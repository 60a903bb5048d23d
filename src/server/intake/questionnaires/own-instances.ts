import type { Answers } from '#domain/intake/engine/step.ts'
import { flows } from '#domain/intake/flows.ts'
import { weightService } from '#domain/services/weight-management.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { plainInCurrentVersion } from './current-version.ts'
import { instancesOf, loadInstance } from './instances.ts'

/**
 * What a medical history form begins with, as answers that are known already: nothing, if `known` is null. Null: the one that was last
 * answered then goes on.
 */
type BeginForm = (
  services: Services,
  accountId: string,
  answeredAt: Date | null,
) => Promise<{ readonly known: Answers | null } | null>

/** The account's latest instance, or the beginning of another. */
export const loadOwnInstance =
  (beginForm: BeginForm) =>
  (services: Services): Handler<'load_instance'> =>
  async ({ account, body: { questionnaire } }) => {
    const flow = flows[questionnaire]
    const [latest] = await instancesOf(services, account.id, flow)
    const stored = latest && (await loadInstance(services, { accountId: account.id, flow, id: latest.id }))
    const isForm = flow === flows[weightService.medicalHistory]
    const begun = isForm ? await beginForm(services, account.id, latest?.updatedAt ?? null) : null
    if (!stored || begun)
      return { instance: null, ansData: begun?.known ? JSON.stringify(begun.known) : null, revision: 0 }
    const ansData = plainInCurrentVersion(questionnaire, stored.version, stored.plain)
    return { instance: latest.id, ansData, revision: stored.revision }
  }

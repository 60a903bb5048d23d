import { consentsRefusals } from '#content/evidence/account-tasks.ts'
import { weightService } from '#domain/services/weight-management.ts'
import type { Handler } from '../../identity/handler.ts'
import {
  hasStartConsent,
  insertStartConsent,
  startConsentVersionOf,
} from '../../intake/questionnaires/start-consent.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { waitingOrder } from './waiting-order.ts'
import { patientOf } from './whose-evidence.ts'

/** For an order placed without the consents before the questionnaire: its review waits for them. */
export const giveConsents =
  (services: Services): Handler<'give_consents'> =>
  async (request) => {
    const accountId = await patientOf(services, request)
    if (request.body.version !== startConsentVersionOf(weightService.questionnaire))
      throw new ApiError(409, consentsRefusals.changed)
    await services.database.transaction(async (tx) => {
      const order = await waitingOrder(tx, accountId)
      if (!order) throw new ApiError(409, consentsRefusals.notNeeded)
      if (await hasStartConsent(tx, order, weightService.questionnaire)) return
      await insertStartConsent(tx, order, weightService.questionnaire)
      await evidenceChanged(services, tx, accountId)
    })
    return {}
  }

import { gpConsent, gpWords } from '#content/evidence/account-tasks.ts'
import type { GpConsent } from '#domain/cases/evidence.ts'
import type { Handler } from '../../identity/handler.ts'
import { recordConsents } from '../../intake/consents/record-consents.ts'
import { badRequest } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { insertCheck } from '../cases/evidence-rows.ts'
import { callOffPost } from '../letters/sendings.ts'
import { evidenceChanged } from './evidence-changed.ts'
import { reportedByPatient } from './evidence-in-progress.ts'
import { waitingOrder } from './waiting-order.ts'
import { patientOf } from './whose-evidence.ts'

/** The answer as the rules read it, and as a consent in words, with the waiting order if there is one. */
export const answerGp =
  (services: Services): Handler<'answer_gp'> =>
  async (request) => {
    const { database, vault, now } = services
    const accountId = await patientOf(services, request)
    const { isToBeTold, hasGp } = request.body
    const [practice, reason] = [request.body.practice.trim(), request.body.reason.trim()]
    if (isToBeTold && practice === '') throw badRequest([{ field: 'practice', message: gpWords.problems.practice }])
    if (!isToBeTold && reason === '') throw badRequest([{ field: 'reason', message: gpWords.problems.reason }])
    const { odsCode } = request.body
    const finding: GpConsent = isToBeTold
      ? { tells: true, practice, ...(odsCode === null ? {} : { odsCode }) }
      : { tells: false, hasGp, reason }
    await database.transaction(async (tx) => {
      const check = { accountId, gate: 'gp', finding, isPassed: true, how: reportedByPatient, staffId: null } as const
      await insertCheck(tx, vault, { ...check, now: now() })
      const order = await waitingOrder(tx, accountId)
      const said = { kind: 'gp', ...gpConsent, isGiven: isToBeTold, how: 'evidence' }
      await recordConsents(tx, { accountId, orderId: order?.id ?? null }, [said])
      if (!isToBeTold) await callOffPost(tx, accountId, now())
      await evidenceChanged(services, tx, accountId)
    })
    return {}
  }

import { doseLogRefused } from '#content/treatment/dose-log.ts'
import { medicineOf } from '#domain/medicines/medicines.ts'
import { supplyPeriodInUse } from '#domain/treatment/cover.ts'
import { doseDoubt, doseProblem, mostLogged, takenDays } from '#domain/treatment/dose-log.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { isPatientMark } from '../tracking/patient-mark.ts'
import { doseRow, forgetDose, loggedDosesOf, saveDose } from '../treatment/dose-log/dose-rows.ts'
import { newestPlanOf } from '../treatment/plan-rows.ts'

const notTheirs = () => new ApiError(409, doseLogRefused.whose)

/**
 * Logs a dose, or changes one. What was logged later stands, in whatever order it arrives; the same again is the same,
 * and what was removed stays removed. A dose that is close to another is kept only once the patient has confirmed it.
 */
export const logDose =
  ({ database, vault, now }: Services): Handler<'log_dose'> =>
  async ({ account: { id: accountId }, body }) => {
    const { id, at, whose, on, is, confirmed = false } = body
    if (!isPatientMark(vault, accountId, whose)) throw notTheirs()
    // An entry dated in the future would outrank everything logged after it.
    const loggedAt = Math.min(Date.parse(at), now())
    return database.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const before = await doseRow(tx, id)
      if (before && before.accountId !== accountId) throw notTheirs()
      if (before?.removedAt || (before && before.loggedAt.getTime() > loggedAt)) return { kept: false }
      const plan = await newestPlanOf(tx, accountId)
      const covers = await supplyPeriodsOf(tx, accountId)
      const [first] = covers
      if (!plan || !first) throw new ApiError(422, doseLogRefused['before treatment'], { problem: 'before treatment' })
      const others = (await loggedDosesOf(tx, vault, accountId)).filter((one) => one.id !== id)
      const time = is === 'missed' ? null : (body.time ?? null)
      const sameDay = others.filter((one) => one.on === on).length
      const problem = doseProblem({ on, time }, { now: now(), firstOn: first.dispatchedOn, sameDay })
      if (problem) throw new ApiError(422, doseLogRefused[problem], { problem })
      if (others.length >= mostLogged) throw new ApiError(422, doseLogRefused['too many'], { problem: 'too many' })
      const { medicine, mg } = supplyPeriodInUse(covers, on)
      const wasSent = covers.some((cover) => cover.medicine === medicine && cover.mg === body.mg)
      if (body.mg !== undefined && !wasSent) throw new ApiError(422, doseLogRefused.dose, { problem: 'dose' })
      const doubt = is === 'taken' && !confirmed ? doseDoubt(medicine, takenDays(others), on, plan.injectionDay) : null
      if (doubt) throw new ApiError(422, doseLogRefused.asked, { problem: 'asked', doubt })
      const isPen = medicineOf(medicine).form === 'pre-filled pen'
      await saveDose(tx, vault, {
        id,
        accountId,
        on,
        is,
        at: loggedAt,
        time,
        medicine,
        mg: body.mg ?? mg,
        site: is === 'taken' && isPen ? (body.site ?? null) : null,
        isConfirmed: confirmed,
      })
      return { kept: true }
    })
  }

export const removeDose =
  ({ database, vault, now }: Services): Handler<'remove_dose'> =>
  async ({ account: { id: accountId }, body: { id, whose } }) => {
    if (!isPatientMark(vault, accountId, whose)) throw notTheirs()
    await database.run((orm) => forgetDose(orm, { id, accountId }, now()))
    return {}
  }

import { loggedRefused } from '#content/treatment/tracking.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type LoggedMeasure, logProblem } from '#domain/treatment/tracking/measures.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { forgetLogged, saveImported, saveLogged } from './tracked-rows.ts'
import { isWhoseMark } from './whose-mark.ts'

/** The rule of the browser once more: a client may skip it. */
function requirePossible(logged: readonly LoggedMeasure[], today: string): void {
  for (const one of logged) {
    const problem = logProblem(one, today)
    if (problem) throw new ApiError(422, loggedRefused[problem])
  }
}

const todayOf = (now: number) => londonTimeAt(now).date

export const logMeasures =
  ({ database, vault, now }: Services): Handler<'log_measures'> =>
  async ({ account: { id: accountId }, body: { at, whose, logged } }) => {
    if (!isWhoseMark(vault, accountId, whose)) throw new ApiError(409, 'This was logged by another person.')
    requirePossible(logged, todayOf(now()))
    // A measurement dated in the future would override everything logged after it.
    const loggedAt = Math.min(Date.parse(at), now())
    return { kept: await database.run((orm) => saveLogged(orm, vault, { accountId, logged, at: loggedAt })) }
  }

export const importMeasures =
  ({ database, vault, now }: Services): Handler<'import_measures'> =>
  async ({ account: { id: accountId }, body: { logged } }) => {
    requirePossible(logged, todayOf(now()))
    return { kept: await database.run((orm) => saveImported(orm, vault, { accountId, logged, at: now() })) }
  }

export const removeMeasure =
  ({ database }: Services): Handler<'remove_measure'> =>
  async ({ account: { id: accountId }, body }) => {
    await database.run((orm) => forgetLogged(orm, accountId, body))
    return {}
  }

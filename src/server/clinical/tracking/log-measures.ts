import { loggedRefused } from '#content/treatment/tracking.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import { type DoubtfulWeight, doubtfulWeights, withoutDays } from '#domain/scale/readings.ts'
import {
  compositionMeasures,
  type LoggedMeasure,
  logProblem,
  type TakenMeasure,
} from '#domain/treatment/tracking/measures.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { isPatientMark } from './patient-mark.ts'
import { mayMeasureComposition, settingsOf } from './settings.ts'
import { forgetLogged, loggedBy, saveLogged, saveReadings } from './tracked-rows.ts'

/** The rule of the browser once more: a client may skip it. */
function requirePossible(logged: readonly LoggedMeasure[], today: string): void {
  for (const one of logged) {
    const problem = logProblem(one, today)
    if (problem) throw new ApiError(422, loggedRefused[problem])
  }
}

const todayOf = (now: number) => londonTimeAt(now).date

/** On the day in London of the moment at which it was taken, whatever day is named beside it. */
function onItsDay(one: LoggedMeasure, takenAt: string): TakenMeasure {
  const taken = Date.parse(takenAt)
  return { ...one, on: todayOf(taken), takenAt: taken }
}

/** The question "Is this you?", with what makes it asked. */
const asked = ({ taken, doubt }: DoubtfulWeight) => ({
  on: taken.on,
  kg: taken.value,
  lastKg: doubt.is === 'far' ? doubt.lastKg : null,
  isOtherUnit: doubt.is === 'slip',
})

/** Those of readings that may be another person's. With the weights the patient has, so that no client can skip it. */
async function doubtfulAmong({ vault }: Services, tx: Orm, accountId: string, taken: readonly TakenMeasure[]) {
  const known = await loggedBy(tx, vault, { accountId, measures: ['weight'] })
  return doubtfulWeights(
    taken,
    known.map(({ on, value }) => ({ on, kg: value })),
  )
}

export const logMeasures =
  (services: Services): Handler<'log_measures'> =>
  async ({ account: { id: accountId }, body: { at, whose, logged, reading } }) => {
    const { database, vault, now } = services
    if (!isPatientMark(vault, accountId, whose)) throw new ApiError(409, 'This was logged by another person.')
    requirePossible(logged, todayOf(now()))
    // A measurement dated in the future would override everything logged after it.
    const loggedAt = Math.min(Date.parse(at), now())
    if (!reading)
      return {
        kept: await database.run((orm) => saveLogged(orm, vault, { accountId, logged, at: loggedAt })),
        asks: null,
      }
    const takenAt = Math.min(Date.parse(reading.takenAt), now())
    return database.transaction((tx) => logReading(tx, takenAt))

    async function logReading(tx: Orm, taken: Instant) {
      const may = mayMeasureComposition(await settingsOf(tx, vault, accountId), todayOf(now()))
      const isAllowed = ({ measure }: LoggedMeasure) =>
        may || !compositionMeasures.some((composition) => composition === measure)
      // On its day in London, whatever the browser says.
      const on = todayOf(taken)
      const readings = logged.filter(isAllowed).map((one) => ({ ...one, on, takenAt: taken }))
      requirePossible(readings, todayOf(now()))
      const [doubt] = reading?.isMine ? [] : await doubtfulAmong(services, tx, accountId, readings)
      if (doubt) return { kept: 0, asks: asked(doubt) }
      const kept = await saveReadings(tx, vault, { accountId, taken: readings, at: loggedAt }, 'bluetooth')
      return { kept, asks: null }
    }
  }

export const importMeasures =
  (services: Services): Handler<'import_measures'> =>
  async ({ account: { id: accountId }, body: { logged, source = 'scale', isMine = false } }) => {
    const { database, vault, now } = services
    const taken = logged.map(({ takenAt, ...one }) =>
      takenAt === undefined ? { ...one, takenAt: null } : onItsDay(one, takenAt),
    )
    requirePossible(taken, todayOf(now()))
    return database.transaction(async (tx) => {
      const doubtful = isMine ? [] : await doubtfulAmong(services, tx, accountId, taken)
      const kept = await saveReadings(tx, vault, { accountId, taken: withoutDays(taken, doubtful), at: now() }, source)
      return { kept, asks: doubtful.map(asked) }
    })
  }

export const removeMeasure =
  ({ database }: Services): Handler<'remove_measure'> =>
  async ({ account: { id: accountId }, body }) => {
    await database.run((orm) => forgetLogged(orm, accountId, body))
    return {}
  }

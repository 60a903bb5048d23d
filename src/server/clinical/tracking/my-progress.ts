import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { statedCm } from '#domain/clinical/course.ts'
import { compositionOf } from '#domain/scale/composition.ts'
import { weightService } from '#domain/services/weight-management.ts'
import {
  type BodyMeasure,
  bodyMeasures,
  habits,
  type MeasureSource,
  readingSources,
} from '#domain/treatment/tracking/measures.ts'
import type { Handler } from '../../identity/handler.ts'
import { plainInCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { orderAnswersOwner } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { dosesSentTo } from '../supply/doses-sent.ts'
import { patientMark } from './patient-mark.ts'
import { settingsOf } from './settings.ts'
import { loggedBy } from './tracked-rows.ts'

/** Drinks and activity: as far back as the page shows them. */
const recentDays = 28

export const myProgress =
  (services: Services): Handler<'my_progress'> =>
  ({ account: { id: accountId } }) =>
    services.database.run(async (orm) => {
      const { vault, now } = services
      const today = londonTimeAt(now()).date
      const body = await loggedBy(orm, vault, { accountId, measures: bodyMeasures })
      const of = (wanted: BodyMeasure) =>
        body.flatMap(({ measure, on, value }): [string, number][] => (measure === wanted ? [[on, value]] : []))
      const weighedBy = (sources: readonly MeasureSource[]) =>
        body.flatMap(({ measure, on, source }) => (measure === 'weight' && sources.includes(source) ? [on] : []))
      const { unit, goalKg, sharedSince, isHidden, composition } = await settingsOf(orm, vault, accountId)
      const from = addDays(today, 1 - recentDays)
      const recent = await loggedBy(orm, vault, { accountId, measures: ['water', ...habits], from })
      return {
        today,
        whose: patientMark(vault, accountId),
        unit,
        goalKg,
        heightCm: await knownHeight(services, orm, accountId),
        sharedSince: sharedSince?.toISOString() ?? null,
        weight: of('weight'),
        waist: of('waist'),
        bodyFat: of('body_fat'),
        bodyWater: of('body_water'),
        muscle: of('muscle'),
        leanMass: of('lean_mass'),
        bmi: of('bmi'),
        isHidden,
        composition: compositionOf(composition, today),
        fromCheckIns: weighedBy(['check-in']),
        fromScale: weighedBy(readingSources),
        recent: recent.map(({ measure, on, value }) => ({ measure, on, value })),
        doses: (await dosesSentTo(orm, accountId)).map(({ on, medicine, dose }) => ({ on, medicine, dose })),
      }
    })

/** The height a patient gave with their last order, for their BMI. Null: none that can be read. */
async function knownHeight({ vault }: Pick<Services, 'vault'>, orm: Orm, accountId: string) {
  const [last] = await orm
    .select()
    .from(orders)
    .where(
      and(eq(orders.accountId, accountId), eq(orders.kind, weightService.firstOrder), isNotNull(orders.authorisedAt)),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (!last) return null
  try {
    const plain = vault.open(last.answers, orderAnswersOwner(last.id))
    return statedCm(JSON.parse(plainInCurrentVersion(weightService.questionnaire, last.questionnaireVersion, plain)))
  } catch {
    return null
  }
}

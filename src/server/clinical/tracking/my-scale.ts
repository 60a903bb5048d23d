import { and, desc, eq, inArray } from 'drizzle-orm'
import { isScaleDue } from '#domain/supply/programme-scale.ts'
import { type ReadingSource, readingSources } from '#domain/treatment/tracking/measures.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { dosesSentTo } from '../supply/doses-sent.ts'
import { scalesOf } from '../supply/scale-rows.ts'
import { parcels } from '../supply/tables.ts'
import { trackedMeasures } from './tables.ts'

export const myScale =
  ({ database }: Services): Handler<'my_scale'> =>
  ({ account: { id: accountId } }) =>
    database.run(async (orm) => {
      const sent = await scalesOf(orm, accountId)
      const held = sent.find(({ endedAs }) => endedAs === null)
      const [parcel] = held?.parcelId
        ? await orm.select({ deliveredAt: parcels.deliveredAt }).from(parcels).where(eq(parcels.id, held.parcelId))
        : []
      const { accountId: whose, source, on } = trackedMeasures
      const [last] = await orm
        .select({ on, source })
        .from(trackedMeasures)
        .where(and(eq(whose, accountId), inArray(source, [...readingSources])))
        .orderBy(desc(on))
        .limit(1)
      return {
        scale: held
          ? {
              serial: held.serial,
              sentAt: held.sentAt.toISOString(),
              isDelivered: (parcel?.deliveredAt ?? null) !== null,
            }
          : null,
        isDue: isScaleDue(sent) && (await dosesSentTo(orm, accountId)).length > 0,
        lastReading: last ? { on: last.on, source: last.source as ReadingSource } : null,
      }
    })

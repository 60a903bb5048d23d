import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { nextCallAt } from '#domain/identity/staff/on-call.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Orm } from '../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { incidentAlarmCalls, incidentAlarms } from '../incidents/tables.ts'
import { callPerson, personToCall } from './call-person.ts'

/** The next step of each alarm about severe harm that is due, each in a transaction of its own. */
export async function callAboutIncidents(services: Services): Promise<void> {
  const { database, now } = services
  const due = (orm: Orm, which: SQL) =>
    orm
      .select()
      .from(incidentAlarms)
      .where(
        and(
          which,
          isNull(incidentAlarms.acknowledgedAt),
          isNotNull(incidentAlarms.nextCallAt),
          lte(incidentAlarms.nextCallAt, new Date(now())),
        ),
      )
      .orderBy(asc(incidentAlarms.incidentId))
      .limit(rowsAtOnce)
  const { handled } = await forAllRows(services, {
    task: 'alarms are raised: incidents',
    wait: 'urgent',
    next: async (after) => {
      const found = await database.run((orm) => due(orm, gt(incidentAlarms.incidentId, after)))
      return found.map(({ incidentId }) => incidentId)
    },
    work: (incidentId) =>
      database.transaction(async (tx) => {
        const [found] = await due(tx, eq(incidentAlarms.incidentId, incidentId)).for('no key update', {
          skipLocked: true,
        })
        if (found) await callNext(services, tx, incidentId)
      }),
  })
  if (handled > 0) sendSoon(services)
}

async function callNext(services: Services, tx: Orm, incidentId: string): Promise<void> {
  const now = services.now()
  const calls = await tx.select().from(incidentAlarmCalls).where(eq(incidentAlarmCalls.incidentId, incidentId))
  const person = await personToCall(
    services,
    tx,
    calls.flatMap(({ staffId }) => staffId ?? []),
  )
  const staffId = person?.id ?? null
  await tx.insert(incidentAlarmCalls).values({ incidentId, step: calls.length, staffId, at: new Date(now) })
  await tx
    .update(incidentAlarms)
    .set({ nextCallAt: staffId === null ? null : new Date(nextCallAt(now)) })
    .where(eq(incidentAlarms.incidentId, incidentId))
  if (person) await callPerson(services, tx, person)
  await publishDeskEvent(tx, 'watch', incidentId)
}

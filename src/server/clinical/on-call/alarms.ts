import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, type SQL } from 'drizzle-orm'
import { isOver } from '#domain/cases/states.ts'
import { nextCallAt } from '#domain/identity/staff/on-call.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Orm } from '../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { eachPart } from '../../platform/jobs/parts.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from '../cases/case-by-id.ts'
import { cases } from '../cases/tables.ts'
import { callAboutIncidents } from './call-about-incidents.ts'
import { callPerson, personToCall } from './call-person.ts'
import { alarmCalls, alarms } from './tables.ts'

/** One alarm for each safeguarding case, whatever raised it. */
async function raise(services: Services): Promise<void> {
  const { database, now } = services
  const withoutAlarm = (orm: Orm, which: SQL) => {
    const known = orm.select({ id: alarms.caseId }).from(alarms).where(eq(alarms.caseId, cases.id))
    return orm
      .select({ id: cases.id })
      .from(cases)
      .where(and(which, eq(cases.kind, 'safeguarding'), inArray(cases.state, ['ready']), notExists(known)))
      .orderBy(asc(cases.id))
      .limit(rowsAtOnce)
  }
  await forAllRows(services, {
    task: 'alarms are raised: new alarms',
    wait: 'urgent',
    next: async (after) => {
      const found = await database.run((orm) => withoutAlarm(orm, gt(cases.id, after)))
      return found.map(({ id }) => id)
    },
    work: (id) =>
      database.transaction(async (tx) => {
        if ((await withoutAlarm(tx, eq(cases.id, id))).length === 0) return
        const at = new Date(now())
        const [made] = await tx
          .insert(alarms)
          .values({ caseId: id, raisedAt: at, nextCallAt: at })
          .onConflictDoNothing()
          .returning({ id: alarms.caseId })
        if (made) await publishDeskEvent(tx, 'watch', id)
      }),
  })
}

/** The next step of each due alarm, each in a transaction of its own: if the process dies in it, nobody was called. */
async function callDue(services: Services): Promise<void> {
  const { database, now } = services
  const due = (orm: Orm, which: SQL) =>
    orm
      .select()
      .from(alarms)
      .where(
        and(
          which,
          isNull(alarms.acknowledgedAt),
          isNotNull(alarms.nextCallAt),
          lte(alarms.nextCallAt, new Date(now())),
        ),
      )
      .orderBy(asc(alarms.caseId))
      .limit(rowsAtOnce)
  const { handled } = await forAllRows(services, {
    task: 'alarms are raised: calls',
    wait: 'urgent',
    next: async (after) => {
      const found = await database.run((orm) => due(orm, gt(alarms.caseId, after)))
      return found.map(({ caseId }) => caseId)
    },
    work: (caseId) =>
      database.transaction(async (tx) => {
        const [found] = await due(tx, eq(alarms.caseId, caseId)).for('no key update', { skipLocked: true })
        if (found) await step(services, tx, found)
      }),
  })
  if (handled > 0) sendSoon(services)
}

async function step(services: Services, tx: Orm, due: typeof alarms.$inferSelect): Promise<void> {
  const { caseId } = due
  const now = services.now()
  const found = await caseById(tx, caseId)
  // A colleague has dealt with it without acknowledging.
  if (!found || isOver(found.kind, found.state)) {
    await tx
      .update(alarms)
      .set({ nextCallAt: null, acknowledgedAt: new Date(now) })
      .where(eq(alarms.caseId, caseId))
    return
  }
  const calls = await tx.select().from(alarmCalls).where(eq(alarmCalls.caseId, caseId))
  // Raised again, it calls everyone again.
  const called = calls.flatMap(({ staffId, at }) => (staffId && at >= due.raisedAt ? [staffId] : []))
  const person = await personToCall(services, tx, called)
  const staffId = person?.id ?? null
  await tx.insert(alarmCalls).values({ caseId, step: calls.length, staffId, at: new Date(now) })
  await tx
    .update(alarms)
    .set({ nextCallAt: staffId === null ? null : new Date(nextCallAt(now)) })
    .where(eq(alarms.caseId, caseId))
  if (person) await callPerson(services, tx, person)
  await publishDeskEvent(tx, 'watch', caseId)
}

/** Timed work on alarms. One process at a time holds the lease; row locks protect the data if two ever overlap. */
export async function alarmsJob(services: Services): Promise<void> {
  await eachPart(services, [
    { name: 'new alarms', run: () => raise(services) },
    { name: 'calls', run: () => callDue(services) },
    { name: 'incidents', run: () => callAboutIncidents(services) },
  ])
}

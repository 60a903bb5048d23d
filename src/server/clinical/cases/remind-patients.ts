import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { stillWaiting } from '#content/notifications/desk-notices.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { remindAfterHours } from '#domain/cases/clocks.ts'
import { dueReminders, remindedStates } from '#domain/cases/reminders.ts'
import { appointments } from '../../appointments/tables.ts'
import { isNotRestricted, isUseStopped } from '../../identity/restrictions/restricted.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { caseInputs } from './case-inputs.ts'
import { remindOnce } from './case-reminders.ts'
import { type Case, lockCase } from './case-rows.ts'
import { judgeIfReadable } from './judgement.ts'
import { sendNotice } from './notify-patient.ts'
import { cases } from './tables.ts'
import { bookedWeighInOf } from './weigh-ins-of.ts'

/** Reminds patients we wait for, twice and each time once, whichever process runs it. */
export async function remindPatients(services: Services): Promise<void> {
  const { database, now } = services
  const { handled } = await forAllRows(services, {
    task: 'cases are tended: reminders',
    next: async (after) => {
      const waiting = await database.run((orm) =>
        orm
          .select({ id: cases.id })
          .from(cases)
          .where(
            and(
              gt(cases.id, after),
              inArray(cases.state, [...remindedStates]),
              isNotRestricted(
                sql`coalesce(${cases.accountId}, (select o.account_id from orders o where o.id = ${cases.orderId}))`,
                now(),
              ),
              lte(cases.stateSince, new Date(now() - remindAfterHours[0] * hourMs)),
              sql`(select count(*) from case_reminders r where r.case_id = ${cases.id} and r.state_since = ${cases.stateSince})
                < case when ${cases.stateSince} <= ${new Date(now() - remindAfterHours[1] * hourMs).toISOString()} then 2 else 1 end`,
            ),
          )
          .orderBy(asc(cases.id))
          .limit(rowsAtOnce),
      )
      return waiting.map(({ id }) => id)
    },
    work: (id) => chase(services, id),
  })
  if (handled > 0) sendSoon(services)
}

async function chase(services: Services, caseId: string): Promise<void> {
  const { database, now } = services
  await database.transaction(async (tx) => {
    const found = await lockCase(tx, caseId)
    if (!found?.orderId || !remindedStates.includes(found.state)) return
    let isNews = false
    for (const what of dueReminders(found.stateSince.getTime(), now()))
      isNews = (await remindOnce(tx, found, what, now())) || isNews
    if (!isNews) return
    const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId))
    // A patient with a booked weigh-in is reminded of that instead.
    if (!order || (await isUseStopped(tx, 'outreach', order, now()))) return
    if (await waitsForAppointment(services, tx, found, order)) return
    await sendNotice(services, tx, order, stillWaiting)
  })
}

/** Whether a review waits only for a weigh-in that is already booked: there is nothing to ask for. */
async function waitsForAppointment(
  services: Pick<Services, 'vault' | 'now' | 'log'>,
  tx: Orm,
  found: Case,
  { accountId }: Order,
): Promise<boolean> {
  if (accountId === null || found.state !== 'waiting_for_evidence') return false
  const [booked] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(bookedWeighInOf(accountId), gt(appointments.startsAt, new Date(services.now()))))
  const inputs = booked ? await caseInputs(services, tx, found) : null
  const missing = inputs ? judgeIfReadable(services, inputs)?.missing : undefined
  return !!missing?.filter(({ holds }) => holds === 'review').every(({ gate }) => gate === weighIn.proves)
}

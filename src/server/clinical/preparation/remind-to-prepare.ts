import { eq, type SQL, sql } from 'drizzle-orm'
import { preparationReminder } from '#content/notifications/preparation.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { lifeHistory } from '#domain/intake/life-history/flow.ts'
import { formState } from '#domain/preparation/form-state.ts'
import {
  dueAt,
  type PreparationReminder,
  preparation,
  preparationReminderDays,
  preparationReminders,
  preparedService,
} from '#domain/preparation/times.ts'
import { appointmentsKnown, messageOwnerOf, referenceOf } from '../../appointments/appointment-owner.ts'
import { claimReminder, isWrittenTo, remindEach } from '../../appointments/reminders.ts'
import { appointments } from '../../appointments/tables.ts'
import { recipientOf } from '../../orders/order-email.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Services } from '../../platform/services.ts'
import { formAnswers } from './preparation-rows.ts'

const untilDays: Readonly<Record<PreparationReminder, number>> = {
  'prepare-early': preparationReminderDays['prepare-last'],
  'prepare-last': preparation.dueDays,
}

/** Assessments due a reminder that was not sent yet, by the rule of `isPreparationReminderDue`. */
function isDue(kind: PreparationReminder, now: Date): SQL {
  const lead = `${preparationReminderDays[kind]} days`
  return sql`
    a.state = 'booked' and a.service = ${preparedService} and a.order_id is not null
    and a.starts_at <= ${now}::timestamptz + ${lead}::interval
    and a.starts_at > ${now}::timestamptz + ${`${untilDays[kind]} days`}::interval
    and a.booked_at < a.starts_at - ${lead}::interval
    and not exists (select 1 from appointment_reminders r where r.appointment_id = a.id and r.kind = ${kind})
    and ${isWrittenTo(now)}`
}

/** A form that is filled in needs none, and gets none as long as it stays so. Returns whether one was written. */
const remind = (services: Services, kind: PreparationReminder, id: string): Promise<boolean> =>
  services.database.transaction(async (tx) => {
    const now = new Date(services.now())
    const { rows } = await tx.execute(sql`
      select a.id from appointments a where a.id = ${id} and ${isDue(kind, now)} for no key update of a skip locked`)
    const [found] = rows.length === 0 ? [] : await appointmentsKnown(tx).where(eq(appointments.id, id))
    if (!found?.order?.accountId) return false
    const { appointment, order } = found
    if (formState(lifeHistory, await formAnswers(tx, services, found.order.accountId, appointment)) === 'done')
      return false
    if (!(await claimReminder(tx, id, kind, now))) return false
    const to = await recipientOf(services, tx, order)
    if (!to) return false
    const start = appointment.startsAt.getTime()
    await services.messages.write(tx, {
      kind: 'email',
      owner: messageOwnerOf(found),
      to: to.email,
      ...preparationReminder({
        name: to.name,
        reference: referenceOf(appointment, order),
        when: formatDateTime(start),
        due: formatDateTime(dueAt(start)),
        address: addressFor(services.config, pages.accountPreparation),
      }),
    })
    return true
  })

const tasks: Readonly<Record<PreparationReminder, string>> = {
  'prepare-early': 'people are asked to prepare: a week before',
  'prepare-last': 'people are asked to prepare: the day before it is due',
}

export async function remindToPrepare(services: Services): Promise<void> {
  if (services.config.reminders.email) await remindEach(services, { kinds: preparationReminders, tasks, isDue, remind })
}

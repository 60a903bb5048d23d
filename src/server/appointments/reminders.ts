import { eq, type SQL, sql } from 'drizzle-orm'
import { appointmentReminderText } from '#content/notifications/appointments.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { type ReminderKind, reminderHours, reminderKinds } from '#domain/appointments/reminders.ts'
import { internationalPhone, phoneProblem } from '#domain/identity/phone.ts'
import { type PreparationReminder, preparationReminders } from '#domain/preparation/times.ts'
import { phoneToText } from '../identity/accounts/contact-changes.ts'
import { isNotRestricted } from '../identity/restrictions/restricted.ts'
import type { Writing } from '../orders/order-email.ts'
import { addressFor } from '../platform/config/config.ts'
import type { Orm } from '../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../platform/jobs/for-each-row.ts'
import type { Services } from '../platform/services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { appointmentOwnerOf, appointmentsKnown, detailsOf, messageOwnerOf } from './appointment-owner.ts'
import { appointmentReminders, appointments } from './tables.ts'

/** The patient of an appointment `a` has not had the use of their data restricted. */
export const isWrittenTo = (now: Date): SQL =>
  isNotRestricted(sql`coalesce(a.account_id, (select o.account_id from orders o where o.id = a.order_id))`, now)

/** Appointments due a reminder that was not sent yet, by the rule of `isReminderDue`. */
function isDue(kind: ReminderKind, now: Date): SQL {
  const lead = `${reminderHours[kind]} hours`
  const until = kind === 'day' ? `${reminderHours.hour} hours` : '0 hours'
  return sql`
    a.state = 'booked' and a.starts_at <= ${now}::timestamptz + ${lead}::interval
    and a.starts_at > ${now}::timestamptz + ${until}::interval
    and a.booked_at < a.starts_at - ${lead}::interval
    and not exists (select 1 from appointment_reminders r where r.appointment_id = a.id and r.kind = ${kind})
    and ${isWrittenTo(now)}`
}

/** Records that a reminder is sent, in the transaction that writes it. False: it was sent before. */
export async function claimReminder(
  tx: Orm,
  appointmentId: string,
  kind: ReminderKind | PreparationReminder,
  at: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(appointmentReminders)
    .values({ appointmentId, kind, at })
    .onConflictDoNothing()
    .returning({ id: appointmentReminders.appointmentId })
  return claimed.length > 0
}

/**
 * Writes the reminder of one appointment, which stays locked so that it is not cancelled in between. Returns whether it
 * was due.
 */
async function remind(services: Services, kind: ReminderKind, id: string): Promise<boolean> {
  const { database, config } = services
  return database.transaction(async (tx) => {
    const now = new Date(services.now())
    const { rows } = await tx.execute(sql`
        select a.id from appointments a where a.id = ${id} and ${isDue(kind, now)} for no key update of a skip locked`)
    if (rows.length === 0) return false
    if (!(await claimReminder(tx, id, kind, now))) return false
    if (config.reminders.email) await writeAppointmentEmail(services, tx, id, { occasion: 'reminder' })
    if (config.reminders.text) await writeReminderText(services, tx, id)
    return true
  })
}

const tasks: Readonly<Record<ReminderKind, string>> = {
  day: 'appointments are kept: reminders a day before',
  hour: 'appointments are kept: reminders an hour before',
}

interface Reminding<Kind extends string> {
  readonly kinds: readonly Kind[]
  readonly tasks: Readonly<Record<Kind, string>>
  /** Of appointments `a`. */
  readonly isDue: (kind: Kind, now: Date) => SQL
  /** Whether it was still due, and is written. */
  readonly remind: (services: Services, kind: Kind, id: string) => Promise<boolean>
}

/** Writes every due reminder about an appointment, each once, whichever process does it. Returns how many. */
export async function remindEach<Kind extends string>(
  services: Services,
  { kinds, tasks, isDue, remind }: Reminding<Kind>,
): Promise<number> {
  const { database, now } = services
  let reminded = 0
  for (const kind of kinds)
    await forAllRows(services, {
      task: tasks[kind],
      next: async (after) => {
        const { rows } = await database.run((orm) =>
          orm.execute<{ id: string }>(sql`
            select a.id from appointments a where a.id > ${after} and ${isDue(kind, new Date(now()))}
            order by a.id limit ${rowsAtOnce}`),
        )
        return rows.map(({ id }) => id)
      },
      async work(id) {
        if (await remind(services, kind, id)) reminded += 1
      },
    })
  if (reminded > 0) void services.messages.sendWaiting()
  return reminded
}

export async function remindOfAppointments(services: Services): Promise<number> {
  const { email, text } = services.config.reminders
  return email || text ? remindEach(services, { kinds: reminderKinds, tasks, isDue, remind }) : 0
}

/** Counts demo patients as reminded: nothing is sent to made-up people. */
export const markReminded = async (tx: Orm, appointmentId: string, at: Date): Promise<void> =>
  void (await tx
    .insert(appointmentReminders)
    .values([...reminderKinds, ...preparationReminders].map((kind) => ({ appointmentId, kind, at }))))

/** Texts go to UK mobiles. A patient with another number gets the email. */
async function writeReminderText(services: Writing, tx: Orm, appointmentId: string): Promise<void> {
  const [found] = await appointmentsKnown(tx).where(eq(appointments.id, appointmentId))
  const phone =
    found &&
    (await phoneToText(services.vault, tx, appointmentOwnerOf(found).accountId, detailsOf(services, found).mobile))
  if (!phone || phoneProblem(phone) !== null) return
  const text = appointmentReminderText({
    when: formatDateTime(found.appointment.startsAt.getTime()),
    accountAddress: addressFor(services.config, pages.account),
  })
  await services.messages.write(tx, { kind: 'sms', owner: messageOwnerOf(found), to: internationalPhone(phone), text })
}

import { sql } from 'drizzle-orm'
import { type ReminderKind, reminderHours, reminderKinds } from '#domain/appointments/reminders.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { writeReminderText } from './reminder-text.ts'
import { appointmentReminders } from './tables.ts'

const atOnce = 50

/**
 * Those who are to be reminded now and were not, in the words of `isReminderDue`. Locked until their messages are written:
 * nobody cancels in between, and another process takes others.
 */
async function dueFor(tx: Orm, kind: ReminderKind, now: Date): Promise<string[]> {
  const lead = `${reminderHours[kind]} hours`
  const until = kind === 'day' ? `${reminderHours.hour} hours` : '0 hours'
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from appointments a
    where a.state = 'booked' and a.starts_at <= ${now}::timestamptz + ${lead}::interval
      and a.starts_at > ${now}::timestamptz + ${until}::interval
      and a.booked_at < a.starts_at - ${lead}::interval
      and not exists (select 1 from appointment_reminders r where r.appointment_id = a.id and r.kind = ${kind})
    order by a.starts_at limit ${atOnce} for no key update of a skip locked`)
  return rows.map(({ id }) => id)
}

interface Some {
  readonly found: number
  /** Of those, whom no other process had reminded by the time they were to be had. */
  readonly reminded: number
}

/** Writes the reminders of up to fifty people. */
async function remindSome(services: Services, kind: ReminderKind): Promise<Some> {
  const { database, config } = services
  return database.run((orm) =>
    orm.transaction(async (tx) => {
      const now = new Date(services.now())
      const due = await dueFor(tx, kind, now)
      if (due.length === 0) return { found: 0, reminded: 0 }
      const claimed = await tx
        .insert(appointmentReminders)
        .values(due.map((appointmentId) => ({ appointmentId, kind, at: now })))
        .onConflictDoNothing()
        .returning({ id: appointmentReminders.appointmentId })
      for (const { id } of claimed) {
        if (config.reminders.email) await writeAppointmentEmail(services, tx, id, { occasion: 'reminder' })
        if (config.reminders.text) await writeReminderText(services, tx, id)
      }
      return { found: due.length, reminded: claimed.length }
    }),
  )
}

/** Reminds everybody who is due, each once, whatever process does it. Returns how many. */
export async function remindOfAppointments(services: Services): Promise<number> {
  const { reminders } = services.config
  if (!reminders.email && !reminders.text) return 0
  let reminded = 0
  for (const kind of reminderKinds) {
    let some: Some
    do {
      some = await remindSome(services, kind)
      reminded += some.reminded
    } while (some.found === atOnce)
  }
  if (reminded > 0) void services.messages.sendWaiting()
  return reminded
}

/** They count as reminded of it: nobody made up is written to. */
export const markReminded = async (tx: Orm, appointmentId: string, at: Date): Promise<void> =>
  void (await tx.insert(appointmentReminders).values(reminderKinds.map((kind) => ({ appointmentId, kind, at }))))

import { eq } from 'drizzle-orm'
import { appointmentReminderText } from '#content/notifications/appointments.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { internationalPhone, phoneProblem } from '#domain/identity/phone.ts'
import { phoneToText } from '../identity/accounts/contact-changes.ts'
import type { Writing } from '../orders/order-email.ts'
import { addressFor } from '../platform/config/config.ts'
import type { Orm } from '../platform/database/database.ts'
import { appointmentOwnerOf, appointmentsKnown, detailsOf, messageOwnerOf } from './appointment-owner.ts'
import { appointments } from './tables.ts'

/** Texts go to UK mobiles. A patient with another number gets the email. */
export async function writeReminderText(services: Writing, tx: Orm, appointmentId: string): Promise<void> {
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

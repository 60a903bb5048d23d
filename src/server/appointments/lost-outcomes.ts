import { and, eq } from 'drizzle-orm'
import { mayRecord } from '#domain/appointments/outcomes.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { ownsCalendar } from '#domain/identity/staff/grants.ts'
import type { RightsNow } from '../identity/staff/rights-now.ts'
import type { Orm } from '../platform/database/database.ts'
import { isOpen, undoOpen } from '../platform/execute-later/execute-later.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import { recordStaffEvent } from '../platform/security-events/staff-events.ts'
import type { Services } from '../platform/services.ts'
import type { Outcome } from './outcomes.ts'
import { appointmentOutcomes, appointments, clinicians } from './tables.ts'

type Given = Pick<Services, 'vault'>

/** Whether the member of staff who recorded an outcome may no longer do so. */
export async function isOutcomeLost(
  tx: Orm,
  { appointmentId, kind }: Pick<Outcome, 'appointmentId' | 'kind'>,
  rights: RightsNow,
): Promise<boolean> {
  const [found] = await tx
    .select({ service: appointments.service, staffId: clinicians.staffId })
    .from(appointments)
    .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
    .where(eq(appointments.id, appointmentId))
  if (!found) return true
  const isOwn = ownsCalendar(rights, found, [found.service])
  return !mayRecord(kind, { capabilities: rights.capabilities, isOwn })
}

/** Reverts the outcome of a member of staff who can no longer do it: the appointment is as it was. */
export async function undoLostOutcome({ vault }: Given, tx: Orm, outcome: Outcome, now: Instant): Promise<void> {
  const { id, appointmentId, staffId, kind } = outcome
  if (!(await undoOpen(tx, appointmentOutcomes, id, now))) return
  await recordStaffEvent(tx, vault, { event: 'decision', outcome: `taken back: ${kind}`, staffId, network: null })
  await publishDeskEvent(tx, 'appointment', appointmentId)
}

/** Outcomes a member of staff recorded that are not yet executed and that they may no longer record. */
export async function undoLostOutcomes(services: Given, tx: Orm, rights: RightsNow, now: Instant): Promise<void> {
  const open = await tx
    .select()
    .from(appointmentOutcomes)
    .where(and(eq(appointmentOutcomes.staffId, rights.id), isOpen(appointmentOutcomes)))
    .orderBy(appointmentOutcomes.appointmentId)
  for (const outcome of open)
    if (await isOutcomeLost(tx, outcome, rights)) await undoLostOutcome(services, tx, outcome, now)
}

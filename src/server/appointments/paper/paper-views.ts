import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PaperPrescriptionView } from '#contract/appointments/post.ts'
import { drugForms, paperDrugs } from '#domain/appointments/paper/paper-forms.ts'
import { paperLimits } from '#domain/appointments/paper/paper-validity.ts'
import { policyOf } from '#domain/appointments/policy.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { appointments } from '../tables.ts'
import { openPaper, type StoredPaper, statusOfPaper, trackingOwner } from './paper-rows.ts'
import { paperPrescriptions } from './tables.ts'

/** The paper prescriptions after each of these appointments, for their patient. */
export async function paperViews(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  appointmentIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, PaperPrescriptionView>> {
  if (appointmentIds.length === 0) return new Map()
  const { vault } = services
  const found = await orm
    .select({ paper: paperPrescriptions, booking: orders, policyVersion: appointments.policyVersion })
    .from(paperPrescriptions)
    .innerJoin(appointments, eq(appointments.id, paperPrescriptions.appointmentId))
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(and(inArray(paperPrescriptions.appointmentId, [...appointmentIds]), isNull(paperPrescriptions.withdrawnAt)))
  const names = await staffNames(
    services,
    orm,
    found.map(({ paper }) => paper.staffId),
  )
  const shown = new Map<string, PaperPrescriptionView>()
  for (const { paper, booking, policyVersion } of found) {
    const { stage, last } = await statusOfPaper(orm, paper, now)
    const { address = '', city = '', pincode = '' } = sentDetails(vault, last?.order ?? booking)
    const posting = last?.posting
    shown.set(paper.appointmentId, {
      appointmentId: paper.appointmentId,
      form: paper.form,
      serial: paper.serial,
      writtenOn: paper.writtenOn,
      startsOn: paper.startsOn,
      ...paperLimits(paper),
      medicine: medicineOf(openPaper(services, paper)),
      by: names.get(paper.staffId) ?? '',
      pricePence: last?.order.amountPence ?? policyOf(policyVersion).postedPrescriptionPence,
      stage,
      orderId: last?.order.id ?? null,
      reference: last?.order.reference ?? null,
      address: { address, city, pincode },
      posted: posting?.postedAt
        ? {
            at: posting.postedAt.toISOString(),
            carrier: posting.carrier ?? '',
            tracking: posting.tracking && vault.open(posting.tracking, trackingOwner(posting.orderId)),
          }
        : null,
    })
  }
  return shown
}

function medicineOf(stored: StoredPaper | null): PaperPrescriptionView['medicine'] {
  if (stored === null) return null
  const { name, unit } = drugForms[stored.drugForm]
  return {
    name: `${paperDrugs[stored.drug].name}, ${name.toLowerCase()}`,
    strength: stored.strength,
    dose: stored.dose,
    quantity: `${stored.quantity} ${unit}`,
  }
}

import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ShownPaper } from '#contract/post.ts'
import { policyOf } from '#domain/booking/policy.ts'
import type { Orm } from '../../database/database.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../services.ts'
import { staffNames } from '../../staff/staff-names.ts'
import { appointments } from '../tables.ts'
import { standingOfPaper, trackingOwner } from './paper-rows.ts'
import { paperPrescriptions } from './tables.ts'

/** What was written on paper after each of these appointments, for whoever it is for. */
export async function shownPapers(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, ShownPaper>> {
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
  const shown = new Map<string, ShownPaper>()
  for (const { paper, booking, policyVersion } of found) {
    const { stage, last } = await standingOfPaper(orm, paper)
    const { address = '', city = '', pincode = '' } = sentDetails(vault, last?.order ?? booking)
    const posting = last?.posting
    shown.set(paper.appointmentId, {
      appointmentId: paper.appointmentId,
      writtenOn: paper.writtenOn,
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

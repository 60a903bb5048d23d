import { desc, eq } from 'drizzle-orm'
import { pharmacyAddress } from '#content/appointments/clinic.ts'
import { unconfirmedWords } from '#content/supply/dispatch.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { policy } from '#domain/clinical/policy.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { excursionLimit } from '#domain/supply/excursion-rule.ts'
import { labelLines } from '#domain/supply/label.ts'
import { openChange } from '../../identity/accounts/contact-changes.ts'
import { addressOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Order } from '../../orders/orders.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { lockCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { recalledCases } from '../treatment/recalled-pens-of.ts'
import { boxFor } from './box-for.ts'
import { unconfirmed } from './confirmations.ts'
import { endParcel } from './end-parcel.ts'
import { whyFirstDoseUnknown } from './first-dose.ts'
import { whyLockedOrTooEarly } from './locked-or-too-early.ts'
import { addressChangeOf, latestParcel, orderOf, trackingOwner } from './parcels.ts'
import { packedPenProblem } from './pen-problems.ts'
import { noPrescription, prescriptionOf } from './prescription-of.ts'
import { openExcursionOf } from './quarantine.ts'
import { replaceParcel } from './replace-parcel.ts'
import { sendParcel } from './send-parcel.ts'
import { pens } from './tables.ts'

/** Staff who only send parcels see the contents while it is in hand or in transit, and no earlier supplies. */
const inHand: ReadonlySet<CaseState> = new Set<CaseState>(['checked', 'dispatched', 'quarantined', 'returned', 'lost'])

/** The pen that is shown is in the parcel. Otherwise another is being packed in place of it. */
const hasLeft: ReadonlySet<CaseState> = new Set<CaseState>([
  'dispatched',
  'delivered',
  'quarantined',
  'returned',
  'lost',
])

/** What goes into the box and its address. Nothing clinical but the label. */
export const deskParcel =
  (services: Services): Handler<'desk_parcel'> =>
  async ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const { vault, now } = services
      const found = await lockCase(tx, id)
      const read = found && (await prescriptionOf(tx, vault, id))
      if (!found) throw noSuchCase()
      if (!staff.capabilities.has('see-record') && !inHand.has(found.state)) throw noSuchCase()
      if (!read) throw noPrescription()
      const order = await orderOf(tx, found)
      const access = { staffId: staff.id, accountId: order.accountId, orderId: order.id, caseId: id } as const
      await recordAccess(tx, { ...access, what: 'contact details', why: 'dispatch' }, now())
      const { written } = read
      // The last one checked: an earlier one was set aside.
      const packed = await tx
        .select()
        .from(pens)
        .where(eq(pens.prescriptionId, read.row.id))
        .orderBy(desc(pens.at))
        .limit(1)
      const open = await unconfirmed(tx, id)
      // The same conditions by which `sendParcel` refuses. No day of arrival is earlier than today.
      const held =
        found.state === 'checked'
          ? ((await whyLockedOrTooEarly({ now }, tx, order)) ??
            (await whyFirstDoseUnknown(services, tx, found)) ??
            (await packedPenProblem(tx, order, id, londonTimeAt(now()).date)))
          : null
      const [parcel] = await latestParcel(tx, id)
      return {
        id,
        reference: order.reference,
        state: found.state,
        waitsFor: [...open.map((what) => unconfirmedWords[what]), ...(held === null ? [] : [held])],
        to: { name: written.patient.name, lines: addressOf(sentDetails(vault, order)) },
        addressChange: found.state === 'checked' ? await shownAddressChange(services, tx, order) : null,
        pens: packed.map(({ brand, strength, batch, expires }) => ({ brand, strength, batch, expires })),
        isRecalled: hasLeft.has(found.state) && (await recalledCases(tx, [id])).has(id),
        label: labelLines({
          patient: written.patient.name,
          medicine: written.medicine,
          dose: written.dose,
          instructions: written.instructions,
          firstDoseFrom: written.firstDoseFrom,
          date: written.date.slice(0, 10),
          pharmacy: pharmacyAddress,
        }),
        box: await boxFor(tx, order, written.medicine, id),
        parcel: parcel
          ? {
              carrier: parcel.carrier,
              tracking: vault.open(parcel.tracking, trackingOwner(id)),
              expectedAt: parcel.expectedAt.toISOString(),
              validUntil: parcel.validUntil.toISOString(),
              dispatchedAt: parcel.dispatchedAt.toISOString(),
              notComeAt: parcel.notComeAt?.toISOString() ?? null,
              packed: parcel.packed,
              endedAt: found.state === 'dispatched' ? null : found.stateSince.toISOString(),
            }
          : null,
        excursion: await shownExcursion(tx, parcel?.id, order.item),
      }
    })

/** Warns the packer: the desk changed the address after the order was placed. */
async function shownAddressChange(services: Services, tx: Orm, order: Order) {
  const change = await addressChangeOf(tx, order)
  if (!change?.staffId) return null
  return {
    id: change.id,
    at: change.at.toISOString(),
    by: await staffName(services, tx, change.staffId),
    before: addressOf(openChange(services.vault, change).before),
  }
}

async function shownExcursion(tx: Orm, parcelId: string | undefined, item: string) {
  const excursion = parcelId ? await openExcursionOf(tx, parcelId) : null
  if (!excursion) return null
  const medicine = medicineNamed(item)?.key
  const { cause, by, at } = excursion
  return {
    cause,
    by,
    at: at.toISOString(),
    limit: medicine ? excursionLimit(medicine) : { maxC: policy.fridgeC, hours: 0 },
  }
}

export const deskDispatch =
  (services: Services): Handler<'desk_dispatch'> =>
  async ({ body, staff }) => {
    await sendParcel(services, { ...body, staffId: staff.id })
    return {}
  }

export const deskParcelEnded =
  (services: Services): Handler<'desk_parcel_ended'> =>
  async ({ body, staff }) => {
    return { state: await endParcel(services, { ...body, staffId: staff.id }) }
  }

export const deskReplaceParcel =
  (services: Services): Handler<'desk_replace_parcel'> =>
  async ({ body: { id }, staff }) => {
    await replaceParcel(services, { id, staffId: staff.id })
    return {}
  }

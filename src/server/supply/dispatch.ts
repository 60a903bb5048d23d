import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { clinicAddress } from '#content/desk/clinic.ts'
import { parcelSent } from '#content/messages/parcel.ts'
import { pages } from '#contract/pages.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { labelLines } from '#domain/supply/label.ts'
import { recordLook } from '../access-log/record-look.ts'
import type { Handler } from '../calls/route.ts'
import { type Case, caseOwner, lockCase, moveCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { addressFor } from '../config/config.ts'
import type { Orm } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { isDisputed } from '../orders/money-differences.ts'
import { recipientOf, sendSoon } from '../orders/order-email.ts'
import type { Order } from '../orders/orders.ts'
import { sentDetails } from '../orders/sent-details.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { prescriptionOf } from './prescription-of.ts'
import { parcels, pens } from './tables.ts'

export const trackingOwner = (caseId: string) => `${caseOwner(caseId)}/tracking`

/** Deliveries are expected by the end of their day. */
const endOfDay = '18:00'

async function orderOf(tx: Orm, { orderId }: Case): Promise<Order> {
  const [order] = orderId === null ? [] : await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw noSuchCase()
  return order
}

const latestParcel = (tx: Orm, caseId: string) =>
  tx.select().from(parcels).where(eq(parcels.caseId, caseId)).orderBy(desc(parcels.attempt)).limit(1)

/** What goes into the box and where it goes. Nothing clinical but the label. */
export const deskParcel =
  ({ database, vault, now }: Services): Handler<'desk_parcel'> =>
  async ({ body: { id }, staff }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        const found = await lockCase(tx, id)
        const read = found && (await prescriptionOf(tx, vault, id))
        if (!found || !read) throw noSuchCase()
        const order = await orderOf(tx, found)
        const look = { staffId: staff.id, accountId: order.accountId, orderId: order.id, caseId: id } as const
        await recordLook(tx, { ...look, what: 'contact details', why: 'dispatch' }, now())
        const { address, city, pincode } = sentDetails(vault, order)
        const { written } = read
        const packed = await tx.select().from(pens).where(eq(pens.caseId, id))
        const [parcel] = await latestParcel(tx, id)
        return {
          id,
          reference: order.reference,
          state: found.state,
          to: { name: written.patient.name, lines: [address, city, pincode].flatMap((line) => line?.trim() || []) },
          pens: packed.map(({ brand, strength, batch, expires }) => ({ brand, strength, batch, expires })),
          label: labelLines({
            patient: written.patient.name,
            medicine: written.medicine,
            dose: written.dose,
            instructions: written.instructions,
            date: written.date.slice(0, 10),
            clinic: clinicAddress,
          }),
          parcel: parcel
            ? {
                carrier: parcel.carrier,
                tracking: vault.open(parcel.tracking, trackingOwner(id)),
                expectedAt: parcel.expectedAt.toISOString(),
                validUntil: parcel.validUntil.toISOString(),
                dispatchedAt: parcel.dispatchedAt.toISOString(),
              }
            : null,
        }
      }),
    )

const notNow = (state: CaseState) => new Refusal(409, `This case is ${state.replaceAll('_', ' ')}.`, { state })

const disputed = () =>
  new Refusal(
    409,
    'The payment of this order is disputed. Nothing is sent until somebody has settled that: see Watch.',
    {
      reason: 'disputed',
    },
  )

export const deskDispatch =
  (services: Services): Handler<'desk_dispatch'> =>
  async ({ body: { id, carrier, tracking, coldPack, expectedOn, coldHours }, staff }) => {
    const { database, vault } = services
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const found = await lockCase(tx, id)
        if (!found) throw noSuchCase()
        if (found.orderId !== null && (await isDisputed(tx, found.orderId))) throw disputed()
        const now = services.now()
        const expectedBy = instantAt({ date: expectedOn, time: endOfDay })
        const doer = { as: 'dispatch', by: 'staff', staffId: staff.id, now } as const
        const moved = await moveCase(tx, found, { ...doer, to: 'dispatched', what: 'dispatched', expectedBy })
        if (!moved) throw notNow(found.state)
        const [before] = await latestParcel(tx, id)
        await tx.insert(parcels).values({
          id: randomUUID(),
          caseId: id,
          attempt: (before?.attempt ?? 0) + 1,
          carrier,
          tracking: vault.seal(tracking, trackingOwner(id)),
          coldPack,
          expectedAt: new Date(expectedBy),
          validUntil: new Date(now + coldHours * 3_600_000),
          dispatchedBy: staff.id,
          dispatchedAt: new Date(now),
        })
        const order = await orderOf(tx, found)
        const to = recipientOf(services, order)
        const accountAddress = addressFor(services.config, pages.account)
        if (to) {
          const words = parcelSent({ name: to.name, reference: order.reference, carrier, expectedOn, accountAddress })
          await services.messages.write(tx, { kind: 'email', to: to.email, ...words })
        }
      }),
    )
    sendSoon(services)
    return {}
  }

export const deskParcelEnded =
  ({ database, now }: Services): Handler<'desk_parcel_ended'> =>
  async ({ body: { id, as }, staff }) => {
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const found = await lockCase(tx, id)
        if (!found) throw noSuchCase()
        const doer = { as: 'dispatch', by: 'staff', staffId: staff.id, now: now() } as const
        if (!(await moveCase(tx, found, { ...doer, to: as, what: as }))) throw notNow(found.state)
        const [parcel] = await latestParcel(tx, id)
        if (parcel)
          await tx
            .update(parcels)
            .set({ endedAs: as, deliveredAt: as === 'delivered' ? new Date(now()) : null })
            .where(eq(parcels.id, parcel.id))
      }),
    )
    return {}
  }

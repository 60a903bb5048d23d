import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays } from '#domain/booking/calendar.ts'
import { medicationReview } from '#domain/booking/medication-review.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { bookFollowUp } from '../bookings/follow-up/book-follow-up.ts'
import { placePosting } from '../bookings/paper/choose-post.ts'
import { writePaper } from '../bookings/paper/paper-rows.ts'
import { appointments } from '../bookings/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { payDemoOrder } from './pay-order.ts'
import { silent } from './silent.ts'

/** What may follow an appointment that took place. */
export type Afterwards = 'written on paper' | 'post paid for' | 'follow-up kept'

interface Seen {
  readonly id: string
  readonly staffId: string
  readonly start: Instant
}

const soonMs = hourMs
const followUpDays = 28

export async function afterwards(services: Services, then: Afterwards, { id, staffId, start }: Seen): Promise<void> {
  const at = Math.min(start + soonMs, services.now())
  const quiet: Services = { ...services, messages: silent, now: () => at }
  if (then === 'follow-up kept') {
    const date = addDays(londonTimeAt(services.now()).date, followUpDays)
    const kept = { start: instantAt({ date, time: '10:00' }), minutes: medicationReview.minutes }
    return bookFollowUp({ ...quiet, now: services.now }, { id: randomUUID(), afterId: id, staffId, ...kept })
  }
  const writtenOn = londonTimeAt(at).date
  const paper = { id: randomUUID(), appointmentId: id, staffId, writtenOn, at: new Date(at) }
  await services.database.run((orm) => orm.transaction((tx) => writePaper(tx, paper)))
  if (then === 'written on paper') return
  const [owner] = await services.database.run((orm) =>
    orm
      .select({ accountId: orders.accountId })
      .from(appointments)
      .innerJoin(orders, eq(orders.id, appointments.orderId))
      .where(eq(appointments.id, id)),
  )
  if (!owner?.accountId) throw new Error('A demo patient has no account.')
  const to = { address: '3 Heron Quay', city: 'Truro', pincode: 'FC1 4LW' }
  await payDemoOrder(quiet, await placePosting(quiet, owner.accountId, id, to))
}

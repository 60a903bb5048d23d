import { and, eq, gte } from 'drizzle-orm'
import { timesOn } from '#domain/booking/availability.ts'
import { addDays } from '#domain/booking/calendar.ts'
import { medicationReview } from '#domain/booking/medication-review.ts'
import { mayOpenAppointment, mayReadAppointment } from '#domain/booking/outcomes.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { recordLook } from '../../access-log/record-look.ts'
import { accessLog } from '../../access-log/tables.ts'
import { openFollowUps } from '../../bookings/follow-up/follow-up-rows.ts'
import { detailsOf, type Known, partyOf } from '../../bookings/party.ts'
import type { Handler } from '../../calls/route.ts'
import { fullNameOf } from '../../cases/person.ts'
import type { Orm } from '../../database/database.ts'
import { roomEventsOf } from '../../rooms/room-events.ts'
import type { Services } from '../../services.ts'
import type { Staff } from '../../staff/staff-of.ts'
import { shownFollowUp } from '../follow-up/shown-follow-ups.ts'
import { offeredBy } from '../schedules/schedule-rows.ts'
import { appointmentsBetween, pendingOf, shownAppointment, withoutOutcome } from './day-rows.ts'
import { askerOf, chosenOf, cliniciansFor } from './whose-day.ts'

/** What came to nothing is told for so long. */
const endedShownMs = 7 * dayMs

export const deskDay =
  (services: Services): Handler<'desk_day'> =>
  ({ body: { date, days, clinician: asked }, staff }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const now = services.now()
        const open = await cliniciansFor(tx, staff)
        const chosen = chosenOf(open, asked)
        const shown = {
          clinicians: open.map(({ id, name, staffId }) => ({ id, name, isMe: staffId === staff.id })),
          clinician: chosen?.id ?? null,
        }
        if (!chosen) return { ...shown, days: [], appointments: [], withoutOutcome: [], followUps: [] }
        const dates = Array.from({ length: days }, (_, place) => addDays(date, place))
        const to = addDays(date, days)
        const offered = await offeredBy(tx, chosen, { from: date, to })
        const askerFor = (service: string) => askerOf(staff, chosen, [service])
        const isOpen = ({ appointment }: Known) => mayOpenAppointment(askerFor(appointment.service))
        const span = {
          clinicianId: chosen.id,
          from: instantAt({ date, time: '00:00' }),
          to: instantAt({ date: to, time: '00:00' }),
        }
        const inDays = (await appointmentsBetween(tx, span)).filter(isOpen)
        const overdue = (await withoutOutcome(tx, span, now)).filter(isOpen)
        const found = [...inDays, ...overdue]
        const readsFollowUps = mayReadAppointment(askerFor(medicationReview.key))
        const seesNames = staff.capabilities.has('see-contact')
        const kept = readsFollowUps ? await openFollowUps(tx, chosen.id, new Date(now - endedShownMs)) : []
        if (seesNames)
          await recordNames(
            tx,
            staff,
            [...found.map(partyOf), ...kept.map(({ order }) => ({ ...order, orderId: order.id }))],
            now,
          )
        const ids = found.map(({ appointment }) => appointment.id)
        const pending = await pendingOf(services, tx, ids, staff.id)
        const inRooms = await roomEventsOf(tx, ids)
        const rowOf = (known: Known) => {
          const { appointment } = known
          const { reference } = partyOf(known)
          const events = inRooms.get(appointment.id) ?? []
          const readsRecord = mayReadAppointment(askerFor(appointment.service))
          return {
            ...shownAppointment(appointment, { reference, readsRecord, events }, now),
            patient: seesNames ? fullNameOf(detailsOf(services, known)) : null,
            pending: pending(appointment.id),
          }
        }
        return {
          ...shown,
          days: dates.map((one) => ({
            date: one,
            holiday: offered.holidays.find((holiday) => holiday.date === one)?.name ?? null,
            times: timesOn(one, offered).length,
          })),
          appointments: inDays.map(rowOf),
          withoutOutcome: overdue.map(rowOf),
          followUps: kept.map((known) => ({
            ...shownFollowUp(known),
            afterId: known.followUp.afterId,
            patient: seesNames ? fullNameOf(detailsOf(services, { order: known.order, account: null })) : null,
          })),
        }
      }),
    )

interface Named {
  readonly orderId: string | null
  readonly accountId: string | null
}

/** A list that is looked at all day is one look a day at each of the names in it. */
async function recordNames(tx: Orm, staff: Staff, found: readonly Named[], now: Instant) {
  if (found.length === 0) return
  const midnight = new Date(instantAt({ date: londonTimeAt(now).date, time: '00:00' }))
  const before = await tx
    .select({ orderId: accessLog.orderId, accountId: accessLog.accountId })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.staffId, staff.id),
        gte(accessLog.at, midnight),
        eq(accessLog.what, 'contact details'),
        eq(accessLog.why, 'appointment'),
      ),
    )
  // An order, or the person where nothing was ordered.
  const keyOf = ({ orderId, accountId }: Named) => orderId ?? accountId
  const seen = new Set(before.map(keyOf))
  const parties = found.filter((party) => !seen.has(keyOf(party)))
  const fresh = new Map(parties.map((party) => [keyOf(party), party]))
  await recordLook(
    tx,
    [...fresh.values()].map(({ orderId, accountId }) => ({
      staffId: staff.id,
      accountId,
      orderId,
      what: 'contact details' as const,
      why: 'appointment' as const,
    })),
    now,
  )
}

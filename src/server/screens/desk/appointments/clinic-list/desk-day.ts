import { timesOn } from '#domain/appointments/availability.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { medicationReview } from '#domain/appointments/medication-review.ts'
import { mayOpenAppointment, mayReadAppointment } from '#domain/appointments/outcomes.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { appointmentOwnerOf, detailsOf, type Known } from '../../../../appointments/appointment-owner.ts'
import { askerOf, chosenOf, cliniciansFor } from '../../../../appointments/desk/whose-day.ts'
import { openFollowUps } from '../../../../appointments/follow-up/follow-up-rows.ts'
import { offeredBy } from '../../../../appointments/schedules/schedule-rows.ts'
import { roomEventsOf } from '../../../../appointments/video/room-events.ts'
import { fullNameOf } from '../../../../identity/accounts/person.ts'
import type { Handler } from '../../../../identity/handler.ts'
import { recordListed } from '../../../../platform/access-log/record-listed.ts'
import type { Services } from '../../../../platform/services.ts'
import { followUpView } from '../follow-up/follow-up-views.ts'
import { appointmentsBetween, appointmentView, pendingOf, withoutOutcome } from './day-rows.ts'

/** How long lapsed follow-ups are shown. */
const endedShownMs = 7 * dayMs

export const deskDay =
  (services: Services): Handler<'desk_day'> =>
  ({ body: { date, days, clinician: asked }, staff }) =>
    services.database.transaction(async (tx) => {
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
      const followUps = readsFollowUps ? await openFollowUps(tx, chosen.id, new Date(now - endedShownMs)) : []
      if (seesNames)
        await recordListed(
          tx,
          { staffId: staff.id, what: 'contact details', why: 'appointment' },
          [...found.map(appointmentOwnerOf), ...followUps.map(({ order }) => ({ ...order, orderId: order.id }))],
          now,
        )
      const ids = found.map(({ appointment }) => appointment.id)
      const pending = await pendingOf(services, tx, ids, staff.id)
      const inRooms = await roomEventsOf(tx, ids)
      const rowOf = (known: Known) => {
        const { appointment } = known
        const { reference } = appointmentOwnerOf(known)
        const events = inRooms.get(appointment.id) ?? []
        const readsRecord = mayReadAppointment(askerFor(appointment.service))
        return {
          ...appointmentView(appointment, { reference, readsRecord, events }, now),
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
        followUps: followUps.map((known) => ({
          ...followUpView(known),
          afterId: known.followUp.afterId,
          patient: seesNames ? fullNameOf(detailsOf(services, { order: known.order, account: null })) : null,
        })),
      }
    })

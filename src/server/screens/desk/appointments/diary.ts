import { and, asc, gte, inArray, lt } from 'drizzle-orm'
import type { DiaryEntry } from '#contract/appointments/diary.ts'
import { isOffered, timesOn } from '#domain/appointments/availability.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { mayOpenAppointment, mayReadAppointment } from '#domain/appointments/outcomes.ts'
import { bookableServices } from '#domain/appointments/services.ts'
import { type Instant, instantAt } from '#domain/calendar/london-time.ts'
import {
  appointmentOwnerOf,
  appointmentsKnown,
  detailsOf,
  type Known,
} from '../../../appointments/appointment-owner.ts'
import { askerOf } from '../../../appointments/desk/whose-day.ts'
import { schedulesOf } from '../../../appointments/schedule.ts'
import { closedDays } from '../../../appointments/schedules/schedule-rows.ts'
import { appointments, clinicians } from '../../../appointments/tables.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import { recordListed } from '../../../platform/access-log/record-listed.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { appointmentView } from './clinic-list/day-rows.ts'

type Clinician = typeof clinicians.$inferSelect

/** What fills a day: a moved appointment is shown at its new time, and a cancelled one frees its time. */
const shownStates = ['held', 'booked', 'completed', 'DNA'] as const

const bookedBetween = (orm: Orm, from: string, until: string) =>
  appointmentsKnown(orm)
    .where(
      and(
        inArray(appointments.state, [...shownStates]),
        gte(appointments.startsAt, new Date(instantAt({ date: from, time: '00:00' }))),
        lt(appointments.startsAt, new Date(instantAt({ date: until, time: '00:00' }))),
      ),
    )
    .orderBy(asc(appointments.startsAt))

interface FreeTime {
  readonly start: Instant
  readonly minutes: number
  readonly services: readonly string[]
}

/** What can still be booked on these days, by clinician. Of two services at one time the longer is shown. */
async function freeOn({ database, now }: Services, dates: readonly string[]): Promise<ReadonlyMap<string, FreeTime[]>> {
  const free = new Map<string, Map<Instant, FreeTime>>()
  for (const service of bookableServices) {
    const [from = '', to = from] = [dates.at(0), dates.at(-1)]
    const holders = await schedulesOf(database, { service, clinician: null, from, to, now: now() })
    for (const { clinician, minutes, for: scheduleFor } of holders) {
      const schedule = scheduleFor(null)
      const times = free.get(clinician.id) ?? new Map<Instant, FreeTime>()
      for (const start of dates.flatMap((date) => timesOn(date, schedule).map((time) => instantAt({ date, time })))) {
        if (!isOffered(start, schedule, now())) continue
        const known = times.get(start)
        const services = [...(known?.services ?? []), service.key]
        times.set(start, { start, minutes: Math.max(minutes, known?.minutes ?? 0), services })
      }
      free.set(clinician.id, times)
    }
  }
  return new Map([...free].map(([id, times]) => [id, [...times.values()]]))
}

/** Everyone's day. Names are shown to those who may open the appointment, and each is logged. */
export const deskDiary =
  (services: Services): Handler<'desk_diary'> =>
  async ({ body: { date, days }, staff }) => {
    const dates = Array.from({ length: days }, (_, place) => addDays(date, place))
    const free = await freeOn(services, dates)
    return services.database.transaction(async (tx) => {
      const now = services.now()
      const all = await tx.select().from(clinicians).orderBy(asc(clinicians.position), asc(clinicians.id))
      const closed = await closedDays(tx, { from: date, to: addDays(date, days - 1) })
      const known = (await bookedBetween(tx, date, addDays(date, days))).filter(({ appointment }) =>
        isLive(appointment, now),
      )
      const ofClinician = (id: string) => known.filter(({ appointment }) => appointment.clinicianId === id)
      const seesNames = staff.capabilities.has('see-contact')
      const named = known.filter((one) => one.appointment.state !== 'held' && mayOpen(staff, one.clinician, one))
      if (seesNames) {
        const list = { staffId: staff.id, what: 'contact details', why: 'appointment' } as const
        await recordListed(tx, list, named.map(appointmentOwnerOf), now)
      }
      const shown = all.filter(({ id, isBookable }) => isBookable || ofClinician(id).length > 0)
      const own = ({ staffId }: Clinician) => Number(staffId === staff.id)
      return {
        holiday: closed.find((one) => one.date === date)?.name ?? null,
        holidays: closed.map((one) => ({ date: one.date, name: one.name })),
        services: bookableServices.map(({ key, name }) => ({ key, name })),
        clinicians: shown
          .toSorted((one, other) => own(other) - own(one))
          .map((clinician) => ({
            id: clinician.id,
            name: clinician.name,
            title: clinician.title,
            isMe: clinician.staffId === staff.id,
            services: clinician.services,
            opens: mayOpenAppointment(askerOf(staff, clinician)),
            entries: [
              ...ofClinician(clinician.id).map((one) =>
                takenEntry(services, one, { staff, clinician, seesNames, now }),
              ),
              ...(free.get(clinician.id) ?? []).map(freeEntry),
            ].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
          })),
      }
    })
  }

const isLive = ({ state, heldUntil }: Known['appointment'], now: Instant) =>
  state !== 'held' || heldUntil.getTime() > now

const mayOpen = (staff: Staff, clinician: Clinician, { appointment }: Pick<Known, 'appointment'>) =>
  mayOpenAppointment(askerOf(staff, clinician, [appointment.service]))

const freeEntry = ({ start, minutes, services }: FreeTime): DiaryEntry => ({
  startsAt: new Date(start).toISOString(),
  minutes,
  services: [...services],
  is: 'free',
  appointment: null,
})

interface Showing {
  readonly staff: Staff
  readonly clinician: Clinician
  readonly seesNames: boolean
  readonly now: Instant
}

function takenEntry(services: Services, known: Known, { staff, clinician, seesNames, now }: Showing): DiaryEntry {
  const { appointment } = known
  const isHeld = appointment.state === 'held'
  const asker = askerOf(staff, clinician, [appointment.service])
  const { reference } = appointmentOwnerOf(known)
  const readsRecord = mayReadAppointment(asker)
  const { id, startsAt, minutes, state, service, isCalledOff } = appointmentView(
    appointment,
    { reference, readsRecord, events: [] },
    now,
  )
  const patient = seesNames ? fullNameOf(detailsOf(services, known)) : null
  return {
    startsAt,
    minutes,
    services: [],
    is: isHeld ? 'held' : 'taken',
    appointment: !isHeld && mayOpenAppointment(asker) ? { id, state, isCalledOff, patient, reference, service } : null,
  }
}

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { mayCancelAnother, policyOf, rightsOf } from '#domain/appointments/policy.ts'
import { serviceName } from '#domain/appointments/services.ts'
import { roomCloses } from '#domain/appointments/video/room-times.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { followUpPromise } from '#domain/promises/make-promise.ts'
import { refundedFor } from '../orders/refunded.ts'
import type { Orm } from '../platform/database/database.ts'
import { pipeline } from '../platform/database/pipeline.ts'
import type { Services } from '../platform/services.ts'
import { clinicClosures } from './clinic-closures.ts'
import { followUpState, followUpsAmong, type KnownFollowUp } from './follow-up/follow-up-rows.ts'
import { type Outcome, openOutcome } from './outcomes.ts'
import { allOwned, bookingOf, type Owned, pastChanges } from './owned-appointments.ts'
import { paperViews } from './paper/paper-views.ts'
import { appointmentLetters, appointmentOutcomes } from './tables.ts'

/** In the order of the account page: upcoming ones first, soonest at the top, then past ones, newest first. */
export async function appointmentsOf(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  accountId: string,
  now: Instant,
): Promise<AccountAppointment[]> {
  const owned = await allOwned(orm, accountId)
  const ids = owned.map(({ appointment }) => appointment.id)
  const orderIds = owned.flatMap(({ appointment }) => appointment.orderId ?? [])
  const [refunded, written, papers, followUps] = await pipeline([
    refundedFor(orm, ids),
    notesWrittenAfter(services, orm, ids),
    paperViews(services, orm, ids, now),
    followUpsAmong(orm, orderIds),
  ])
  const holidays = await clinicClosures(orm)
  const followUpOf = ({ appointment }: Owned) => followUps.get(appointment.orderId ?? '')
  const lastFollowUp = Math.max(0, ...owned.filter(followUpOf).map(({ appointment }) => appointment.startsAt.getTime()))
  const shown = owned
    // A moved appointment is shown at its new time; a released time that was never paid for is not shown.
    .filter(({ appointment: { id, state } }) => state !== 'rescheduled' && (state !== 'released' || refunded.has(id)))
    .filter(({ appointment: { state, heldUntil } }) => state !== 'held' || heldUntil.getTime() > now)
    .map((one) => ({
      ...shownAppointment(one, owned, refunded.get(one.appointment.id) ?? 0, now),
      ...written(one.appointment.id),
      paper: papers.get(one.appointment.id) ?? null,
      followUp:
        one.appointment.followUpBy && lastFollowUp <= one.appointment.startsAt.getTime()
          ? followUpPromise(one.appointment.followUpBy, holidays)
          : null,
      isFollowUp: followUpOf(one) !== undefined,
      toPay: toPay(one, owned, followUpOf(one)),
    }))
  // An appointment in progress stays at the top, where a patient who is late finds it.
  const isToCome = ({ state, startsAt, minutes }: AccountAppointment) =>
    (state === 'held' && Date.parse(startsAt) > now) ||
    (state === 'booked' && roomCloses(Date.parse(startsAt), minutes) > now)
  return [...shown.filter(isToCome).toReversed(), ...shown.filter((one) => !isToCome(one))]
}

/** For a time that a clinician reserved for the patient: the deadline to pay for it. */
function toPay({ appointment }: Owned, all: readonly Owned[], followUp: KnownFollowUp | undefined) {
  if (!followUp || appointment.state !== 'held' || followUpState(followUp) !== 'waiting') return null
  const { cancelledBefore } = pastChanges(all, appointment)
  return {
    orderId: followUp.order.id,
    until: followUp.followUp.payBy.toISOString(),
    canCancel: mayCancelAnother(policyOf(appointment.policyVersion), cancelledBefore),
  }
}

function shownAppointment(
  { appointment, reference, amountPence, clinician }: Owned,
  all: readonly Owned[],
  refundedPence: number,
  now: Instant,
): Omit<AccountAppointment, 'words' | 'hasLetter' | 'paper' | 'followUp' | 'isFollowUp' | 'toPay'> {
  const { id, service, startsAt, minutes, state, policyVersion, refundCapPence } = appointment
  const isBooked = state === 'booked'
  const isFree = appointment.orderId === null
  const rights = rightsOf(bookingOf(appointment, amountPence), pastChanges(all, appointment), now)
  const { cannotCancel, cannotMove, fullRefundUntil, partRefundUntil, partRefundPence } = rights
  return {
    id,
    reference,
    service: serviceName(service),
    clinician,
    startsAt: startsAt.toISOString(),
    minutes,
    state,
    amountPence,
    isFree,
    refundedPence,
    isCalledOff: appointment.calledOffAt !== null,
    policyVersion,
    refundCapPence,
    canReschedule: isBooked && !isFree && cannotMove === null,
    cannotReschedule: isBooked ? cannotMove : null,
    cancel: {
      isAllowed: isBooked && !isFree && cannotCancel === null,
      because: isBooked ? cannotCancel : null,
      refundPence: isBooked ? rights.refundPence : 0,
    },
    deadlines: {
      fullRefundUntil: isBooked ? written(fullRefundUntil) : null,
      partRefundUntil: isBooked ? written(partRefundUntil) : null,
      partRefundPence,
    },
  }
}

const written = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString())

/** What the clinician wrote to the patient about each appointment: with the outcome, and as a letter. */
async function notesWrittenAfter(services: Pick<Services, 'vault'>, orm: Orm, ids: string[]) {
  const none = { outcomes: [] as Outcome[], letters: new Set<string>() }
  const { outcomes, letters } = ids.length === 0 ? none : await found()
  return (id: string) => {
    const outcome = outcomes.find(({ appointmentId }) => appointmentId === id)
    return { words: outcome ? openOutcome(services, outcome).words : null, hasLetter: letters.has(id) }
  }

  async function found() {
    const isDone = and(isNotNull(appointmentOutcomes.doneAt), eq(appointmentOutcomes.isVoid, false))
    const sent = await orm
      .select({ id: appointmentLetters.appointmentId })
      .from(appointmentLetters)
      .where(inArray(appointmentLetters.appointmentId, ids))
    return {
      outcomes: await orm
        .select()
        .from(appointmentOutcomes)
        .where(and(inArray(appointmentOutcomes.appointmentId, ids), isDone)),
      letters: new Set(sent.map(({ id }) => id)),
    }
  }
}

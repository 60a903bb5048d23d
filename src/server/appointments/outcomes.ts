import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { outcomeWords as words } from '#content/appointments/clinic-list.ts'
import {
  givesBack,
  type OutcomeKind,
  stateAfter,
  type WhyNotOutcome,
  whyNotOutcome,
} from '#domain/appointments/outcomes.ts'
import { bookableService, termsOf } from '#domain/appointments/services.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../platform/database/database.ts'
import { isOpen, undoWindow } from '../platform/execute-later/execute-later.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../platform/services.ts'
import type { Appointment } from './claims.ts'
import { lockAppointment } from './own-appointment.ts'
import { appointmentOutcomes } from './tables.ts'

export type Outcome = typeof appointmentOutcomes.$inferSelect

interface OutcomeContent {
  /** The message to the patient, shown in their account. */
  readonly words: string | null
  readonly followUpBy: string | null
}

const outcomeOwner = (appointmentId: string) => `appointment/${appointmentId}/outcome`

export const openOutcome = (
  { vault }: Pick<Services, 'vault'>,
  { appointmentId, content }: Pick<Outcome, 'appointmentId' | 'content'>,
): OutcomeContent => JSON.parse(vault.open(content, outcomeOwner(appointmentId)))

interface Deciding extends OutcomeContent {
  readonly id: string
  readonly appointmentId: string
  readonly kind: OutcomeKind
  readonly staffId: string
}

export const noSuchAppointment = () => new ApiError(404, words.gone)

/** Why it cannot be recorded at this moment, with the figures of the policy it was booked under. */
export function whyNotInWords(because: WhyNotOutcome, appointment: Appointment): string {
  const said = words.whyNot[because]
  return typeof said === 'string' ? said : said(termsOf(appointment).missedAfterMinutes)
}

export const whyNot = (kind: OutcomeKind, appointment: Appointment, now: Instant) =>
  whyNotOutcome(
    kind,
    {
      state: appointment.state,
      start: appointment.startsAt.getTime(),
      policy: termsOf(appointment),
      outcomes: bookableService(appointment.service).outcomes,
    },
    now,
  )

/**
 * Records an outcome of an appointment. It is executed after the undo window; until then nothing is sent. Sent again
 * under the same id, nothing changes.
 */
export async function decideOutcome(services: Services, deciding: Deciding): Promise<Outcome> {
  const { id, appointmentId, kind, staffId, followUpBy } = deciding
  return services.database.transaction(async (tx) => {
    const now = services.now()
    const found = await lockAppointment(tx, appointmentId)
    if (!found) throw noSuchAppointment()
    const [sent] = await tx.select().from(appointmentOutcomes).where(eq(appointmentOutcomes.id, id))
    if (sent) {
      if (sent.appointmentId === appointmentId && sent.kind === kind && sent.staffId === staffId) return sent
      throw new ApiError(409, words.another, { because: 'sent-before' })
    }
    const content = JSON.stringify({ words: deciding.words, followUpBy } satisfies OutcomeContent)
    const open = await openOutcomeOf(tx, appointmentId)
    if (open) {
      const isSame = open.kind === kind && open.staffId === staffId
      // Recorded twice by the same person, in another tab or after a lost reply: the first counts.
      if (isSame && services.vault.open(open.content, outcomeOwner(appointmentId)) === content) return open
      throw new ApiError(409, words.another, { because: 'pending' })
    }
    const because = whyNot(kind, found.appointment, now)
    if (because) throw new ApiError(409, whyNotInWords(because, found.appointment), { because })
    const [made] = await tx
      .insert(appointmentOutcomes)
      .values({
        id,
        appointmentId,
        kind,
        staffId,
        content: services.vault.seal(content, outcomeOwner(appointmentId)),
        ...undoWindow(now),
      })
      .returning()
    await publishDeskEvent(tx, 'appointment', appointmentId)
    return made as Outcome
  })
}

async function openOutcomeOf(tx: Orm, appointmentId: string): Promise<Outcome | null> {
  const [found] = await tx
    .select()
    .from(appointmentOutcomes)
    .where(and(eq(appointmentOutcomes.appointmentId, appointmentId), isOpen(appointmentOutcomes)))
  return found ?? null
}

/** The executed outcome, if any. */
export async function doneOutcomeOf(tx: Orm, appointmentId: string): Promise<Outcome | null> {
  const [found] = await tx
    .select()
    .from(appointmentOutcomes)
    .where(
      and(
        eq(appointmentOutcomes.appointmentId, appointmentId),
        isNotNull(appointmentOutcomes.doneAt),
        eq(appointmentOutcomes.isVoid, false),
      ),
    )
    .orderBy(desc(appointmentOutcomes.doneAt))
    .limit(1)
  return found ?? null
}

/** The new state of the appointment, and what is written with it. */
export const changesOf = (kind: OutcomeKind, { sequence }: Appointment, followUpBy: string | null, now: Instant) => ({
  to: stateAfter[kind],
  set: {
    // Leaving the calendar counts as a change of it.
    ...(givesBack[kind] && { sequence: sequence + 1 }),
    ...(kind === 'cancelled' && { calledOffAt: new Date(now) }),
    ...(kind === 'attended' && { followUpBy }),
  },
})

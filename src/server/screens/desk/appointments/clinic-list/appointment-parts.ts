import { asc, desc, eq, inArray } from 'drizzle-orm'
import { appointmentDeskWords as words } from '#content/appointments/clinic-list.ts'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { risksIn } from '#domain/intake/adhd/risk-factors.ts'
import { riskGroups } from '#domain/intake/adhd/risk-groups.ts'
import { bandOf, highestScore, scoreOf } from '#domain/intake/adhd/score.ts'
import { screenOf } from '#domain/intake/adhd/screen.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { arrangementReasons } from '../../../../appointments/arrangements.ts'
import type { Appointment } from '../../../../appointments/claims.ts'
import { noteOwner } from '../../../../appointments/desk/record-outcome.ts'
import { appointmentEvents, appointmentNotes, appointments } from '../../../../appointments/tables.ts'
import { draftsUnder } from '../../../../identity/staff/drafts.ts'
import { staffNames } from '../../../../identity/staff/staff-names.ts'
import { risksEver } from '../../../../intake/questionnaires/ended-answers.ts'
import { type Order, orderAnswersOwner } from '../../../../orders/orders.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { transcriptView } from '../../cases/transcript-view.ts'

type Opening = Pick<Services, 'vault'>

/** The patient's answers: in their words, with the score, and every risk ever answered Yes. */
export async function reportedBy({ vault }: Opening, tx: Orm, order: Order) {
  const given: Answers =
    order.answers.length === 0 ? {} : JSON.parse(vault.open(order.answers, orderAnswersOwner(order.id)))
  const points = scoreOf(given)
  const chosen = new Set(risksIn(given))
  const factors = riskGroups.flatMap((group) => [...group.factors])
  const now = factors.filter(({ key }) => chosen.has(key)).map(({ question }) => question as string)
  const before = [...(await risksEver(tx, vault, order))].filter((question) => !now.includes(question))
  return {
    answers: transcriptView(adhd, order.questionnaireVersion, given),
    score: points === null ? null : { points, of: highestScore, band: bandOf(points).name },
    screen: screenOf(given),
    risks: [
      ...now.map((question) => ({ question, isNow: true })),
      ...before.map((question) => ({ question, isNow: false })),
    ],
  }
}

/** The timeline of a care episode, newest first: a move is shown with its new time. */
export async function historyOf(services: Opening, tx: Orm, { episodeId }: Appointment) {
  const all = await tx
    .select({ id: appointments.id, calledOffAt: appointments.calledOffAt })
    .from(appointments)
    .where(eq(appointments.episodeId, episodeId))
  const events = await tx
    .select()
    .from(appointmentEvents)
    .where(
      inArray(
        appointmentEvents.appointmentId,
        all.map(({ id }) => id),
      ),
    )
    .orderBy(desc(appointmentEvents.id))
    .limit(100)
  const names = await staffNames(
    services,
    tx,
    events.flatMap(({ staffId }) => staffId ?? []),
  )
  const reasons = await arrangementReasons(
    services,
    tx,
    all.map(({ id }) => id),
  )
  return events.map(({ at, fromState, toState, by, staffId, appointmentId }) => ({
    at: at.toISOString(),
    state: toState,
    isCalledOff:
      toState === 'cancelled' && all.some(({ id, calledOffAt }) => id === appointmentId && calledOffAt !== null),
    by: (staffId && names.get(staffId)) ?? words.by[by as keyof typeof words.by] ?? words.by.staff,
    // With the event that made it: later ones have reasons of their own.
    ...(fromState === null && reasons.has(appointmentId) ? { reason: reasons.get(appointmentId) } : {}),
  }))
}

export async function notesOn(services: Opening, tx: Orm, appointmentId: string) {
  const rows = await tx
    .select()
    .from(appointmentNotes)
    .where(eq(appointmentNotes.appointmentId, appointmentId))
    .orderBy(desc(appointmentNotes.at), asc(appointmentNotes.id))
    .limit(100)
  const names = await staffNames(
    services,
    tx,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map(({ id, staffId, body, at }) => ({
    id,
    by: names.get(staffId) ?? words.by.staff,
    at: at.toISOString(),
    body: services.vault.open(body, noteOwner(appointmentId)),
  }))
}

/** Unsent drafts about it, by purpose. */
export const draftsAbout = (services: Opening, tx: Orm, appointmentId: string, staffId: string) =>
  draftsUnder(services, tx, { staffId, prefix: `appointment/${appointmentId}/` })

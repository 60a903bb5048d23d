import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { CallReply } from '#contract/calls.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { lifeHistory } from '#domain/intake/life-history/flow.ts'
import { formState } from '#domain/preparation/form-state.ts'
import { type InformantState, informantState } from '#domain/preparation/informant-link.ts'
import { dueAt, preparedService } from '#domain/preparation/times.ts'
import type { Appointment } from '../../appointments/claims.ts'
import { appointments, clinicians } from '../../appointments/tables.ts'
import { inCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { openInstance } from '../../intake/questionnaires/instances.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { informantInvitations } from './tables.ts'

export type Invitation = typeof informantInvitations.$inferSelect

type Opening = Pick<Services, 'vault'>

/** By the rule of `isToPrepare`. */
const isToPrepare = (now: Instant) => sql`${appointments.service} = ${preparedService}
  and ${appointments.state} = 'booked'
  and ${appointments.startsAt} + make_interval(mins => ${appointments.minutes}) > ${new Date(now)}::timestamptz`

/** The next assessment of an account, and whose it is. Null: none is booked. */
export async function assessmentToCome(orm: Orm, accountId: string, now: Instant) {
  const [found] = await orm
    .select({ appointment: appointments, clinician: clinicians.name })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
    .where(and(eq(orders.accountId, accountId), isToPrepare(now)))
    .orderBy(asc(appointments.startsAt))
    .limit(1)
  return found ?? null
}

/** Whether the care episode of an invitation still has an assessment that has not begun. */
export async function isAhead(orm: Orm, episodeId: string, now: Instant): Promise<boolean> {
  const [found] = await orm
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.episodeId, episodeId),
        eq(appointments.state, 'booked'),
        sql`${appointments.startsAt} > ${new Date(now)}::timestamptz`,
      ),
    )
    .limit(1)
  return found !== undefined
}

export const formOf = (accountId: string, { episodeId }: Pick<Appointment, 'episodeId'>) => ({
  accountId,
  flow: lifeHistory,
  id: episodeId,
})

/** The stored answers to the form in the words of the present one. Null: none. */
export async function formAnswers(
  orm: Orm,
  { vault }: Opening,
  accountId: string,
  appointment: Pick<Appointment, 'episodeId'>,
): Promise<Answers | null> {
  const stored = await openInstance(orm, vault, formOf(accountId, appointment))
  return stored && JSON.parse(inCurrentVersion(lifeHistory, stored.version, stored.plain))
}

/** The invitation of an episode: the live one, or the last that was withdrawn. */
export async function invitationOf(orm: Orm, episodeId: string): Promise<Invitation | null> {
  const [found] = await orm
    .select()
    .from(informantInvitations)
    .where(eq(informantInvitations.episodeId, episodeId))
    .orderBy(sql`${informantInvitations.withdrawnAt} is not null`, desc(informantInvitations.createdAt))
    .limit(1)
  return found ?? null
}

/** Those with answers, the newest first. */
export const sentInvitationsOf = (orm: Orm, accountId: string): Promise<Invitation[]> =>
  orm
    .select()
    .from(informantInvitations)
    .where(and(eq(informantInvitations.accountId, accountId), isNotNull(informantInvitations.answers)))
    .orderBy(desc(informantInvitations.sentAt))

export const stateOf = (invitation: Invitation | null, now: Instant): InformantState =>
  informantState(
    invitation && {
      expiresAt: invitation.expiresAt.getTime(),
      sentAt: invitation.sentAt?.getTime() ?? null,
      withdrawnBy: invitation.withdrawnBy,
    },
    now,
  )

export const nameOwner = (id: string) => `informant/${id}/name`
export const answersOwner = (id: string) => `informant/${id}`

/** What a patient has prepared for an assessment of theirs. No answers of anybody else. */
export async function preparationFor(
  services: Opening,
  orm: Orm,
  accountId: string,
  appointment: Pick<Appointment, 'episodeId' | 'startsAt'>,
  now: Instant,
) {
  const form = formState(lifeHistory, await formAnswers(orm, services, accountId, appointment))
  const invitation = await invitationOf(orm, appointment.episodeId)
  const due = dueAt(appointment.startsAt.getTime())
  const state = stateOf(invitation, now)
  return {
    dueAt: new Date(due).toISOString(),
    isLate: now >= due && form !== 'done',
    form,
    informant: state,
    episodeId: appointment.episodeId,
    invitedAt: invitation?.createdAt.toISOString() ?? null,
    sentAt: state === 'sent' ? (invitation?.sentAt?.toISOString() ?? null) : null,
  } satisfies Partial<CallReply<'my_preparation'>['preparation']>
}

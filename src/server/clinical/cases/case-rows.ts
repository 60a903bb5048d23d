import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { clockOf } from '#domain/cases/clocks.ts'
import { type CaseKind, caseKinds } from '#domain/cases/kinds.ts'
import { type Actor, type CaseState, mayCorrect, mayMove } from '#domain/cases/states.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Orm } from '../../platform/database/database.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import { caseEvents, cases } from './tables.ts'

export type Case = typeof cases.$inferSelect

export const caseOwner = (caseId: string) => `case/${caseId}`

/** The actor, for the case's timeline. */
interface Doer {
  readonly by: 'patient' | 'provider' | 'staff' | 'clock'
  readonly staffId?: string
}

type NewCase = Pick<Case, 'kind' | 'risk'> &
  Partial<Pick<Case, 'orderId' | 'accountId' | 'facts' | 'rulesVersion' | 'authorisationEnds'>> & {
    readonly id?: string
    readonly now: Instant
  }

/** At most one case for an order, however often it is requested. Null: there is one already. */
export async function insertCase(tx: Orm, { now, kind, id = randomUUID(), ...given }: NewCase): Promise<Case | null> {
  const state = caseKinds[kind].begins
  const clock = await clockFields(tx, { kind, state, since: now })
  const [made] = await tx
    .insert(cases)
    .values({ id, kind, state, ...given, ...clock, createdAt: new Date(now), stateSince: new Date(now) })
    .onConflictDoNothing({ target: cases.orderId })
    .returning()
  if (!made) return null
  await record(tx, { caseId: made.id, fromState: null, toState: state, by: 'clock', what: 'opened', at: new Date(now) })
  await publishDeskEvent(tx, 'case', made.id)
  return made
}

/** The case, locked until the transaction ends. */
export async function lockCase(tx: Orm, caseId: string): Promise<Case | null> {
  const [found] = await tx.select().from(cases).where(eq(cases.id, caseId)).for('no key update')
  return found ?? null
}

export async function lockCaseOf(tx: Orm, orderId: string): Promise<Case | null> {
  const [found] = await tx.select().from(cases).where(eq(cases.orderId, orderId)).for('no key update')
  return found ?? null
}

interface CaseMove extends Doer {
  readonly to: CaseState
  /** In which role: the transition table says who may. */
  readonly as: Actor
  readonly what: string
  readonly now: Instant
  readonly decisionId?: string
  readonly expectedBy?: Instant
  /** A correction of a mistake: `corrections` says which are allowed. */
  readonly isCorrection?: boolean
  readonly set?: Partial<Case>
}

/**
 * Moves a case to another state, if the table allows it, starts the deadline of the new state and writes the event.
 * Null: its current state does not allow it. The caller holds the case.
 */
export async function moveCase(tx: Orm, { id, kind, state }: Case, move: CaseMove): Promise<Case | null> {
  const { to, as, what, now, by, staffId, decisionId, expectedBy, isCorrection = false, set } = move
  if (!(isCorrection ? mayCorrect : mayMove)(kind, state, to, as)) return null
  const clock = await clockFields(tx, { kind, state: to, since: now, expectedBy })
  const [moved] = await tx
    .update(cases)
    .set({ ...clock, ...set, state: to, stateSince: new Date(now), epoch: sql`epoch + 1` })
    .where(and(eq(cases.id, id), eq(cases.state, state)))
    .returning()
  if (!moved) return null
  await record(tx, { caseId: id, fromState: state, toState: to, by, staffId, what, decisionId, at: new Date(now) })
  await publishDeskEvent(tx, 'case', id)
  return moved
}

interface CaseNews extends Doer {
  readonly what: string
  readonly now: Instant
  readonly decisionId?: string
}

/** An event that does not change the state of a case. */
export async function noteOnCase(tx: Orm, { id, state }: Case, { now, ...news }: CaseNews): Promise<void> {
  await record(tx, { caseId: id, fromState: state, toState: state, ...news, at: new Date(now) })
  await publishDeskEvent(tx, 'case', id)
}

interface Timed {
  readonly kind: CaseKind
  readonly state: CaseState
  readonly since: Instant
  readonly expectedBy?: Instant | undefined
}

async function clockFields(tx: Orm, { expectedBy = undefined, ...timed }: Timed) {
  const clock = clockOf({ ...timed, expectedBy: expectedBy ?? null }, await clinicClosures(tx))
  return { clockFrom: clock && new Date(clock.from), dueAt: clock && new Date(clock.due) }
}

const record = (tx: Orm, event: typeof caseEvents.$inferInsert) => tx.insert(caseEvents).values(event)

/** When the provider's authorisation of an order ends, as the provider states it. */
export const recordAuthorisationEnd = async (tx: Orm, orderId: string, ends: Instant): Promise<void> =>
  void (await tx
    .update(cases)
    .set({ authorisationEnds: new Date(ends) })
    .where(eq(cases.orderId, orderId)))

/**
 * Cases without an account for which `isOpenedByThem` holds become the account's: the guest session by which they were
 * known is erased.
 */
export const attachCases = async (tx: Orm, accountId: string, isOpenedByThem: SQL): Promise<void> =>
  void (await tx
    .update(cases)
    .set({ accountId })
    .where(and(isNull(cases.accountId), isNull(cases.orderId), isOpenedByThem)))

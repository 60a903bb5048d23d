import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { declarations } from '#domain/intake/declarations.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { type EarlyEnd, earlyEnd } from '#domain/intake/weight-management/early-end.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { adhdRisk, type ReportedRisk } from '#domain/safeguarding/reported-risk.ts'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { endedAnswers } from './tables.ts'

/** The vault owner of the trace of answers that ended not eligible. */
export const endedOwner = (guestSessionId: string) => `visit/${guestSessionId}/ended`

type End = EarlyEnd | ReportedRisk

/** The stored trace of answers that ended early. For the ADHD flow: what was reported about safety. */
const ends: { readonly [name in GuestFlowName]: (answers: Answers) => End | null } = {
  'weight-management': earlyEnd,
  adhd: adhdRisk,
}

/** Null: these answers did not end early. */
export const endOf = (questionnaire: GuestFlowName, version: number, answers: Answers): End | null =>
  version === declarations[questionnaire].version ? ends[questionnaire](answers) : null

/** A trace as stored: the same end has the same digest. */
export interface EndTrace {
  readonly id: string
  readonly ended: Buffer
  readonly digest: Buffer
}

export function traceOf(vault: Vault, guestSessionId: string, end: End): EndTrace {
  const plain = JSON.stringify(end)
  const owner = endedOwner(guestSessionId)
  return { id: randomUUID(), ended: vault.seal(plain, owner), digest: vault.digest(plain, owner) }
}

/**
 * As SQL, after the statement that saved the answers: `saved` has the guest session and the questionnaire. Once for
 * each end.
 */
export const insertTrace = (id: string, ended: string, digest: string) => `
  insert into ended_answers (id, visit_id, questionnaire, ended, digest)
  select ${id}, visit_id, questionnaire, ${ended}, ${digest} from saved
  on conflict (visit_id, questionnaire, digest) do nothing`

/**
 * Where the answers of the weight flow have ended in a guest session, earliest first. Later changes do not remove this.
 */
export async function endedAnswersOf(orm: Orm, vault: Vault, guestSessionId: string): Promise<EarlyEnd[]> {
  const rows = await orm
    .select({ ended: endedAnswers.ended })
    .from(endedAnswers)
    .where(and(eq(endedAnswers.guestSessionId, guestSessionId), eq(endedAnswers.questionnaire, weightManagement.name)))
    .orderBy(asc(endedAnswers.at), asc(endedAnswers.id))
  return rows.map(({ ended }) => JSON.parse(vault.open(ended, endedOwner(guestSessionId))))
}

interface Whose {
  readonly guestSessionId: string | null
  readonly accountId: string | null
}

/** Every safety question ever answered Yes, in this guest session or in others of the account. */
export async function risksEver(orm: Orm, vault: Vault, { guestSessionId, accountId }: Whose): Promise<Set<string>> {
  if (guestSessionId === null && accountId === null) return new Set()
  const rows = await orm
    .select({ ended: endedAnswers.ended, guestSessionId: endedAnswers.guestSessionId })
    .from(endedAnswers)
    .innerJoin(guestSessions, eq(guestSessions.id, endedAnswers.guestSessionId))
    .where(
      and(
        eq(endedAnswers.questionnaire, adhd.name),
        or(
          guestSessionId === null ? undefined : eq(guestSessions.id, guestSessionId),
          accountId === null ? undefined : eq(guestSessions.accountId, accountId),
        ),
      ),
    )
  const reported = rows.map((row) => JSON.parse(vault.open(row.ended, endedOwner(row.guestSessionId))) as ReportedRisk)
  return new Set(
    reported.flatMap(({ answers }) => answers.flatMap(({ question, isRisk }) => (isRisk ? [question] : []))),
  )
}

/** A concern was raised about these answers: it is not raised again. */
export const markRaised = async (tx: Orm, id: string, now: number): Promise<void> =>
  void (await tx
    .update(endedAnswers)
    .set({ raisedAt: new Date(now) })
    .where(and(eq(endedAnswers.id, id), isNull(endedAnswers.raisedAt))))

/** Reported safety risks of a guest session, without the other answers. */
export const recordReportedRisk = async (
  tx: Orm,
  vault: Vault,
  guestSessionId: string,
  reported: ReportedRisk,
): Promise<void> =>
  void (await tx
    .insert(endedAnswers)
    .values({ ...traceOf(vault, guestSessionId, reported), guestSessionId, questionnaire: adhd.name }))

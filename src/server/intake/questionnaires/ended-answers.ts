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

/** For whom the trace of answers that ended not eligible is sealed. */
export const endedOwner = (visitId: string) => `visit/${visitId}/ended`

type End = EarlyEnd | ReportedRisk

/** What is kept of answers that lead no further. Of the ADHD flow it is what was told about somebody's safety. */
const ends: { readonly [name in GuestFlowName]: (answers: Answers) => End | null } = {
  'weight-management': earlyEnd,
  adhd: adhdRisk,
}

/** Null: these answers did not end before their end. */
export const endOf = (questionnaire: GuestFlowName, version: number, answers: Answers): End | null =>
  version === declarations[questionnaire].version ? ends[questionnaire](answers) : null

/** A trace as it is kept: the same end is the same digest. */
export interface EndTrace {
  readonly id: string
  readonly ended: Buffer
  readonly digest: Buffer
}

export function traceOf(vault: Vault, visitId: string, end: End): EndTrace {
  const plain = JSON.stringify(end)
  const owner = endedOwner(visitId)
  return { id: randomUUID(), ended: vault.seal(plain, owner), digest: vault.digest(plain, owner) }
}

/** As SQL, after whatever has saved the answers: `saved` has the visit and the questionnaire. Once for each end. */
export const insertTrace = (id: string, ended: string, digest: string) => `
  insert into ended_answers (id, visit_id, questionnaire, ended, digest)
  select ${id}, visit_id, questionnaire, ${ended}, ${digest} from saved
  on conflict (visit_id, questionnaire, digest) do nothing`

/** Where the answers of the weight flow have ended in a visit, the earliest first. Whatever is changed later, this stays as long as the visit. */
export async function endedAnswersOf(orm: Orm, vault: Vault, visitId: string): Promise<EarlyEnd[]> {
  const rows = await orm
    .select({ ended: endedAnswers.ended })
    .from(endedAnswers)
    .where(and(eq(endedAnswers.visitId, visitId), eq(endedAnswers.questionnaire, weightManagement.name)))
    .orderBy(asc(endedAnswers.at), asc(endedAnswers.id))
  return rows.map(({ ended }) => JSON.parse(vault.open(ended, endedOwner(visitId))))
}

interface Whose {
  readonly visitId: string | null
  readonly accountId: string | null
}

/** Every question about safety that somebody has ever said Yes to, in this visit or in others of their account. */
export async function risksEver(orm: Orm, vault: Vault, { visitId, accountId }: Whose): Promise<Set<string>> {
  if (visitId === null && accountId === null) return new Set()
  const rows = await orm
    .select({ ended: endedAnswers.ended, visitId: endedAnswers.visitId })
    .from(endedAnswers)
    .innerJoin(guestSessions, eq(guestSessions.id, endedAnswers.visitId))
    .where(
      and(
        eq(endedAnswers.questionnaire, adhd.name),
        or(
          visitId === null ? undefined : eq(guestSessions.id, visitId),
          accountId === null ? undefined : eq(guestSessions.accountId, accountId),
        ),
      ),
    )
  const told = rows.map((row) => JSON.parse(vault.open(row.ended, endedOwner(row.visitId))) as ReportedRisk)
  return new Set(told.flatMap(({ answers }) => answers.flatMap(({ question, isRisk }) => (isRisk ? [question] : []))))
}

/** A concern was raised about what was told: it is not raised again. */
export const markRaised = async (tx: Orm, id: string, now: number): Promise<void> =>
  void (await tx
    .update(endedAnswers)
    .set({ raisedAt: new Date(now) })
    .where(and(eq(endedAnswers.id, id), isNull(endedAnswers.raisedAt))))

/** What was told of somebody's safety in a visit, without the answers that it was told with. */
export const recordReportedRisk = async (tx: Orm, vault: Vault, visitId: string, told: ReportedRisk): Promise<void> =>
  void (await tx.insert(endedAnswers).values({ ...traceOf(vault, visitId, told), visitId, questionnaire: adhd.name }))

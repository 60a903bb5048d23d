import { and, desc, eq, isNull } from 'drizzle-orm'
import { adhd } from '#domain/questionnaires/adhd/flow.ts'
import type { ToldRisk } from '#domain/safeguarding/told-risk.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { endedAnswers } from '../evidence/tables.ts'
import { endedOwner } from '../questionnaires/ended-answers.ts'

export interface ToldInVisit {
  readonly id: string
  readonly told: ToldRisk
  readonly digest: Buffer
  readonly isRaised: boolean
}

const ofSafety = (visitId: string) => and(eq(endedAnswers.visitId, visitId), eq(endedAnswers.questionnaire, adhd.name))

/** Whatever was told of somebody's safety in a visit, the newest first, also where it was changed since. */
export async function toldInVisit(tx: Orm, vault: Vault, visitId: string): Promise<ToldInVisit[]> {
  const rows = await tx.select().from(endedAnswers).where(ofSafety(visitId)).orderBy(desc(endedAnswers.at))
  return rows.map(({ id, ended, digest, raisedAt }) => ({
    id,
    told: JSON.parse(vault.open(ended, endedOwner(visitId))),
    digest,
    isRaised: raisedAt !== null,
  }))
}

export const markRaised = async (tx: Orm, id: string, now: number): Promise<void> =>
  void (await tx
    .update(endedAnswers)
    .set({ raisedAt: new Date(now) })
    .where(and(eq(endedAnswers.id, id), isNull(endedAnswers.raisedAt))))

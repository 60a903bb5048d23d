import { and, desc, eq } from 'drizzle-orm'
import { adhd } from '#domain/intake/adhd/flow.ts'
import type { ReportedRisk } from '#domain/safeguarding/reported-risk.ts'
import { endedOwner } from '../../intake/questionnaires/ended-answers.ts'
import { endedAnswers } from '../../intake/questionnaires/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'

export interface ReportedInSession {
  readonly id: string
  readonly reported: ReportedRisk
  readonly digest: Buffer
  readonly isRaised: boolean
}

const ofSafety = (guestSessionId: string) =>
  and(eq(endedAnswers.guestSessionId, guestSessionId), eq(endedAnswers.questionnaire, adhd.name))

/** Answers about safety in a guest session, newest first, even if changed since. */
export async function reportedInSession(tx: Orm, vault: Vault, guestSessionId: string): Promise<ReportedInSession[]> {
  const rows = await tx.select().from(endedAnswers).where(ofSafety(guestSessionId)).orderBy(desc(endedAnswers.at))
  return rows.map(({ id, ended, digest, raisedAt }) => ({
    id,
    reported: JSON.parse(vault.open(ended, endedOwner(guestSessionId))),
    digest,
    isRaised: raisedAt !== null,
  }))
}

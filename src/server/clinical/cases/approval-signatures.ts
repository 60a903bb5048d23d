import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { type Decision, openDecision } from './decisions.ts'
import { caseDecisions } from './tables.ts'

type Opening = Pick<Services, 'vault'>

const givenBy = async (services: Opening, tx: Orm, { staffId, decidedAt, ...decision }: Decision) => ({
  id: staffId,
  name: await staffName(services, tx, staffId),
  at: decidedAt.toISOString(),
  reason: openDecision(services, { staffId, decidedAt, ...decision }).reason ?? null,
})

/** Who countersigned an approval, when and why. Null: nobody has, or none was needed. */
export async function signatureOf(services: Opening, tx: Orm, approval: Decision) {
  const [signature] = await tx
    .select()
    .from(caseDecisions)
    .where(
      and(
        eq(caseDecisions.caseId, approval.caseId),
        eq(caseDecisions.kind, 'sign'),
        gte(caseDecisions.decidedAt, approval.decidedAt),
        isNotNull(caseDecisions.doneAt),
        isNull(caseDecisions.undoneAt),
      ),
    )
    .orderBy(desc(caseDecisions.decidedAt))
    .limit(1)
  return signature ? givenBy(services, tx, signature) : null
}

export const approvalReasons = givenBy

/** The reasons given for single flags, in the words of the flag. */
export function flagReasonsIn({ ticked = [], flags = [] }: ReturnType<typeof openDecision>) {
  const known = flags as readonly { readonly id: string; readonly says: string }[]
  return ticked.flatMap(({ flag, reason }) =>
    reason?.trim() ? [{ says: known.find(({ id }) => id === flag)?.says ?? flag, reason }] : [],
  )
}

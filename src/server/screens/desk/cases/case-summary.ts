import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { patientOf } from '#domain/clinical/patient.ts'
import { type ReportedThing, reportedAllergies, reportedMedicines } from '#domain/clinical/reported-summary.ts'
import { idsOfCasesOf } from '../../../clinical/cases/cases-of.ts'
import type { JudgedCase } from '../../../clinical/cases/judge-case.ts'
import { caseDecisions, caseReturns } from '../../../clinical/cases/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'

/** What matters about the patient in one line. Null: there is no order, or no rule can read its answers. */
export async function caseSummary(tx: Orm, { found, inputs, judgement }: JudgedCase) {
  if (!inputs || !judgement) return null
  const patient = patientOf(inputs.input)
  return {
    bmi: patient.body?.bmi ?? null,
    startingBmi: patient.startingBmi,
    isBmiVerified: patient.verified !== null && patient.body?.bmi === patient.verified.bmi,
    allergies: shown(reportedAllergies(patient)),
    medicines: shown(reportedMedicines(patient)),
    decisions: await decisionsOn(tx, found.id, inputs.order.accountId),
  }
}

const shown = ({ is, words, step }: ReportedThing) => ({ is, words: withoutBeginnings(words), step })

/** "Warfarin" was ticked and "Warfarin 3 mg at night" written: in one line the second says both. */
const withoutBeginnings = (words: readonly string[]): string[] =>
  words.filter((one) => !words.some((other) => other.toLowerCase().startsWith(`${one.toLowerCase()} `)))

/** How the patient's orders were decided so far. What can still be undone does not count. */
async function decisionsOn(tx: Orm, caseId: string, accountId: string | null) {
  const theirs = accountId === null ? [caseId] : idsOfCasesOf(tx, accountId)
  const [made, [returned]] = await pipeline([
    tx
      .select({ kind: caseDecisions.kind, times: count() })
      .from(caseDecisions)
      .where(
        and(
          inArray(caseDecisions.caseId, theirs),
          inArray(caseDecisions.kind, ['approve', 'decline']),
          isNotNull(caseDecisions.doneAt),
        ),
      )
      .groupBy(caseDecisions.kind),
    tx
      .select({ times: count() })
      .from(caseReturns)
      .where(and(inArray(caseReturns.caseId, theirs), eq(caseReturns.by, 'pharmacist'))),
  ])
  const times = (kind: string) => made.find((one) => one.kind === kind)?.times ?? 0
  return { approved: times('approve'), declined: times('decline'), returned: returned?.times ?? 0 }
}

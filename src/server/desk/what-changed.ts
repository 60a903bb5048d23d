import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { changedWords } from '#content/desk/changed.ts'
import type { Flag } from '#domain/clinical/flag.ts'
import { patientOf } from '#domain/clinical/patient.ts'
import { openDecision } from '../cases/decisions.ts'
import type { JudgedCase } from '../cases/judge-case.ts'
import { caseDecisions } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'

/** What is different from what was typed first, and from what whoever decided last was shown. */
export async function whatChanged(services: Services, tx: Orm, { found, inputs, judgement }: JudgedCase) {
  if (!inputs || !judgement) return []
  const { typed, verified } = patientOf(inputs.input)
  const weighed = typed && verified && typed.kg !== verified.kg ? [changedWords.weight(typed.kg, verified.kg)] : []
  const [last] = await tx
    .select()
    .from(caseDecisions)
    .where(and(eq(caseDecisions.caseId, found.id), isNotNull(caseDecisions.doneAt), ne(caseDecisions.kind, 'sign')))
    .orderBy(desc(caseDecisions.decidedAt))
    .limit(1)
  if (!last) return [changedWords.first, ...weighed]
  const before = (openDecision(services, last).flags ?? []) as readonly Flag[]
  const now = judgement.flags
  return [
    ...weighed,
    ...now.filter(({ id }) => !before.some((flag) => flag.id === id)).map(({ says }) => changedWords.came(says)),
    ...before.filter(({ id }) => !now.some((flag) => flag.id === id)).map(({ says }) => changedWords.went(says)),
  ]
}

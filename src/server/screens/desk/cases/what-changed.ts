import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { changedWords } from '#content/desk/changed.ts'
import type { Flag } from '#domain/clinical/flag.ts'
import { patientOf } from '#domain/clinical/patient.ts'
import { changesSince } from '#domain/treatment/changes-since.ts'
import type { CaseInputs } from '../../../clinical/cases/case-inputs.ts'
import { sentCheckInsOf } from '../../../clinical/cases/check-ins-of.ts'
import { openDecision } from '../../../clinical/cases/decisions.ts'
import type { JudgedCase } from '../../../clinical/cases/judge-case.ts'
import { caseDecisions } from '../../../clinical/cases/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** Other events lack the flags: compared with them every flag would look new. */
const withFlags = inArray(caseDecisions.kind, ['approve', 'decline', 'ask'])

/** Differences from the first answers, and from what the last decision was based on. */
export async function whatChanged(services: Services, tx: Orm, { found, inputs, judgement }: JudgedCase) {
  if (!inputs || !judgement) return []
  const { typed, verified } = patientOf(inputs.input)
  const weighed = typed && verified && typed.kg !== verified.kg ? [changedWords.weight(typed.kg, verified.kg)] : []
  const since = await sinceLastTime(services, tx, inputs)
  const [last] = await tx
    .select()
    .from(caseDecisions)
    .where(and(eq(caseDecisions.caseId, found.id), isNotNull(caseDecisions.doneAt), withFlags))
    .orderBy(desc(caseDecisions.decidedAt))
    .limit(1)
  if (!last) return [...since, ...(since.length === 0 ? [changedWords.first] : []), ...weighed]
  const before = (openDecision(services, last).flags ?? []) as readonly Flag[]
  const now = judgement.flags
  return [
    ...since,
    ...weighed,
    ...now.filter(({ id }) => !before.some((flag) => flag.id === id)).map(({ says }) => changedWords.came(says)),
    ...before.filter(({ id }) => !now.some((flag) => flag.id === id)).map(({ says }) => changedWords.went(says)),
  ]
}

/** For the next pen: this check-in, beside the previous one. */
async function sinceLastTime({ vault }: Services, tx: Orm, { order, input }: CaseInputs): Promise<string[]> {
  const { repeat } = input
  if (!repeat?.checkIn || order.accountId === null) return []
  const sent = await sentCheckInsOf(tx, vault, order.accountId)
  const place = sent.findIndex(({ row }) => row.orderId === order.id)
  const before = sent.slice(0, place).at(-1)?.reported ?? null
  return changesSince(repeat.checkIn, before, repeat.weights)
}

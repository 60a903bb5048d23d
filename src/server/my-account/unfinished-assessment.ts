import { walk } from '#domain/questionnaires/engine/walk.ts'
import { flows, type VisitFlowName, visitFlowNames } from '#domain/questionnaires/flows.ts'
import { newestAnswers } from '../accounts/newest-answers.ts'
import type { Orm } from '../database/database.ts'
import { inCurrentVersion } from '../questionnaires/current-version.ts'
import { ownerOf } from '../questionnaires/save-answer.ts'
import type { Services } from '../services.ts'

interface Whose {
  readonly accountId: string
  /** Whether this person has what the questionnaire is asked for. */
  readonly has: Readonly<Record<VisitFlowName, boolean>>
}

/** What somebody has begun to answer and not come to the end of. Of two, the one they answered last. Null: nothing. */
export async function unfinishedAssessment(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  { accountId, has }: Whose,
): Promise<VisitFlowName | null> {
  const unfinished: { readonly name: VisitFlowName; readonly at: Date }[] = []
  for (const name of visitFlowNames) {
    const newest = await newestAnswers(orm, accountId, name)
    if (newest && isUnfinished(services, newest, name, has[name])) unfinished.push({ name, at: newest.updatedAt })
  }
  const [last] = unfinished.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return last?.name ?? null
}

/** Half answered, or answered to the end and nothing came of it yet. One that ended early is over. */
function isUnfinished(
  { vault }: Pick<Services, 'vault'>,
  { answers, visitId, version }: NonNullable<Awaited<ReturnType<typeof newestAnswers>>>,
  name: VisitFlowName,
  has: boolean,
): boolean {
  const kept = vault.open(answers, ownerOf(visitId, name))
  const { end } = walk<string, string>(flows[name], JSON.parse(inCurrentVersion(flows[name], version, kept)))
  return end.to === 'unanswered' || (end.to === 'finished' && !has)
}

import { walk } from '#domain/intake/engine/walk.ts'
import { flows, type GuestFlowName, guestFlowNames } from '#domain/intake/flows.ts'
import { inCurrentVersion } from '../../../intake/questionnaires/current-version.ts'
import { newestAnswers } from '../../../intake/questionnaires/newest-answers.ts'
import { ownerOf } from '../../../intake/questionnaires/save-answer.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

interface Whose {
  readonly accountId: string
  /** Whether this patient already has what the questionnaire leads to. */
  readonly has: Readonly<Record<GuestFlowName, boolean>>
}

/** The assessment a patient has begun and not finished. Of two, the one answered last. Null: none. */
export async function unfinishedAssessment(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  { accountId, has }: Whose,
): Promise<GuestFlowName | null> {
  const unfinished: { readonly name: GuestFlowName; readonly at: Date }[] = []
  for (const name of guestFlowNames) {
    const newest = await newestAnswers(orm, accountId, name)
    if (newest && isUnfinished(services, newest, name, has[name])) unfinished.push({ name, at: newest.updatedAt })
  }
  const [last] = unfinished.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return last?.name ?? null
}

/** Half answered, or completed without an order yet. One that ended early is over. */
function isUnfinished(
  { vault }: Pick<Services, 'vault'>,
  { answers, guestSessionId, version }: NonNullable<Awaited<ReturnType<typeof newestAnswers>>>,
  name: GuestFlowName,
  has: boolean,
): boolean {
  const kept = vault.open(answers, ownerOf(guestSessionId, name))
  const { end } = walk<string, string>(flows[name], JSON.parse(inCurrentVersion(flows[name], version, kept)))
  return end.to === 'unanswered' || (end.to === 'finished' && !has)
}

import { walk } from '#domain/questionnaires/engine/walk.ts'
import { flowNamed } from '#domain/questionnaires/flows.ts'
import { instancesOf, loadInstance } from '../questionnaires/instances.ts'
import type { Services } from '../services.ts'

/** The form that asks what the questionnaire leaves open. */
const followUpName = 'medicines-and-conditions'

/** Whether it was answered to its end, the last time it was answered. */
export async function isFollowUpFinished(services: Services, accountId: string): Promise<boolean> {
  const flow = flowNamed(followUpName)
  const [newest] = flow ? await instancesOf(services, accountId, flow) : []
  const kept = flow && newest && (await loadInstance(services, { accountId, flow, id: newest.id }))
  return kept ? walk(flow, JSON.parse(kept.plain)).end.to === 'finished' : false
}

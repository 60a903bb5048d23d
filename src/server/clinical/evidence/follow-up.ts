import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import { flowNamed } from '#domain/intake/flows.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { instancesOf, loadInstance } from '../../intake/questionnaires/instances.ts'
import type { Services } from '../../platform/services.ts'

/** The medical history form, which asks what the questionnaire leaves open. */
const followUpName = weightService.medicalHistory

interface AnsweredForm {
  /** Completed, when last answered. */
  readonly isFinished: boolean
  /** YYYY-MM-DD; null: never. */
  readonly on: string | null
}

export async function followUpOf(services: Services, accountId: string): Promise<AnsweredForm> {
  const flow = flowNamed(followUpName)
  const [newest] = flow ? await instancesOf(services, accountId, flow) : []
  const stored = flow && newest && (await loadInstance(services, { accountId, flow, id: newest.id }))
  return {
    isFinished: stored ? walk(flow, JSON.parse(stored.plain)).end.to === 'finished' : false,
    on: newest ? londonTimeAt(newest.updatedAt.getTime()).date : null,
  }
}

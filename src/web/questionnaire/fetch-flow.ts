import type { AnyFlow } from '#domain/questionnaires/engine/flow.ts'
import type { FlowName } from '#domain/questionnaires/flows.ts'
import { startQuestionnaire } from '#web/shared/answers/on-this-device.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'

interface FetchedFlow {
  readonly flow: AnyFlow
  readonly questionnaire: Questionnaire
}

/** Only the questionnaire that is asked for is fetched. */
const fetched: Readonly<Record<FlowName, () => Promise<FetchedFlow>>> = {
  async 'weight-management'() {
    const [{ weightManagement: flow }, { questionnaire }] = await Promise.all([
      import('#domain/questionnaires/weight-management/flow.ts'),
      import('#web/shared/answers/weight-management.ts'),
    ])
    return { flow, questionnaire }
  },
  async adhd() {
    const [{ adhd: flow }, { questionnaire }] = await Promise.all([
      import('#domain/questionnaires/adhd/flow.ts'),
      import('#web/shared/answers/adhd.ts'),
    ])
    return { flow, questionnaire }
  },
}

export async function fetchFlow(name: FlowName): Promise<FetchedFlow> {
  const taken = await fetched[name]()
  startQuestionnaire(taken.questionnaire)
  return taken
}

import { declarations } from '#domain/questionnaires/declarations.ts'
import type { VisitFlow, VisitFlowName } from '#domain/questionnaires/flows.ts'
import { startQuestionnaire } from './on-this-device.ts'
import type { Questionnaire } from './questionnaire.ts'

/** Where the code of each is. Only that of the questionnaire that is asked for is fetched. */
const modules: {
  readonly [name in VisitFlowName]: () => Promise<{ readonly questionnaire: Questionnaire<VisitFlow> }>
} = {
  'weight-management': () => import('./weight-management.ts'),
  adhd: () => import('./adhd.ts'),
}

const names = Object.keys(modules) as VisitFlowName[]

const fetched = async (name: VisitFlowName): Promise<Questionnaire<VisitFlow>> => (await modules[name]()).questionnaire

/** Every questionnaire, started or not. */
export const allQuestionnaires = (): Promise<Questionnaire<VisitFlow>[]> => Promise.all(names.map(fetched))

/** One of them, with what is kept of it on this device taken up. */
export async function fetchQuestionnaire(name: VisitFlowName): Promise<Questionnaire<VisitFlow>> {
  const questionnaire = await fetched(name)
  startQuestionnaire(questionnaire)
  return questionnaire
}

/** Takes up those that have any of these answers. */
export async function startAnswered(keys: readonly string[]): Promise<void> {
  const answered = names.filter((name) => keys.some((key) => declarations[name].answerKeys.test(key)))
  await Promise.all(answered.map(fetchQuestionnaire))
}

import { declarations } from '#domain/intake/declarations.ts'
import type { GuestFlow, GuestFlowName } from '#domain/intake/flows.ts'
import { startQuestionnaire } from './on-this-device.ts'
import type { Questionnaire } from './questionnaire.ts'

/** Where the code of each is. Only that of the questionnaire that is asked for is fetched. */
const modules: {
  readonly [name in GuestFlowName]: () => Promise<{ readonly questionnaire: Questionnaire<GuestFlow> }>
} = {
  'weight-management': () => import('./weight-management.ts'),
  adhd: () => import('./adhd.ts'),
}

const names = Object.keys(modules) as GuestFlowName[]

const fetched = async (name: GuestFlowName): Promise<Questionnaire<GuestFlow>> => (await modules[name]()).questionnaire

/** Every questionnaire, started or not. */
export const allQuestionnaires = (): Promise<Questionnaire<GuestFlow>[]> => Promise.all(names.map(fetched))

/** One of them, with what is kept of it on this device taken up. */
export async function fetchQuestionnaire(name: GuestFlowName): Promise<Questionnaire<GuestFlow>> {
  const questionnaire = await fetched(name)
  startQuestionnaire(questionnaire)
  return questionnaire
}

/** Takes up those that have any of these answers. */
export async function startAnswered(keys: readonly string[]): Promise<void> {
  const answered = names.filter((name) => keys.some((key) => declarations[name].answerKeys.test(key)))
  await Promise.all(answered.map(fetchQuestionnaire))
}

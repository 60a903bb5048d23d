import type { CallReply } from '#contract/calls.ts'
import { writeProgress } from '#domain/intake/engine/saved-progress.ts'
import { lifeHistory as flow } from '#domain/intake/life-history/flow.ts'
import { callApi } from '#web/browser/api.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { loadQuestionnaire } from './load-questionnaire.ts'
import { memoryStorage } from './memory-storage.ts'
import { createQuestionnaire, progressKey, type Questionnaire } from './questionnaire.ts'
import { noteVersion } from './saved-version.ts'

/** What the account has of it, from the server: nothing of it is kept on the device. */
export function createLifeHistory(
  instance: string,
  { ansData, revision }: Omit<CallReply<'load_life_history'>, 'instance'>,
): Questionnaire {
  const storage = memoryStorage({
    ...(ansData === null ? {} : { [progressKey]: writeProgress({ data: JSON.parse(ansData), stepHistory: [] }) }),
    ...(revision === 0 ? {} : { questionnaire_sync: JSON.stringify({ [flow.name]: revision }) }),
  })
  noteVersion(storage, flow)
  const questionnaire = createQuestionnaire({
    flow,
    storage,
    tab: randomUuid(),
    log: (message) => console.warn(message),
    call: async ({ questionnaire_type: _, uniqueId: __, ...body }, signal) => {
      const reply = await callApi('save_life_history', { ...body, instance, version: flow.version }, signal)
      return { ...reply, data: reply.data && { ...reply.data, uniqueId: instance } }
    },
  })
  return loadQuestionnaire(questionnaire)
}

import type { CallReply } from '#contract/calls.ts'
import { writeProgress } from '#domain/intake/engine/saved-progress.ts'
import { medicinesAndConditions as flow } from '#domain/intake/medicines-and-conditions/flow.ts'
import { callApi } from '#web/browser/api.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { loadQuestionnaire } from './load-questionnaire.ts'
import { memoryStorage } from './memory-storage.ts'
import { createQuestionnaire, progressKey, type Questionnaire } from './questionnaire.ts'
import { noteVersion } from './saved-version.ts'

/** What the account has of it, from the server: nothing of it is kept on the device. */
export function createFollowUp({ instance: kept, ansData, revision }: CallReply<'load_instance'>): Questionnaire {
  const instance = kept ?? randomUuid()
  const storage = memoryStorage({
    ...(ansData === null ? {} : { [progressKey]: writeProgress({ data: JSON.parse(ansData), stepHistory: [] }) }),
    ...(kept === null ? {} : { questionnaire_sync: JSON.stringify({ [flow.name]: revision }) }),
  })
  noteVersion(storage, flow)
  const questionnaire = createQuestionnaire({
    flow,
    storage,
    tab: randomUuid(),
    log: (message) => console.warn(message),
    call: async ({ questionnaire_type: questionnaire, uniqueId: _, ...body }, signal) => {
      const given = { ...body, questionnaire, instance, version: flow.version }
      const reply = await callApi('save_instance', given, signal)
      return { ...reply, data: reply.data && { ...reply.data, uniqueId: instance } }
    },
  })
  return loadQuestionnaire(questionnaire)
}

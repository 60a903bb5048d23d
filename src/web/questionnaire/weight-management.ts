import { useSyncExternalStore } from 'react'
import { initialState, type QuestionnaireState } from '#domain/questionnaires/engine/state.ts'
import { callApi } from '../api.ts'
import { deviceStorage } from '../browser-storage.ts'
import { createQuestionnaire, progressKey } from './questionnaire.ts'

/** `crypto.randomUUID` is missing on plain http addresses other than localhost; this is not. */
function randomUuid(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

export const questionnaire = createQuestionnaire({
  flow: 'weight-management',
  storage: deviceStorage,
  call: (body, signal) => callApi('save_answer', body, signal),
  tab: randomUuid(),
  log: (message) => console.warn(message),
})

/** A screen names the part of the state it shows, and is drawn again only when that part has changed. */
export const useQuestionnaire = <Part>(part: (state: QuestionnaireState) => Part): Part =>
  useSyncExternalStore(
    questionnaire.subscribe,
    () => part(questionnaire.state),
    () => part(initialState),
  )

/** The answer given under this key, if any. */
export const useAnswer = (key: string) => useQuestionnaire(({ data }) => data[key])

export const useSaveState = () =>
  useSyncExternalStore(
    questionnaire.saver.subscribe,
    () => questionnaire.saver.state,
    () => 'idle' as const,
  )

let isListening = false

/** Once per page load: takes up saved progress, sends it to the server, and keeps an eye on the connection and other tabs. */
export function startQuestionnaire(): void {
  if (isListening) return
  isListening = true
  questionnaire.load()
  if (Object.keys(questionnaire.state.data).length > 0) void questionnaire.saver.save()

  window.addEventListener('online', () => questionnaire.saver.retry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') questionnaire.saver.retry()
  })
  window.addEventListener('storage', (event) => {
    const isOurs = event.key === progressKey && event.newValue !== null
    if (isOurs && questionnaire.differsFrom(event.newValue)) questionnaire.saver.markStale()
  })
}

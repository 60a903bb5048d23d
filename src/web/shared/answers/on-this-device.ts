import type { CallBody } from '#contract/calls.ts'
import { callApi } from '#web/browser/api.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { progressKey, type Questionnaire } from './questionnaire.ts'

let lastSave: Promise<unknown> = Promise.resolve()

/** One save at a time, whichever questionnaire it is of: two at once, both the first of a visit, would begin two visits. */
function save(body: CallBody<'save_answer'>, signal: AbortSignal) {
  const send = () => callApi('save_answer', body, signal)
  const saved = lastSave.then(send, send)
  lastSave = saved
  return saved
}

/** What every questionnaire in this tab is made with. */
export const onThisDevice = {
  storage: deviceStorage,
  call: save,
  tab: randomUuid(),
  log: (message: string) => console.warn(message),
  onForeign: () => void import('./leave-device.ts').then(({ forgetPerson }) => forgetPerson()),
}

const started = new WeakSet<Questionnaire>()

/** Once per page load: takes up saved progress, sends it to the server, and keeps an eye on the connection and other tabs. */
export function startQuestionnaire(questionnaire: Questionnaire): void {
  if (started.has(questionnaire)) return
  started.add(questionnaire)
  const { saver } = questionnaire
  questionnaire.load()
  if (Object.keys(questionnaire.state.data).length > 0) void saver.save()

  window.addEventListener('online', () => saver.retry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') saver.retry()
  })
  window.addEventListener('storage', (event) => {
    const isOurs = event.key === progressKey && event.newValue !== null
    if (isOurs && questionnaire.differsFrom(event.newValue)) saver.markStale()
  })
}

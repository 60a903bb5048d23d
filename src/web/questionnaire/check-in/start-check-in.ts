import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'

/** Takes up the answers, and tries again what could not be sent when the connection is back. */
export function startCheckIn(questionnaire: Questionnaire): void {
  if (questionnaire.state.isLoaded) return
  questionnaire.load()
  window.addEventListener('online', () => questionnaire.saver.retry())
  // Of before the page was left: it may never have reached us.
  if (Object.keys(questionnaire.answers()).length > 0) void questionnaire.saver.save()
}

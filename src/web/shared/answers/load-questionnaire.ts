import type { Questionnaire } from './questionnaire.ts'

/**
 * Takes up what an account has of a questionnaire before its first question is drawn, so that none is ever seen without
 * its answer, and tries again what could not be sent when the connection is back.
 */
export function loadQuestionnaire<Given extends Questionnaire>(questionnaire: Given): Given {
  questionnaire.load()
  window.addEventListener('online', () => questionnaire.saver.retry())
  return questionnaire
}

import { startQuestionnaire } from './on-this-device.ts'
import type { Questionnaire, Submitted } from './questionnaire.ts'

/** Brings whatever of this questionnaire is not on the server yet there, before something is built on it. */
export async function sendUnsaved(questionnaire: Questionnaire): Promise<Submitted> {
  startQuestionnaire(questionnaire)
  const hasAnswers = Object.keys(questionnaire.answers()).length > 0
  if (!hasAnswers || questionnaire.saver.state === 'saved') return 'saved'
  return questionnaire.keep(null)
}

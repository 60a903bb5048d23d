import { loadInstance, saveInstance } from './answer-instances.ts'
import { myConsents, withdrawConsent } from './consents.ts'
import { loadAnswers } from './load-answers.ts'
import { saveAnswer } from './save-answer.ts'
import { searchGpPractices } from './search-gp-practices.ts'
import { agreeToStart, startConsentState } from './start-consent.ts'

export const intakeCalls = {
  [agreeToStart.name]: agreeToStart,
  [startConsentState.name]: startConsentState,
  [saveAnswer.name]: saveAnswer,
  [loadAnswers.name]: loadAnswers,
  [loadInstance.name]: loadInstance,
  [saveInstance.name]: saveInstance,
  [searchGpPractices.name]: searchGpPractices,
  [myConsents.name]: myConsents,
  [withdrawConsent.name]: withdrawConsent,
}

import type { Handlers } from '../identity/handler.ts'
import { searchCodes } from './codes/search-codes.ts'
import { searchGpPractices } from './gp-practices/search-gp-practices.ts'
import { loadAnswers } from './questionnaires/load-answers.ts'
import { saveAnswer } from './questionnaires/save-answer.ts'
import { agreeToStart, startConsentState } from './questionnaires/start-consent.ts'

export const intakeCalls = {
  agree_to_start: agreeToStart,
  start_consent_state: startConsentState,
  save_answer: saveAnswer,
  load_answers: loadAnswers,
  search_codes: searchCodes,
  search_gp_practices: searchGpPractices,
} satisfies Partial<Handlers>

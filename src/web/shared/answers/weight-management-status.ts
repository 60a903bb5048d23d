import { useEffect, useMemo } from 'react'
import type { Answers } from '#domain/intake/engine/step.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { type ReportedDose, reportedDose } from '#domain/intake/weight-management/reported-dose.ts'
import { startQuestionnaire } from './on-this-device.ts'
import type { Submitted } from './questionnaire.ts'
import { sendUnsaved } from './send-unsaved.ts'
import { useQuestionnaireState } from './use-questionnaire-state.ts'
import { questionnaire } from './weight-management.ts'

const endOf = (answers: Answers) => walk(weightManagement, answers).end

export type AssessmentEnd = ReturnType<typeof endOf>

/** Where the person's answers lead, for pages that come after the questionnaire. Null until the answers are read. */
export function useAssessmentEnd(): AssessmentEnd | null {
  const { isLoaded, data } = useQuestionnaireState(questionnaire, (state) => state)
  useEffect(() => startQuestionnaire(questionnaire), [])
  return useMemo(() => (isLoaded ? endOf(data) : null), [isLoaded, data])
}

/** What has been answered on this device, as it changes. Null until the answers are read. */
export function useGivenAnswers(): Answers | null {
  const { isLoaded, data } = useQuestionnaireState(questionnaire, (state) => state)
  useEffect(() => startQuestionnaire(questionnaire), [])
  return isLoaded ? data : null
}

/** The dose the person told us of, if they have been treated before. Null until the answers are read. */
export function useReportedDose(): ReportedDose | null {
  const { isLoaded, data } = useQuestionnaireState(questionnaire, (state) => state)
  return useMemo(() => (isLoaded ? reportedDose(data) : null), [isLoaded, data])
}

/** What has been answered on this device. */
export function givenAnswers(): Answers {
  startQuestionnaire(questionnaire)
  return questionnaire.answers()
}

/** They were asked for an address for offers, and skipped it. Nothing of that is sent, so only this device knows. */
export function hasDeclinedOffers(): boolean {
  startQuestionnaire(questionnaire)
  return questionnaire.state.data.email === ''
}

/** Brings whatever is not on the server yet there, before something is built on it. */
export const sendWeightAnswers = (): Promise<Submitted> => sendUnsaved(questionnaire)

import { useEffect, useMemo } from 'react'
import { answersOf } from '#domain/questionnaires/engine/answers.ts'
import type { Answers } from '#domain/questionnaires/engine/step.ts'
import { walk } from '#domain/questionnaires/engine/walk.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { questionnaire, startQuestionnaire, useQuestionnaire } from './questionnaire/weight-management.ts'

const endOf = (answers: Answers) => walk(weightManagement, answers).end

export type AssessmentEnd = ReturnType<typeof endOf>

/** Where the person's answers lead, for pages that come after the questionnaire. Null until the answers are read. */
export function useAssessmentEnd(): AssessmentEnd | null {
  const { isLoaded, data } = useQuestionnaire((state) => state)
  useEffect(startQuestionnaire, [])
  return useMemo(() => (isLoaded ? endOf(data) : null), [isLoaded, data])
}

/** What has been answered on this device. */
export function givenAnswers(): Answers {
  startQuestionnaire()
  return answersOf(weightManagement, questionnaire.state.data)
}

/** Brings whatever is not on the server yet there, before something is built on it. */
export async function settleAnswers(): Promise<'saved' | 'unsaved' | 'overtaken'> {
  const hasAnswers = Object.keys(givenAnswers()).length > 0
  if (!hasAnswers || questionnaire.saver.state === 'saved') return 'saved'
  return questionnaire.keep(null)
}

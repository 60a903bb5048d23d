import { useEffect, useMemo } from 'react'
import { walk } from '#domain/questionnaires/engine/walk.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { startQuestionnaire, useQuestionnaire } from './questionnaire/weight-management.ts'

const endOf = (answers: Parameters<typeof walk>[1]) => walk(weightManagement, answers).end

export type AssessmentEnd = ReturnType<typeof endOf>

/** Where the person's answers lead, for pages that come after the questionnaire. Null until the answers are read. */
export function useAssessmentEnd(): AssessmentEnd | null {
  const { isLoaded, data } = useQuestionnaire((state) => state)
  useEffect(startQuestionnaire, [])
  return useMemo(() => (isLoaded ? endOf(data) : null), [isLoaded, data])
}

import { useEffect, useState } from 'react'
import type { VisitFlow, VisitFlowName } from '#domain/questionnaires/flows.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { fetchQuestionnaire } from '#web/shared/answers/questionnaires.ts'

/** A questionnaire on a page that does not ask it. Null until its code is here, and where none is named. */
export function useFetched(flow: VisitFlowName | null): Questionnaire<VisitFlow> | null {
  const [fetched, setFetched] = useState<Questionnaire<VisitFlow> | null>(null)
  useEffect(() => {
    if (flow === null) return
    let isWanted = true
    void fetchQuestionnaire(flow).then((taken) => isWanted && setFetched(taken))
    return () => {
      isWanted = false
    }
  }, [flow])
  return fetched
}

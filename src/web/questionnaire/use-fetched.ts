import { useEffect, useState } from 'react'
import type { GuestFlow, GuestFlowName } from '#domain/intake/flows.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { fetchQuestionnaire } from '#web/shared/answers/questionnaires.ts'

/** A questionnaire on a page that does not ask it. Null until its code is here, and where none is named. */
export function useFetched(flow: GuestFlowName | null): Questionnaire<GuestFlow> | null {
  const [fetched, setFetched] = useState<Questionnaire<GuestFlow> | null>(null)
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

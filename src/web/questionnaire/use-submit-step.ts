import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Destination, Step } from '#domain/questionnaires/engine/step.ts'
import { useHydrated } from '#web/use-hydrated.ts'
import { questionnaire, useQuestionnaireState } from './weight-management.ts'

/** The medication the address names, once the address can be trusted. */
export function useMedication(): string | null {
  const [search] = useSearchParams()
  return useHydrated() ? search.get('medication') : null
}

/** Saves the answers, then moves on or stays, as the step says it does when saving fails. */
export function useSubmitStep(step: Step, onDone: (destination: Destination) => void) {
  const { isSubmitting } = useQuestionnaireState()
  const medication = useMedication()
  const [alert, setAlert] = useState<string | null>(null)

  async function submit(): Promise<void> {
    if (questionnaire.state.isSubmitting) return
    setAlert(null)
    const { move, say = null } = step.onSaveFailure
    const { data } = questionnaire.state
    const outcome = await questionnaire.submit(move === 'continue' ? say : null)
    if (outcome === 'overtaken') return
    if (outcome === 'saved' || move === 'continue') onDone(step.next(data, medication))
    else setAlert(say)
  }

  return { submit, alert, isSubmitting }
}

import { useState, useSyncExternalStore } from 'react'
import type { QuestionnaireState } from '#domain/intake/engine/state.ts'
import type { Questionnaire } from './questionnaire.ts'

/** A screen names the part of the state it shows, and is drawn again only when that part has changed. */
export const useQuestionnaireState = <Part>(
  questionnaire: Questionnaire,
  part: (state: QuestionnaireState) => Part,
): Part =>
  useSyncExternalStore(
    questionnaire.subscribe,
    () => part(questionnaire.state),
    () => part(questionnaire.blank),
  )

export const useSaveState = ({ saver }: Questionnaire) =>
  useSyncExternalStore(
    saver.subscribe,
    () => saver.state,
    () => 'idle' as const,
  )

/** An answer could not be saved, and has not been since. Trying again in between changes nothing about that. */
export function useIsUnsaved(questionnaire: Questionnaire): boolean {
  const saveState = useSaveState(questionnaire)
  const [wasUnsaved, setWasUnsaved] = useState(false)
  const isUnsaved = saveState === 'unsaved' || (wasUnsaved && saveState === 'saving')
  if (isUnsaved !== wasUnsaved) setWasUnsaved(isUnsaved)
  return isUnsaved
}

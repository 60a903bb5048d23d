import type { QuestionnaireState } from './state.ts'
import type { Answers } from './step.ts'

export interface SavedProgress {
  readonly data: Answers
  readonly stepHistory: readonly string[]
}

/** The text kept in browser storage: the answers, with the step history beside them. */
export const writeProgress = ({ data, stepHistory }: SavedProgress): string => JSON.stringify({ ...data, stepHistory })

/** Reads what `writeProgress` wrote. Anything else is nothing: unreadable progress is ignored silently (section 8). */
export function readProgress(text: string | null): SavedProgress | null {
  if (text === null) return null
  try {
    const saved: unknown = JSON.parse(text)
    if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return null
    const { stepHistory, ...data } = saved as Record<string, unknown>
    return { data, stepHistory: isHistory(stepHistory) ? stepHistory : [] }
  } catch {
    return null
  }
}

const isHistory = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((step) => typeof step === 'string')

export function resume(state: QuestionnaireState, saved: SavedProgress | null): QuestionnaireState {
  if (!saved) return { ...state, isLoaded: true }
  const stepHistory = saved.stepHistory.length > 0 ? saved.stepHistory : state.stepHistory
  return {
    ...state,
    data: saved.data,
    stepHistory,
    currentStep: stepHistory.at(-1) ?? state.currentStep,
    isLoaded: true,
  }
}

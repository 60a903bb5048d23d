import type { AnyFlow } from './flow.ts'
import type { QuestionnaireState } from './state.ts'
import type { Answers } from './step.ts'

export interface SavedProgress {
  readonly data: Answers
  readonly stepHistory: readonly string[]
}

/** The text in browser storage: the answers, with the step history beside them. */
export const writeProgress = ({ data, stepHistory }: SavedProgress): string => JSON.stringify({ ...data, stepHistory })

/** Reads what `writeProgress` wrote. Unreadable progress is ignored silently (section 8). */
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

const isKeyOf = (flow: AnyFlow) => {
  const keys = new Set(Object.values(flow.steps).flatMap((step) => ('answerKey' in step ? [step.answerKey] : [])))
  return (key: string) => keys.has(key)
}

const isStepOf = (flow: AnyFlow) => (address: string) => Object.hasOwn(flow.steps, address.split('?')[0] ?? '')

const picked = (data: Answers, isWanted: (key: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(data).filter(([key]) => isWanted(key)))

/** All questionnaires store their progress in one text. This is the part of this flow. */
export const ownProgress = (flow: AnyFlow, { data, stepHistory }: SavedProgress): SavedProgress => ({
  data: picked(data, isKeyOf(flow)),
  stepHistory: stepHistory.filter(isStepOf(flow)),
})

/** The stored text with this flow's part replaced; its steps become the latest in the history. */
export function withOwnProgress(flow: AnyFlow, kept: SavedProgress | null, own: SavedProgress): SavedProgress {
  if (!kept) return own
  const [isOwnKey, isOwnStep] = [isKeyOf(flow), isStepOf(flow)]
  return {
    data: { ...picked(kept.data, (key) => !isOwnKey(key)), ...own.data },
    stepHistory: [...kept.stepHistory.filter((address) => !isOwnStep(address)), ...own.stepHistory],
  }
}

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

import type { AnyFlow } from './flow.ts'
import type { Answers } from './step.ts'

/** The state of a questionnaire in one patient's browser (specification, document 1, sections 3 and 4). */
export interface QuestionnaireState {
  readonly data: Answers
  readonly currentStep: string
  /** What Back pops. It never decides eligibility: `walk` does. */
  readonly stepHistory: readonly string[]
  readonly isSubmitting: boolean
  readonly error: string | null
  readonly isLoaded: boolean
  readonly userId: string | null
}

const firstStep = 'step-1'

export const initialState: QuestionnaireState = {
  data: {},
  currentStep: firstStep,
  stepHistory: [firstStep],
  isSubmitting: false,
  error: null,
  isLoaded: false,
  userId: null,
}

/** The initial state of a flow, at its own first step. */
export const initialStateOf = ({ first, ownState }: AnyFlow): QuestionnaireState => ({
  ...initialState,
  ...ownState,
  currentStep: first,
  stepHistory: [first],
})

export const answer = (state: QuestionnaireState, key: string, value: unknown): QuestionnaireState => ({
  ...state,
  data: { ...state.data, [key]: value },
})

export const goTo = (state: QuestionnaireState, step: string): QuestionnaireState => ({
  ...state,
  currentStep: step,
  stepHistory: [...state.stepHistory, step],
})

export const canGoBack = (state: QuestionnaireState): boolean => state.stepHistory.length > 1

export function goBack(state: QuestionnaireState): QuestionnaireState {
  if (!canGoBack(state)) return state
  const stepHistory = state.stepHistory.slice(0, -1)
  return { ...state, stepHistory, currentStep: stepHistory.at(-1) ?? firstStep }
}

/**
 * A step was opened by its address (browser Back, a bookmark): a visited one rewinds the history, a new one extends it.
 */
export function arriveAt(state: QuestionnaireState, step: string): QuestionnaireState {
  if (state.currentStep === step) return state
  const visitedAt = state.stepHistory.lastIndexOf(step)
  if (visitedAt === -1) return goTo(state, step)
  return { ...state, currentStep: step, stepHistory: state.stepHistory.slice(0, visitedAt + 1) }
}

export const visitedSteps = (state: QuestionnaireState): string[] => [...new Set(state.stepHistory)]

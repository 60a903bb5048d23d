import { type ComponentType, createContext, use } from 'react'
import type { Answers, Context, Step } from '#domain/intake/engine/step.ts'
import type { RegisteredFlow } from '#domain/intake/flows.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useQuestionnaireState } from '#web/shared/answers/use-questionnaire-state.ts'

export interface AnyQuestionProps {
  readonly step: Step
  /** What the address carries for it. */
  readonly context: Context
  /** The person may move on, with the answers as they were when they said so. */
  readonly onDone: (answers: Answers) => void
}

/** What one questionnaire brings to the screens that all share. Nothing else of it is known to them, or loaded. */
export interface FlowScreens {
  readonly flow: RegisteredFlow
  readonly questionnaire: Questionnaire
  /** Takes up what is kept of it, once. None: it was taken up before it is shown. */
  readonly start?: (questionnaire: Questionnaire) => void
  /** Where Back leads from this step, if not to the step before. */
  readonly backFrom: (step: string) => string | null
  /** Questions that are passed over where they are answered: it is known from elsewhere. */
  readonly passesOver?: readonly string[]
  /** On the button that leads on, unless the step has a word of its own. */
  readonly usualButton: string
  /** Draws any step of it. */
  readonly Question: ComponentType<AnyQuestionProps>
}

const Screens = createContext<FlowScreens | null>(null)

export const FlowScreensProvider = Screens.Provider

export function useFlowScreens(): FlowScreens {
  const screens = use(Screens)
  if (!screens) throw new Error('A question is shown only as a step of a questionnaire.')
  return screens
}

/** The answer given under this key, if any. */
export const useAnswer = (key: string) => useQuestionnaireState(useFlowScreens().questionnaire, ({ data }) => data[key])

import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Answers } from '../intake/engine/step.ts'
import { walk } from '../intake/engine/walk.ts'

export const formStates = ['not begun', 'begun', 'done'] as const

export type FormState = (typeof formStates)[number]

/** How far a form is, by its answers. Null: nothing is stored. */
export function formState(flow: AnyFlow, answers: Answers | null): FormState {
  if (answers === null || Object.keys(answers).length === 0) return 'not begun'
  return walk(flow, answers).end.to === 'finished' ? 'done' : 'begun'
}

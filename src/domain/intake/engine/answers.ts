import { chosenIn } from './checklist.ts'
import type { AnyFlow } from './flow.ts'
import type { Answers, QuestionStep } from './step.ts'

export type ReadAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly key: string; readonly problem: string }

/** The maximum length of one answer. Nobody has to be brief about their health. */
export const longestText = 10_000

const isWithinLength = (text: string) => text.length <= longestText || [...text].length <= longestText

/** Whether this value is an answer the step could have produced. */
export function accepts(step: QuestionStep, value: unknown): boolean {
  switch (step.kind) {
    case 'choice':
      return step.options.some((option) => option.value === value)
    case 'checklist':
      return chosenIn(step, value) !== null
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && isWithinLength(value)
    default:
      return step.accepts(value)
  }
}

const questionsOf = (flow: AnyFlow): QuestionStep[] => Object.values(flow.steps).filter((step) => step.kind !== 'intro')

const stepFor = (flow: AnyFlow, key: string): QuestionStep | undefined =>
  questionsOf(flow).find((step) => step.answerKey === key)

/** Reads answers from a request: only known keys with values their steps accept. The first other one is named. */
export function readAnswers(flow: AnyFlow, given: unknown): ReadAnswers {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { ok: false, key: '', problem: 'The answers must be an object.' }
  }
  for (const [key, value] of Object.entries(given)) {
    const step = stepFor(flow, key)
    if (!step) return { ok: false, key, problem: 'This questionnaire has no such answer.' }
    if (!accepts(step, value)) return { ok: false, key, problem: 'This is not one of the possible answers.' }
  }
  return { ok: true, answers: given as Answers }
}

/** The part of all answers that belongs to this flow: what is sent when the flow is saved. */
export function answersOf(flow: AnyFlow, data: Answers): Answers {
  const own = questionsOf(flow).filter((step) => accepts(step, data[step.answerKey]))
  return Object.fromEntries(own.map(({ answerKey }) => [answerKey, data[answerKey]]))
}

import { accepts } from './answers.ts'
import { chosenIn } from './checklist.ts'
import type { QuestionStep } from './step.ts'

/** An answer in words, in one or several lines. Empty: no answer, or one that says so. */
export function inWords(step: QuestionStep, given: unknown): readonly string[] {
  if (!accepts(step, given)) return []
  switch (step.kind) {
    case 'choice':
      return step.options.filter(({ value }) => value === given).map(({ label }) => label)
    case 'checklist': {
      const chosen = chosenIn(step, given) ?? []
      return step.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
    }
    case 'text':
      return [String(given).trim()]
    default:
      return step.inWords(given)
  }
}

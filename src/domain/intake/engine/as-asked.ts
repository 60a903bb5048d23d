import type { AnyFlow } from './flow.ts'
import type { ChoiceStep, Context } from './step.ts'

/** A question as it is put to somebody, with what the context says in its place. That is never read as a pattern. */
export const asAsked = (question: string, context: Context): string =>
  question.replaceAll(/\{(\w+)\}/g, (braced, name: string) => context[name] ?? braced)

/** A choice as it is put to somebody, with the options that go with what the context says. */
export function choiceAsAsked(step: ChoiceStep, context: Context): ChoiceStep {
  const offered = step.offers?.(context)
  if (!offered) return step
  return { ...step, options: offered.flatMap((value) => step.options.filter((option) => option.value === value)) }
}

const wordsOf = ({ context = {} }: AnyFlow, which: 'usual' | 'unknown'): Context =>
  Object.fromEntries(Object.entries(context).map(([name, words]) => [name, words[which]]))

/** What is said of everything the flow may be told and has not been. */
export const usualContext = (flow: AnyFlow): Context => wordsOf(flow, 'usual')

/** What is said where nobody knows what the person was told. */
export const unknownContext = (flow: AnyFlow): Context => wordsOf(flow, 'unknown')

/** What an address says. `named` reads a parameter of it; one that the flow does not declare is nothing to its steps. */
export const contextIn = ({ context = {} }: AnyFlow, named: (name: string) => string | null): Context =>
  Object.fromEntries(
    Object.keys(context).flatMap((name) => {
      const value = named(name)
      return value === null ? [] : [[name, value]]
    }),
  )

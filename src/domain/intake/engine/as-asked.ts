import type { AnyFlow } from './flow.ts'
import type { ChoiceStep, Context } from './step.ts'

/** A question as shown, with names from the context filled in. Filled-in text is never read as a pattern. */
export const asAsked = (question: string, context: Context): string =>
  question.replaceAll(/\{(\w+)\}/g, (braced, name: string) => context[name] ?? braced)

/** A choice as shown, with the options that fit the context. */
export function choiceAsAsked(step: ChoiceStep, context: Context): ChoiceStep {
  const offered = step.offers?.(context)
  if (!offered) return step
  return { ...step, options: offered.flatMap((value) => step.options.filter((option) => option.value === value)) }
}

const wordsOf = ({ context = {} }: AnyFlow, which: 'usual' | 'unknown'): Context =>
  Object.fromEntries(Object.entries(context).map(([name, words]) => [name, words[which]]))

/** The words for everything the context lacks. */
export const usualContext = (flow: AnyFlow): Context => wordsOf(flow, 'usual')

/** The words where the context is not known. */
export const unknownContext = (flow: AnyFlow): Context => wordsOf(flow, 'unknown')

/** The context in an address. `named` reads a parameter; undeclared parameters are ignored. */
export const contextIn = ({ context = {} }: AnyFlow, named: (name: string) => string | null): Context =>
  Object.fromEntries(
    Object.keys(context).flatMap((name) => {
      const value = named(name)
      return value === null ? [] : [[name, value]]
    }),
  )

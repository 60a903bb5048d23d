import type { ChecklistOption } from '../engine/step.ts'

/**
 * The options of another questionnaire's list, but for those left out. What they exclude is left out with them: in a list of
 * what is new there is no “none”.
 */
export const offered = <Value extends string, Left extends Value>(
  options: readonly ChecklistOption<Value>[],
  ...left: readonly Left[]
): ChecklistOption<Exclude<Value, Left>>[] =>
  options
    .filter(({ value }) => !(left as readonly string[]).includes(value))
    .map(({ excludes: _, ...option }) => option as ChecklistOption<Exclude<Value, Left>>)

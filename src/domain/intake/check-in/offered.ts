import type { ChecklistOption } from '../engine/step.ts'

/**
 * The options of another questionnaire's list without some of them, and without references to those. A list of what is
 * new has no “none”.
 */
export const offered = <Value extends string, Left extends Value>(
  options: readonly ChecklistOption<Value>[],
  ...left: readonly Left[]
): ChecklistOption<Exclude<Value, Left>>[] =>
  options
    .filter(({ value }) => !(left as readonly string[]).includes(value))
    .map(({ excludes: _, ...option }) => option as ChecklistOption<Exclude<Value, Left>>)

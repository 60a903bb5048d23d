import type { Answers, ChecklistOption, ChecklistStep, Step } from './step.ts'

const joiner = ', '

function exclude(one: ChecklistOption, other: ChecklistOption): boolean {
  if (one.value === other.value) return false
  return one.excludes === 'all' || (one.excludes?.includes(other.value) ?? false)
}

const cannotStandTogether = (one: ChecklistOption, other: ChecklistOption) => exclude(one, other) || exclude(other, one)

/** Ticks or unticks an option. Ticking it clears options it excludes. The result is in the order of the list. */
export function toggle(
  { options }: Pick<ChecklistStep, 'options'>,
  chosen: readonly string[],
  toggled: string,
): string[] {
  const option = options.find(({ value }) => value === toggled)
  if (!option || chosen.includes(toggled)) return chosen.filter((value) => value !== toggled)
  return options
    .filter((other) => other === option || (chosen.includes(other.value) && !cannotStandTogether(option, other)))
    .map(({ value }) => value)
}

const storedFor = ({ label, stored = label }: ChecklistOption): string => stored

/** The wire form of the ticked options: labels, in the order of the list. */
export function encodeChosen({ options, storedAs }: ChecklistStep, chosen: readonly string[]): string[] | string {
  const labels = options.filter(({ value }) => chosen.includes(value)).map(storedFor)
  return storedAs === 'list' ? labels : labels.join(joiner)
}

/** The ids behind a stored answer, or null if this checklist could not have stored it. */
export function chosenIn({ options, storedAs }: ChecklistStep, stored: unknown): string[] | null {
  const labels = storedAs === 'text' && typeof stored === 'string' ? stored.split(/,\s*/) : stored
  if (!Array.isArray(labels) || (storedAs === 'text' && labels === stored) || labels.length === 0) return null
  const chosen = options.filter((option) => labels.includes(storedFor(option)))
  if (chosen.length !== labels.length) return null
  const isConsistent = chosen.every((one) => chosen.every((other) => !cannotStandTogether(one, other)))
  return isConsistent ? chosen.map(({ value }) => value) : null
}

const applies = ({ onlyFor }: ChecklistOption, answers: Answers): boolean => {
  const given = onlyFor && answers[onlyFor.answerKey]
  return given === undefined || given === onlyFor?.value
}

/** The list as shown to a patient who has given these answers. */
export const askedOf = (step: ChecklistStep, answers: Answers): ChecklistStep =>
  step.options.every((option) => applies(option, answers))
    ? step
    : { ...step, options: step.options.filter((option) => applies(option, answers)) }

/** Whether every ticked box is one that is shown to this patient. An earlier answer may have changed since. */
export function fitsEarlierAnswers(step: Step, answers: Answers): boolean {
  if (step.kind !== 'checklist') return true
  const asked = askedOf(step, answers)
  return asked === step || chosenIn(asked, answers[step.answerKey]) !== null
}

import { recordingWords } from '#content/evidence/recording.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { heightBounds, heightRange, isWithin, weightBounds, weightRange } from '#domain/body/bounds.ts'
import { parseDay, writeDay } from '#domain/identity/date-of-birth.ts'

const { problems: words } = recordingWords

/** Reads what was typed field by field, and gathers what cannot be. `today` is written YYYY-MM-DD. */
export function typedReader(today: string) {
  const problems: FieldProblem[] = []
  const refuse = (field: string, message: string) => void problems.push({ field, message })

  const figure = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))

  function weight(field: string, text: string): number {
    const kg = figure(text)
    if (!isWithin(weightBounds, kg)) refuse(field, words.weight(weightRange('kg')))
    return kg
  }

  function day(field: string, text: string): string {
    const read = parseDay(text)
    if (read === null || writeDay(read) > today) refuse(field, words.day)
    return text
  }

  /** What may be left empty. */
  const orNothing = <Value>(text: string, read: (text: string) => Value): Value | null =>
    text.trim() === '' ? null : read(text)

  return {
    problems,
    weight,
    day,
    height(field: string, text: string): number {
      const cm = figure(text)
      if (!isWithin(heightBounds, cm)) refuse(field, words.height(heightRange('cm')))
      return cm
    },
    weightOrNothing: (field: string, text: string) => orNothing(text, (typed) => weight(field, typed)),
    dayOrNothing: (field: string, text: string) => orNothing(text, (typed) => day(field, typed)),
    strengthOrNothing: (field: string, text: string) =>
      orNothing(text, (typed) => {
        const mg = figure(typed)
        if (!(mg > 0 && mg <= 1_000)) refuse(field, words.strength)
        return mg
      }),
    choice<Value extends string>(field: string, text: string, values: Readonly<Record<Value, string>>): Value {
      if (!(text in values)) refuse(field, words.choose)
      return text as Value
    },
    words(field: string, text: string, problem: string = words.words): string {
      if (text.trim() === '') refuse(field, problem)
      return text.trim()
    },
  }
}

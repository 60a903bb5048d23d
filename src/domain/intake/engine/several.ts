import type { AllAs, BespokeStep, Part } from './step.ts'

type Read = Readonly<Record<string, string>>

/** The answer of a question when all are answered by one button. */
export const pressed = ({ value }: AllAs, key: string): string | undefined =>
  typeof value === 'string' ? value : value[key]

/** Several short questions on one screen. `allAs`: a button that answers all of them. */
export function severalOf<const Key extends string>(parts: readonly (Part & { readonly key: Key })[], allAs?: AllAs) {
  const isAnswered = (given: Record<string, unknown>, { key, options }: Part) =>
    options.some(({ value }) => value === given[key])

  /** Null: not an answer to all of them. */
  function read(value: unknown): { readonly [key in Key]: string } | null {
    if (typeof value !== 'object' || value === null) return null
    const given = value as Record<string, unknown>
    if (Object.keys(given).length !== parts.length || !parts.every((part) => isAnswered(given, part))) return null
    return given as { readonly [key in Key]: string }
  }

  const wordsFor = (answered: Read) =>
    parts.flatMap(({ key, label, options }) => {
      const chosen = options.find(({ value }) => value === answered[key])
      // Answers that the single button gives are shown only where they differ.
      return !chosen || chosen.value === allAs?.value
        ? []
        : [`${label}${label.endsWith('?') ? '' : ':'} ${chosen.label}`]
    })

  const step = {
    parts,
    ...(allAs && { allAs }),
    questions: parts.length,
    accepts: (value: unknown) => read(value) !== null,
    inWords(value: unknown) {
      const answered = read(value)
      if (!answered) return []
      const words = wordsFor(answered)
      return words.length === 0 && allAs ? [allAs.label] : words
    },
  } satisfies Partial<BespokeStep>
  return { parts, read, step }
}

import { useEffect, useState } from 'react'

type Problems<Field extends string> = Partial<Record<Field, string>>

/**
 * Of what is wrong with a form, that which is said beside its fields: what was found on sending, and what is wrong with
 * a field that was filled in and left. It goes as soon as the field has become right, and does not come back while
 * somebody types.
 */
export function useShownProblems<Field extends string>(problems: Problems<Field>) {
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set())
  const wrong = Object.keys(problems) as Field[]
  const key = wrong.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only which fields are wrong matters.
  useEffect(() => setShown((before) => new Set(wrong.filter((field) => before.has(field)))), [key])

  return {
    shown: Object.fromEntries(
      wrong.filter((field) => shown.has(field)).map((field) => [field, problems[field]]),
    ) as Problems<Field>,
    /** The form was sent. */
    showAll: () => setShown(new Set(wrong)),
    /** A field was filled in and left. */
    leave: (field: Field) => problems[field] !== undefined && setShown((before) => new Set([...before, field])),
  }
}

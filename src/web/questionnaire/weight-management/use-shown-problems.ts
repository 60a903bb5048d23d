import { useState } from 'react'
import type { MeasurementProblem } from '#domain/body/measurement-problem.ts'

type Field = MeasurementProblem['field']
type Problems = Readonly<Partial<Record<Field, MeasurementProblem | null>>>

/**
 * Which problems are told. One comes when its field is left filled in, or when the person goes on; it goes as soon as
 * the field is right, and does not come back while they type.
 */
export function useShownProblems(problems: Problems) {
  const [told, setTold] = useState<readonly Field[]>([])
  const remaining = told.filter((field) => problems[field])
  // What has become right is forgotten while drawing, not after it, so that it is never told once more.
  if (remaining.length < told.length) setTold(remaining)

  return {
    shown: (field: Field): MeasurementProblem | null => (remaining.includes(field) ? (problems[field] ?? null) : null),
    onLeave(field: Field) {
      if (problems[field] && !problems[field].isMissing) setTold((before) => [...new Set([...before, field])])
    },
    tell: (...fields: readonly Field[]) => setTold(fields),
  }
}

import { type FocusEvent, useState } from 'react'
import type { FormProblems, ProblemField } from './booking-form.ts'

/** The fields of a date are one: it is left when the last of them is. */
const fieldOf = (name: string): string => (name.startsWith('birth-') ? 'birth' : name)

/**
 * Which problems are seen: all of them once the form was sent, before that those of a field that was filled in and
 * left. One that has become right is not seen any more, and comes back only when it is left wrong again.
 */
export function useShownProblems(problems: FormProblems) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => seen.has(field))) as Partial<
    Record<ProblemField, string>
  >

  return {
    shown,
    /** The form was sent. */
    showAll: () => setSeen(new Set(Object.keys(problems))),
    /** What has just been changed, and what is wrong with the form now. */
    changed(fields: readonly string[], now: FormProblems) {
      const right = fields.filter((field) => !(field in now))
      if (right.some((field) => seen.has(field))) setSeen(new Set([...seen].filter((field) => !right.includes(field))))
    },
    left({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox' || target.type === 'radio') return
      const field = fieldOf(target.name)
      const isStillInside = relatedTarget instanceof HTMLInputElement && fieldOf(relatedTarget.name) === field
      if (target.value.trim() !== '' && !isStillInside && field in problems) setSeen(new Set([...seen, field]))
    },
  }
}

import type { FieldProblem } from '#contract/envelope.ts'
import type { FormProblem } from '#domain/forms/form.ts'

/**
 * Problems as they stand in a reply. A form tells them in the order in which it asks; a reply has always had an order of
 * its own, which callers may have come to count on. It names fields, and keys where a field has more than one place.
 */
export function inReplyOrder(problems: readonly FormProblem[], order: readonly string[]): FieldProblem[] {
  const place = ({ field, key }: FormProblem) => (order.includes(key) ? order.indexOf(key) : order.indexOf(field))
  return problems.toSorted((one, other) => place(one) - place(other)).map(({ field, message }) => ({ field, message }))
}

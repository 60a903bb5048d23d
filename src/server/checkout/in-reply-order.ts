import type { FieldProblem } from '#contract/envelope.ts'
import type { FormProblem } from '#domain/forms/form.ts'

/**
 * Problems in the order of the reply. The form shows them in the order of its questions, but callers may rely on the
 * order of the reply. It names fields, and keys if a field has several.
 */
export function inReplyOrder(problems: readonly FormProblem[], order: readonly string[]): FieldProblem[] {
  const place = ({ field, key }: FormProblem) => (order.includes(key) ? order.indexOf(key) : order.indexOf(field))
  return problems.toSorted((one, other) => place(one) - place(other)).map(({ field, message }) => ({ field, message }))
}

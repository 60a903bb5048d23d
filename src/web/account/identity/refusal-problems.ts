import type { Envelope, FieldProblem as Told } from '#contract/envelope.ts'
import type { FieldProblem } from '#web/shared/forms/field-problem.ts'

/** What a refusal says: about which fields, where it names any that this form has. */
export function refusalProblems(
  { data, message }: Envelope<unknown>,
  fieldIds: readonly string[] = [],
): FieldProblem[] {
  const fields = (data as { fields?: readonly Told[] } | null)?.fields ?? []
  const ours = fields.filter(({ field }) => fieldIds.includes(field))
  if (ours.length === 0) return [{ message }]
  return ours.map((problem) => ({ message: problem.message, fieldId: problem.field }))
}

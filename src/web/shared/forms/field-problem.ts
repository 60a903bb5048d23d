/** What is wrong, and where: without a field it is about all of them. */
export interface FieldProblem<Field extends string = string> {
  readonly message: string
  readonly fieldId?: Field
}

/** Beside each field stands the first that is said of it. */
export function firstByField<Field extends string>(
  problems: readonly FieldProblem<Field>[],
): Readonly<Partial<Record<Field, string>>> {
  const first: Partial<Record<Field, string>> = {}
  for (const { fieldId, message } of problems) if (fieldId !== undefined) first[fieldId] ??= message
  return first
}

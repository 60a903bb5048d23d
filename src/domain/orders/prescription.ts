import { medicationNamed } from '#domain/catalogue/medications.ts'

/** The doses a clinician can choose from. */
export const dosesOf = (item: string): readonly string[] =>
  medicationNamed(item)?.schedule.map(({ dose }) => dose) ?? []

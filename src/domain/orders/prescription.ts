import { type Medication, medications } from '#domain/catalogue/medications.ts'

/** What an order is of: it keeps the key or the name of the catalogue. */
export const medicationOf = (item: string): Medication | null =>
  medications.find(({ key, name }) => key === item || name === item) ?? null

/** The doses a clinician can choose from. */
export const dosesOf = (item: string): readonly string[] => medicationOf(item)?.schedule.map(({ dose }) => dose) ?? []

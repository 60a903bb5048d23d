import { type Medication, medications } from '#domain/catalogue/medications.ts'

/** The medication of the catalogue an order is for, known by its key or its name. */
export const medicationOf = (item: string): Medication | undefined =>
  medications.find(({ key, name }) => key === item || name === item)

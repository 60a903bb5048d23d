import { medicineNamed } from '#domain/medicines/medicines.ts'

/** The doses a clinician can choose from. */
export const dosesOf = (item: string): readonly string[] => medicineNamed(item)?.doses.map(({ dose }) => dose) ?? []

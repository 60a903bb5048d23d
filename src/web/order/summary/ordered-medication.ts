import { type Medication, medicationNamed } from '#domain/catalogue/medications.ts'

const needed = ['name', 'price', 'priceNew', 'image']

/** The address only chooses: whatever it says of prices and pictures, those come from the catalogue. */
export function orderedMedication(query: URLSearchParams): Medication | null {
  if (needed.some((parameter) => !query.get(parameter))) return null
  return medicationNamed(query.get('medication') ?? '') ?? medicationNamed(query.get('name') ?? '')
}

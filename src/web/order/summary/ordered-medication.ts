import { type Medication, medications } from '#domain/catalogue/medications.ts'

const needed = ['name', 'price', 'priceNew', 'image']

/** The address only chooses: whatever it says of prices and pictures, those come from the catalogue. */
export function orderedMedication(query: URLSearchParams): Medication | null {
  if (needed.some((parameter) => !query.get(parameter))) return null
  const byKey = medications.find(({ key }) => key === query.get('medication'))
  return byKey ?? medications.find(({ name }) => name === query.get('name')) ?? null
}

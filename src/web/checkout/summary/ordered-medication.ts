import { type Medication, medicationNamed, medications } from '#domain/catalogue/medications.ts'

const needed = ['name', 'price', 'priceNew', 'image']

/** The address only chooses: whatever it says of prices and pictures, those come from the catalogue. */
export function orderedMedication(query: URLSearchParams): Medication | null {
  if (needed.some((parameter) => !query.get(parameter))) return null
  return medicationNamed(query.get('medication') ?? '') ?? medicationNamed(query.get('name') ?? '')
}

const keys = Object.fromEntries(medications.flatMap(({ key, name }) => [key, name].map((written) => [written, key])))

/** The same as a script, for a page that has no other yet: the root element learns which one it is. */
export const markOrdered = `{const q=new URLSearchParams(location.search),k=${JSON.stringify(keys)};if(${JSON.stringify(needed)}.every(n=>q.get(n)))document.documentElement.dataset.ordered=k[q.get('medication')]??k[q.get('name')]}`

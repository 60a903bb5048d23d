import { type Medicine, medicineNamed, medicines } from '#domain/medicines/medicines.ts'

const needed = ['name', 'price', 'priceNew', 'image']

/** The address only chooses: whatever it says of prices and pictures, those come from the catalogue. */
export function orderedMedication(query: URLSearchParams): Medicine | null {
  if (needed.some((parameter) => !query.get(parameter))) return null
  return medicineNamed(query.get('medication') ?? '') ?? medicineNamed(query.get('name') ?? '')
}

const places = Object.fromEntries(
  medicines.flatMap(({ key, name, place }) => [key, name].map((written) => [written, place])),
)

/** The same as a script, for a page that has no other yet: the root element learns the place of the one it is. */
export const markOrdered = `{const q=new URLSearchParams(location.search),k=${JSON.stringify(places)};if(${JSON.stringify(needed)}.every(n=>q.get(n)))document.documentElement.dataset.ordered=k[q.get('medication')]??k[q.get('name')]}`

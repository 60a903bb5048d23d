import { inWords } from '#content/numbers.ts'

export const mostQuantity = 999

/** A quantity as it is written out on a prescription: 128 is "one hundred and twenty-eight". Null: it cannot be one. */
export function quantityInWords(quantity: number): string | null {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostQuantity) return null
  if (quantity < 100) return inWords(quantity)
  const hundreds = `${inWords(Math.floor(quantity / 100))} hundred`
  return quantity % 100 === 0 ? hundreds : `${hundreds} and ${inWords(quantity % 100)}`
}

const plain = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\band\b/g, ' ')
    .replace(/\b(only|tablets?|capsules?|millilit(?:re|er)s?|ml)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether words and figure are the same quantity. Hyphens, capitals, "and" and the unit may be written or left out. */
export function quantityAgrees(figure: number, words: string): boolean {
  const expected = quantityInWords(figure)
  return expected !== null && plain(words) === plain(expected)
}

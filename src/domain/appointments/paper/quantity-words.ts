import { inWords } from '#content/numbers.ts'

export const mostQuantity = 999

/** A quantity in words: 128 is "one hundred and twenty-eight". Null: not a possible quantity. */
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

/** Whether words and figure agree. Hyphens, capitals, "and" and the unit are ignored. */
export function quantityAgrees(figure: number, words: string): boolean {
  const expected = quantityInWords(figure)
  return expected !== null && plain(words) === plain(expected)
}

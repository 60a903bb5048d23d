const decimal = /^\d{1,9}([.,]\d{1,9})?$/

/** A number as people type it, with a point or a comma. Anything else is null. */
export function readNumber(typed: string): number | null {
  const text = typed.trim()
  return decimal.test(text) ? Number(text.replace(',', '.')) : null
}

/** A number as a person would type it: with one decimal at most. */
export const asTyped = (value: number): string => String(Math.round(value * 10) / 10)

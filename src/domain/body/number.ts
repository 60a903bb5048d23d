const decimal = /^\d{1,9}([.,]\d{1,9})?$/

/** A number as people type it, with a point or a comma. Anything else is null. */
export function readNumber(typed: string): number | null {
  const text = typed.trim()
  return decimal.test(text) ? Number(text.replace(',', '.')) : null
}

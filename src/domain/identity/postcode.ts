/** The forms of a UK postcode, Crown dependencies and GIR 0AA included. */
const shape =
  /^(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/

/** Upper case with one space before the last three characters. Null if it is not a postcode. */
export function normalisePostcode(written: string): string | null {
  const compact = written.replace(/[\s-]/g, '').toUpperCase()
  return shape.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : null
}

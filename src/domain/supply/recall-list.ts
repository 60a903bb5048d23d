/** A message to recipients says more than a word. */
export const leastWords = 20

/** A cell that a spreadsheet would run as a formula is turned into text. */
function cell(value: string): string {
  const isFormula = /^[\s]*[=+\-@\t\r]/.test(value)
  const text = isFormula ? `'${value}` : value
  return /[",\r\n]/.test(text) || isFormula ? `"${text.replaceAll('"', '""')}"` : text
}

/** A list as a CSV file for spreadsheets. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')

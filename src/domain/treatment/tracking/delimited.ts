/** A line of a file, with the number a person would find it under. */
export interface Line {
  readonly number: number
  readonly cells: readonly string[]
}

const delimiters = [',', ';', '\t'] as const

/** The delimiter that splits the first line into most parts. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const parts = (delimiter: string) => first.split(delimiter).length
  return delimiters.reduce((best, other) => (parts(other) > parts(best) ? other : best))
}

/**
 * Columns of text, as spreadsheets and scales export them. Cells may be quoted, and a quoted one may contain anything.
 */
export function readDelimited(text: string): Line[] {
  const plain = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(plain)
  const lines: Line[] = []
  let [cells, cell, isQuoted, number, begunAt]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endLine = () => {
    endCell()
    if (cells.some((one) => one !== '')) lines.push({ number: begunAt, cells })
    cells = []
    begunAt = number
  }
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at] as string
    if (sign === '\n') number++
    if (isQuoted && sign === '"' && plain[at + 1] === '"') {
      cell += '"'
      at++
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === delimiter) endCell()
    else if (sign === '\n') endLine()
    else if (sign !== '\r') cell += sign
  }
  endLine()
  return lines
}

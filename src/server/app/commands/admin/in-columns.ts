/** Rows of a table for people: each column as wide as its widest cell. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((found, row) => {
    for (const [at, cell] of row.entries()) found[at] = Math.max(found[at] ?? 0, cell.length)
    return found
  }, [])
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

import type { Figure } from '../measures/figure.ts'

const titles = ['Figure', 'Target', 'Result', ''] as const

const rowOf = ({ name, target, result }: Figure) => [
  name,
  target?.words ?? '–',
  result,
  target === undefined ? '' : target.isMet ? 'pass' : 'FAIL',
]

export const misses = (figures: readonly Figure[]): Figure[] => figures.filter(({ target }) => target?.isMet === false)

/** Columns padded to their widest cell; a line under the first row. */
export function columns(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [lines[0], rule.trimEnd(), ...lines.slice(1)].join('\n')
}

/** The same in Markdown. */
export function markdown(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [head = [], ...others] = rows
  return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n')
}

const rowsOf = (figures: readonly Figure[]) => [titles, ...figures.map(rowOf)]

export const asText = (figures: readonly Figure[]): string => columns(rowsOf(figures))
export const asMarkdown = (figures: readonly Figure[]): string => markdown(rowsOf(figures))

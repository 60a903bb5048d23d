import type { Figure } from '../measures/figure.ts'

const titles = ['Figure', 'Target', 'Result', ''] as const

const rowOf = ({ name, target, result }: Figure) => [
  name,
  target?.words ?? '–',
  result,
  target === undefined ? '' : target.isMet ? 'pass' : 'FAIL',
]

export const misses = (figures: readonly Figure[]): Figure[] => figures.filter(({ target }) => target?.isMet === false)

export function asText(figures: readonly Figure[]): string {
  const rows = [[...titles], ...figures.map(rowOf)]
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [
    lines[0],
    widths
      .map((width) => '─'.repeat(width))
      .join('  ')
      .trimEnd(),
    ...lines.slice(1),
  ].join('\n')
}

export function asMarkdown(figures: readonly Figure[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...figures.map((figure) => line(rowOf(figure)))].join('\n')
}

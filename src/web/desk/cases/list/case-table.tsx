import { queueWords as words } from '#content/cases/queue.ts'
import type { CaseRow } from '#contract/cases/case-row.ts'
import { CaseTableRow } from './case-table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface Props {
  readonly caption: string
  readonly rows: readonly CaseRow[]
  readonly now: number
  /** Where a row leads. Null: nowhere, for whoever looks. */
  readonly to: ((row: CaseRow) => string | null) | null
}

const widths: Readonly<Record<keyof typeof words.columns, string>> = {
  risk: 'w-[5.5rem]',
  person: 'w-[8.75rem] min-[75rem]:w-[10rem]',
  what: 'w-[8.25rem] min-[75rem]:w-[9rem]',
  why: '',
  clock: 'w-[7.25rem] min-[75rem]:w-[8.5rem]',
  with: 'w-[5.5rem] min-[75rem]:w-[6.5rem]',
}
const columns = Object.keys(widths) as (keyof typeof widths)[]
/** What only those are told who may see records. */
const clinical: readonly string[] = ['risk', 'why']

/** Cases among others, one line each. */
export function CaseTable({ caption, rows, now, to }: Props) {
  const body = useRowKeys()
  const isMasked = rows.some(({ why }) => why === null)
  return (
    <table data-stacks className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          {columns
            .filter((column) => !(isMasked && clinical.includes(column)))
            .map((column) => (
              <th key={column} scope="col" className={`pr-3 pb-2 pl-2.5 font-semibold ${widths[column]}`}>
                {words.columns[column]}
              </th>
            ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <CaseTableRow key={row.id} row={row} now={now} to={to?.(row) ?? null} />
        ))}
      </tbody>
    </table>
  )
}

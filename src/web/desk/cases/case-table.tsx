import { queueWords as words } from '#content/desk/queue.ts'
import type { CaseRow } from '#contract/desk/case-row.ts'
import { CaseTableRow } from './case-table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface Props {
  readonly caption: string
  readonly rows: readonly CaseRow[]
  readonly now: number
  /** Where a row leads. Null: nowhere, for whoever looks. */
  readonly to: ((row: CaseRow) => string) | null
}

const widths = [
  'w-[5.5rem]',
  'w-[8.75rem] min-[75rem]:w-[10rem]',
  'w-[8.25rem] min-[75rem]:w-[9rem]',
  '',
  'w-[7.25rem] min-[75rem]:w-[8.5rem]',
  'w-[5.5rem] min-[75rem]:w-[6.5rem]',
]

/** Cases among others, one line each. */
export function CaseTable({ caption, rows, now, to }: Props) {
  const body = useRowKeys()
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          {Object.values(words.columns).map((column, place) => (
            <th key={column} scope="col" className={`pr-3 pb-2 pl-2.5 font-semibold ${widths[place]}`}>
              {column}
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

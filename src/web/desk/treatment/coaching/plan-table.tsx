import { useNavigate } from 'react-router'
import { coachingWords as words } from '#content/treatment/coaching.ts'
import { conversationPath } from '#contract/desk/addresses.ts'
import type { PlanRow } from '#contract/treatment/coaching.ts'
import { useRowKeys } from '../../cases/list/use-row-keys.ts'
import { useKeys } from '../../shell/keys.ts'
import { PlanTableRow } from './plan-table-row.tsx'

interface Props {
  readonly caption: string
  readonly rows: readonly PlanRow[]
  /** The moment it is by the server's clock. */
  readonly at: string
}

const widths = [
  'w-[7.75rem] min-[75rem]:w-[8rem]',
  'w-[9rem] min-[75rem]:w-[10.5rem]',
  '',
  'w-[8.25rem] min-[75rem]:w-[13rem]',
  'w-[7rem] min-[75rem]:w-[8.5rem]',
]

/** Whose row has focus. */
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.row

export function PlanTable({ caption, rows, at }: Props) {
  const body = useRowKeys()
  const navigate = useNavigate()
  function write() {
    const accountId = focused()
    if (accountId) navigate(conversationPath(accountId))
  }
  useKeys([{ key: 'm', does: words.keys.write, run: write }])
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
          <th scope="col" className="w-[4.75rem] pb-2">
            <span className="sr-only">{words.write}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <PlanTableRow key={row.planId} row={row} at={at} />
        ))}
      </tbody>
    </table>
  )
}

import { useEffect, useRef } from 'react'
import { operationsInboxScreen as words } from '#content/operations/operations-inbox.ts'
import type { InboxRow } from '#contract/operations/operations-inbox.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ageOf } from './age.ts'

const marks = {
  urgent: 'bg-brick text-white',
  high: 'bg-paper-deep text-ink',
  low: 'border border-line text-ink-soft',
} as const

interface Props {
  readonly rows: readonly InboxRow[]
  /** The row that keys act on. */
  readonly place: number
  readonly onPlace: (place: number) => void
  readonly onFollow: (row: InboxRow) => void
}

export function InboxTable({ rows, place, onPlace, onFollow }: Props) {
  const current = useRef<HTMLTableRowElement>(null)

  // Newer browsers return a promise from it, which an effect would take for its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another row.
  useEffect(() => void current.current?.scrollIntoView({ block: 'nearest' }), [place])

  return (
    <table data-stacks className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          {Object.values(words.columns).map((column) => (
            <th key={column} scope="col" className="px-2.5 py-2 font-semibold">
              {column}
            </th>
          ))}
          <th scope="col" className="px-2.5 py-2">
            <span className="sr-only">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr
            key={row.id}
            ref={at === place ? current : null}
            aria-current={at === place ? 'true' : undefined}
            onFocus={() => onPlace(at)}
            className="h-13 border-b border-line hover:bg-white aria-[current]:bg-white aria-[current]:shadow-[inset_3px_0_0_var(--color-green)]"
          >
            <td className="w-24 px-2.5 py-1.5">
              <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${marks[row.severity]}`}>
                {words.severities[row.severity]}
              </span>
            </td>
            <th scope="row" className="px-2.5 py-1.5 font-normal">
              {row.says}
            </th>
            <td className="w-40 px-2.5 py-1.5">{row.owner}</td>
            <td className="w-20 px-2.5 py-1.5 tabular-nums whitespace-nowrap">
              <time dateTime={row.since}>{ageOf(row.since, Date.now())}</time>
            </td>
            <td className="w-44 px-2.5 py-1.5 text-right">
              {row.to === null && row.act === null ? (
                <span className="text-xs text-ink-soft">{row.does}</span>
              ) : (
                <Button size="small" variant="secondary" onClick={() => onFollow(row)}>
                  {row.does}
                  <span className="sr-only">: {row.says}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { queueWords as words } from '#content/cases/queue.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Read } from '#web/browser/use-read.ts'
import type { Liveness } from '../live-updates/desk-changes.ts'
import { LiveMark } from '../live-updates/live-mark.tsx'

interface Props<Data extends { readonly at: string }> {
  readonly of: Read<Data>
  readonly count: (data: Data) => string
  readonly order: string
  readonly liveness: Liveness
}

/** How many there are in a list, in what order, and whether that is so now. */
export function ListLead<Data extends { readonly at: string }>({ of, count, order, liveness }: Props<Data>) {
  const { data, problem } = of
  const isStale = problem !== null || liveness === 'not live'
  return (
    // On a phone it may take two lines: they are kept free for it.
    <div className="max-[48rem]:min-h-[2lh]">
      {data && (
        <>
          {count(data)} · {order} ·{' '}
          {isStale ? (
            <strong role="status" className="text-ink">
              {words.asOf(londonTimeAt(Date.parse(data.at)).time)}
            </strong>
          ) : (
            <LiveMark is={liveness} />
          )}
        </>
      )}
    </div>
  )
}

import { qualityWords as words } from '#content/cases/quality.ts'
import type { CallReply } from '#contract/calls.ts'
import { type DeclineReason, declineWords } from '#domain/cases/decline-reasons.ts'
import { AsTable } from '../../components/as-table.tsx'

const labelOf = (reason: string) => declineWords[reason as DeclineReason]?.label ?? words.noReason

export function Declines({ declines }: { declines: CallReply<'desk_quality'>['declines'] }) {
  const most = Math.max(1, ...declines.map(({ count }) => count))
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-[1.375rem]">{words.declines}</h2>
      {declines.length === 0 ? (
        <p className="text-ink-soft">{words.noDeclines}</p>
      ) : (
        <>
          <div aria-hidden className="space-y-2">
            {declines.map(({ reason, count }) => (
              <div
                key={reason}
                className="grid grid-cols-[8rem_minmax(0,1fr)_2rem] sm:grid-cols-[11rem_minmax(0,1fr)_2rem] items-center gap-3 text-xs"
              >
                <span className="truncate">{labelOf(reason)}</span>
                <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
                  <rect width={(count / most) * 100} height="10" className="fill-apricot" />
                </svg>
                <span className="tabular-nums">{count}</span>
              </div>
            ))}
          </div>
          <AsTable
            columns={[words.reason, words.count]}
            rows={declines.map(({ reason, count }) => [labelOf(reason), String(count)])}
          />
        </>
      )}
    </section>
  )
}

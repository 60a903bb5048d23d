import { clockWords as words } from '#content/desk/cases.ts'
import type { CaseRow } from '#contract/desk/case-row.ts'
import { warnFromShare } from '#domain/cases/clocks.ts'
import { clockInWords } from './time-left.ts'

type Clock = CaseRow['clock']

const fills = { calm: 'fill-green-light', near: 'fill-apricot', over: 'fill-brick' } as const

const nearness = (share: number) => (share >= 1 ? 'over' : share >= warnFromShare ? 'near' : 'calm')

/** How much of a clock is used, drawn, and what is left of it in words. `now` by the server's clock. */
export function ClockBar({ clock, now }: { clock: Clock; now: number }) {
  if (!clock) return <span className="text-xs text-ink-soft">{words.none}</span>
  const is = nearness(clock.share)
  return (
    <span className="block">
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden
        className="h-1.5 w-full max-w-24 rounded-full bg-line"
      >
        <rect width={Math.min(1, clock.share) * 100} height="6" className={fills[is]} />
      </svg>
      <span
        className={`mt-1 block text-xs leading-tight ${is === 'over' ? 'font-semibold text-brick' : 'text-ink-soft'}`}
      >
        {clockInWords(Date.parse(clock.due), now)}
      </span>
    </span>
  )
}

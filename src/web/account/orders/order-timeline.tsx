import { orderWords } from '#content/identity/account.ts'
import { OrderMark, Stem } from '#web/kit/art/order-marks.tsx'
import { dayAndTimeOf } from '../shell/format-date.ts'
import type { timelineOf } from './timeline.ts'

/** A stem with a leaf for what is done, the sun over where it stands, and a dotted way on. */
export function OrderTimeline({ moments }: { moments: ReturnType<typeof timelineOf> }) {
  return (
    <ol aria-label={orderWords.story}>
      {moments.map(({ words, mark, at }, place) => {
        const following = moments[place + 1]
        return (
          <li
            key={words}
            aria-current={mark === 'now' ? 'step' : undefined}
            className="relative flex gap-4 pb-6 last:pb-0"
          >
            {following && <Stem isAhead={following.mark === 'ahead'} className="absolute top-5 left-0 h-full w-10" />}
            <OrderMark mark={mark} className="relative size-10 shrink-0" />
            <div className="pt-1.5">
              <p className={mark === 'ahead' ? 'text-ink-soft' : 'font-semibold'}>{words}</p>
              {at && (
                <p className="text-sm text-ink-soft">
                  <time dateTime={at}>{dayAndTimeOf(at)}</time>
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

import { deskMessagesWords as words } from '#content/desk/messages.ts'
import type { ThreadRow } from '#contract/desk/messages.ts'
import { warnFromShare } from '#domain/cases/clocks.ts'
import { shortMoment } from './short-moment.ts'

const toneOf = (share: number) => (share >= 1 ? 'bg-brick' : share >= warnFromShare ? 'bg-apricot' : 'bg-green-light')

/** How much of the time for an answer is used, and by when it is due. */
export function ClockBar({ clock }: { clock: NonNullable<ThreadRow['clock']> }) {
  const { share, due } = clock
  const when = shortMoment(due)
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="h-1.5 w-12 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full rounded-full ${toneOf(share)}`}
          style={{ width: `${Math.round(Math.min(1, share) * 100)}%` }}
        />
      </span>
      <span className={share >= 1 ? 'font-semibold text-brick' : ''}>
        {share >= 1 ? words.over(when) : words.answerBy(when)}
      </span>
    </span>
  )
}

import { Link } from 'react-router'
import { holdWords as words } from '#content/appointments/booking-hold.ts'
import { pages } from '#contract/pages.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { HoldKept } from './hold-kept.tsx'
import { HoldRanOut } from './hold-ran-out.tsx'
import type { Held } from './use-hold.ts'

interface Props {
  readonly held: Held
  /** Something lies over the page that says it itself. */
  readonly isCovered?: boolean
  readonly onKept: () => void
}

/** How long the time is held, what happens then, and the way to another one. */
export function HoldNote({ held, isCovered = false, onKept }: Props) {
  if (held.at === 'loading') return <div className="min-h-36" />
  if (held.at === 'kept') return <HoldKept hold={held.hold} />
  if (held.last) return <HoldRanOut last={held.last} isCovered={isCovered} onKept={onKept} />
  const { title, text, link } = words.none
  return (
    <AlertMessage
      action={
        <Link
          to={pages.bookingSchedule}
          className="inline-block py-1 font-semibold text-ink underline underline-offset-4"
        >
          {link}
        </Link>
      }
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 font-normal text-ink">{text}</p>
    </AlertMessage>
  )
}

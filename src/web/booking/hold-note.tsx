import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { holdWords as words } from '#content/appointments/booking-hold.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { ReserveAgain } from './reserve-again.tsx'
import { Countdown } from './time-left.tsx'
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

function HoldKept({ hold }: { hold: SlotHold }) {
  const navigate = useNavigate()
  const [isGivingUp, setIsGivingUp] = useState(false)

  /** It runs out by itself if nobody can be told. */
  async function giveUp() {
    setIsGivingUp(true)
    await callApi('release_hold', {}).catch(() => undefined)
    void navigate(pages.bookingSchedule)
  }

  return (
    <section aria-label={words.yours} className="animate-appear rounded-card bg-mint p-5 sm:p-6">
      <p className="font-display text-subheading leading-snug">{formatDateTime(Date.parse(hold.startsAt))}</p>
      <Countdown expiresAt={Date.parse(hold.expiresAt)} />
      <p className="mt-2 text-sm text-ink-soft">{hold.hasBeenExtended ? words.extended : words.whatThen}</p>
      <Button
        variant="quiet"
        size="small"
        busy={isGivingUp}
        busyLabel={words.givingUp}
        onClick={giveUp}
        className="mt-1 -mb-2"
      >
        {words.giveUp}
      </Button>
    </section>
  )
}

const afterDialogMs = 300

interface HoldRanOutProps {
  readonly onKept: () => void
  readonly last: SlotHold
  readonly isCovered: boolean
}

/** Brought into view wherever the person is in the form: nothing goes on without it. */
function HoldRanOut({ last, isCovered, onKept }: HoldRanOutProps) {
  const note = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)

  useEffect(() => {
    if (isCovered) return
    // What lay over the page gives the focus back as it goes.
    const timer = setTimeout(() => {
      before.current = document.activeElement
      note.current?.scrollIntoView({ block: 'center' })
      note.current?.focus({ preventScroll: true })
    }, afterDialogMs)
    return () => clearTimeout(timer)
  }, [isCovered])

  /** Back to the field they were in. */
  function kept() {
    onKept()
    if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus()
  }

  return (
    <div ref={note} tabIndex={-1} className="rounded-option outline-none">
      <AlertMessage action={<ReserveAgain last={last} onKept={kept} />}>
        <p className="font-semibold">{words.expired.title}</p>
        <p className="mt-1 font-normal text-ink">{words.expired.held(formatDateTime(Date.parse(last.startsAt)))}</p>
      </AlertMessage>
    </div>
  )
}

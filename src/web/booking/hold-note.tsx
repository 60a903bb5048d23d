import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { holdWords as words } from '#content/booking.ts'
import type { SlotHold } from '#contract/bookings.ts'
import { pages } from '#contract/pages.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import { callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertMessage } from '#web/ui/error-message.tsx'
import { minutesToTell, msLeft, shareLeft, writtenLeft } from './countdown.ts'
import type { Held } from './use-hold.ts'

/** How long the time is kept, what happens then, and the way to another one. */
export function HoldNote({ held }: { held: Held }) {
  if (held.at === 'loading') return <div className="min-h-36" />
  if (held.at === 'kept') return <Kept hold={held.hold} />
  const { title, text, link } = held.wasKept ? words.expired : words.none
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

function Kept({ hold }: { hold: SlotHold }) {
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
      <p className="font-display text-subheading leading-snug">{writtenTime(Date.parse(hold.startsAt))}</p>
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

/** Follows a long form on a phone, where the note above it scrolls away. Screen readers have the note. */
export const TimeLeft = ({ hold }: { hold: SlotHold }) => (
  <p
    aria-hidden="true"
    className="pointer-events-none sticky top-20 z-10 ml-auto w-fit rounded-full bg-ink px-3.5 py-1 text-sm font-semibold text-white tabular-nums lg:hidden print:hidden"
  >
    {words.left(writtenLeft(useMsLeft(Date.parse(hold.expiresAt))))}
  </p>
)

function useMsLeft(expiresAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return msLeft(expiresAt, now)
}

function Countdown({ expiresAt }: { expiresAt: number }) {
  const left = useMsLeft(expiresAt)
  const told = minutesToTell(left)
  return (
    <>
      <p role="timer" aria-live="off" className="mt-3 font-semibold tabular-nums">
        {words.kept(writtenLeft(left))}
      </p>
      <svg width="100%" height="6" aria-hidden="true" className="mt-2 block forced-colors:border">
        <rect width="100%" height="6" rx="3" className="fill-sage" />
        <rect
          width={`${shareLeft(left) * 100}%`}
          height="6"
          rx="3"
          className="fill-apricot forced-colors:fill-[Highlight]"
        />
      </svg>
      <p role="status" className="sr-only">
        {told !== null && words.minutesLeft(told)}
      </p>
    </>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { holdWords as words } from '#content/appointments/booking-hold.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { pages } from '#contract/pages.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Countdown } from './time-left.tsx'

export function HoldKept({ hold }: { hold: SlotHold }) {
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

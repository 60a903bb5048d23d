import { useState } from 'react'
import { Link } from 'react-router'
import { holdWords } from '#content/appointments/booking-hold.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useBotToken } from '#web/shared/bot-check/use-bot-token.ts'
import { holdTime } from './hold-time.ts'

const words = holdWords.again

interface Props {
  /** What was held and ran out. */
  readonly last: SlotHold
  readonly onKept: () => void
}

/** One press for the same time again. If it cannot be had, that is said, and the way to others stays. */
export function ReserveAgain({ last, onKept }: Props) {
  const takeToken = useBotToken('hold_slot')
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function keep() {
    setIsAsking(true)
    setProblem(null)
    const outcome = await holdTime({ ...last, clinicianId: last.clinician.id }, takeToken)
    setIsAsking(false)
    if (outcome.is === 'refused') return setProblem(outcome.message)
    showToast({ title: words.done })
    onKept()
  }

  return (
    <div className="w-full">
      {problem && (
        <p role="alert" className="mb-3 font-medium text-brick">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {!problem && (
          <Button busy={isAsking} busyLabel={words.busy} onClick={keep}>
            {words.button}
          </Button>
        )}
        <Link
          to={pages.bookingSchedule}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          {holdWords.expired.another}
        </Link>
      </div>
    </div>
  )
}

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { holdWords, scheduleWords as words } from '#content/booking.ts'
import { pages } from '#contract/pages.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import { callApi } from '#web/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Schedule } from '#web/schedule/schedule.tsx'
import type { Slot } from '#web/schedule/slot.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { BookingPage } from './booking-page.tsx'
import { useHold } from './use-hold.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const answerWithinMs = 10_000

export default function ChooseTime() {
  const navigate = useNavigate()
  const { held, ask } = useHold()
  const [pending, setPending] = useState<Slot | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [version, setVersion] = useState(0)
  const isBusy = useRef(false)

  function refuse(message: string) {
    setProblem(message)
    showToast({ title: message, variant: 'destructive' })
    // Another has it, or the reply was lost: either way the times are no longer what is shown.
    setVersion((last) => last + 1)
    ask()
  }

  async function hold(slot: Slot) {
    try {
      const { code, data, message } = await callApi('hold_slot', { ...slot }, AbortSignal.timeout(answerWithinMs))
      if (code !== 200 || !data) return refuse(message || words.taken)
      const when = writtenTime(Date.parse(data.startsAt))
      showToast({ title: words.selected.title, description: words.selected.description(when) })
      void navigate(pages.bookingAccount)
    } catch {
      refuse(words.unreachable)
    }
  }

  /** One at a time, however often it is pressed. */
  async function choose(slot: Slot | null) {
    if (isBusy.current) return
    setProblem(null)
    if (!slot) return
    isBusy.current = true
    setPending(slot)
    await hold(slot)
    isBusy.current = false
    setPending(null)
  }

  return (
    <BookingPage step={2} back={pages.bookingService} heading={words.heading} lead={words.lead}>
      {held.at === 'kept' && (
        <aside
          aria-label={holdWords.yours}
          className="mb-8 flex animate-appear flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-mint px-6 py-4"
        >
          <p>
            {holdWords.yours}: <strong className="font-semibold">{writtenTime(Date.parse(held.hold.startsAt))}</strong>
          </p>
          <ButtonLink to={pages.bookingAccount} size="small" variant="secondary">
            {holdWords.carryOn}
          </ButtonLink>
        </aside>
      )}
      <Schedule
        chosen={held.at === 'kept' ? held.hold : null}
        pending={pending}
        problem={problem}
        version={version}
        onChoose={choose}
      />
    </BookingPage>
  )
}

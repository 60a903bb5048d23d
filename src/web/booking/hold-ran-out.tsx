import { useEffect, useRef } from 'react'
import { holdWords as words } from '#content/appointments/booking-hold.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { KeepAgain } from './keep-again.tsx'

const afterDialogMs = 300

interface Props {
  readonly onKept: () => void
  readonly last: SlotHold
  readonly isCovered: boolean
}

/** Brought into view wherever the person is in the form: nothing goes on without it. */
export function HoldRanOut({ last, isCovered, onKept }: Props) {
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
      <AlertMessage action={<KeepAgain last={last} onKept={kept} />}>
        <p className="font-semibold">{words.expired.title}</p>
        <p className="mt-1 font-normal text-ink">{words.expired.held(writtenTime(Date.parse(last.startsAt)))}</p>
      </AlertMessage>
    </div>
  )
}

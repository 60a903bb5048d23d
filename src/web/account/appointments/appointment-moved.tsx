import { useEffect, useRef } from 'react'
import { appointmentWords as words } from '#content/appointments/appointment-words.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { Tick } from '#web/kit/ui/icons.tsx'

/** Where the person lands who has just moved it. */
export function AppointmentMoved({ start }: { start: number }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
    note.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="-mt-1 mb-6 flex animate-appear gap-3 rounded-option bg-mint px-5 py-4 outline-none"
    >
      <Tick className="mt-0.5 size-5 text-green" />
      <div>
        <p className="font-semibold text-green">{words.rescheduling.moved.title}</p>
        <p className="mt-0.5">{words.rescheduling.moved.text(writtenTime(start))}</p>
      </div>
    </div>
  )
}

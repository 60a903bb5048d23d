import { useEffect, useState } from 'react'
import { appointmentWords } from '#content/appointments/appointment-words.ts'
import { roomPath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import type { BookingState } from '#domain/appointments/states.ts'
import { roomOpens, roomState } from '#domain/appointments/video/room-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

const words = appointmentWords.join
const everyMs = 10_000

interface Props {
  readonly appointment: {
    readonly id: string
    readonly startsAt: string
    readonly minutes: number
    readonly state: BookingState
  }
}

/** The way into the room of an appointment: shut until it opens, and saying when that is. */
export function JoinRoom({ appointment }: Props) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  const startsAt = Date.parse(appointment.startsAt)
  const state = roomState({ ...appointment, startsAt }, now)
  // Its page is loaded, not gone to: only as it is loaded may it use camera and microphone.
  const room = { to: roomPath(appointment), reloadDocument: true }
  if (state === 'open')
    return (
      <ButtonLink {...room} arrow>
        {words.open}
      </ButtonLink>
    )
  if (state !== 'early') return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <Button disabled>{words.open}</Button>
      <div>
        <p className="text-sm">{words.early(formatDateTime(roomOpens(startsAt)))}</p>
        <ButtonLink {...room} variant="quiet" size="small">
          {words.check}
        </ButtonLink>
      </div>
    </div>
  )
}

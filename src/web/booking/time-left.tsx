import { useEffect, useState } from 'react'
import { holdWords as words } from '#content/appointments/booking-hold.ts'
import { formatTimeLeft, minutesToTell, msLeft, shareLeft } from './countdown.ts'

function useMsLeft(expiresAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return msLeft(expiresAt, now)
}

/** How long the time is still held, in words and as a bar. */
export function Countdown({ expiresAt }: { expiresAt: number }) {
  const left = useMsLeft(expiresAt)
  const told = minutesToTell(left)
  return (
    <>
      <p role="timer" aria-live="off" className="mt-3 font-semibold tabular-nums">
        {words.kept(formatTimeLeft(left))}
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

/** The same beside a button, where the note is far away. Screen readers have the note. */
export const TimeLeft = ({ expiresAt }: { expiresAt: number }) => (
  <span aria-hidden="true" className="font-semibold whitespace-nowrap tabular-nums">
    {words.left(formatTimeLeft(useMsLeft(expiresAt)))}
  </span>
)

import { useEffect, useState } from 'react'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** By the second in the last hour, and in words before that. */
export function writtenLeft(ms: number): string {
  const left = Math.max(0, ms)
  if (left >= dayMs)
    return `${plural(Math.floor(left / dayMs), 'day')} ${plural(Math.floor((left % dayMs) / hourMs), 'hour')}`
  if (left >= hourMs)
    return `${plural(Math.floor(left / hourMs), 'hour')} ${plural(Math.floor((left % hourMs) / minuteMs), 'minute')}`
  const seconds = Math.ceil(left / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long until then, by our clock, told every second. */
export function useTimeLeft(until: number, behindMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, until - (now + behindMs))
}

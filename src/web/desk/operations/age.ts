import { minuteMs } from '#domain/calendar/durations.ts'
/** How long something has been so, in the largest whole unit. */
export function ageOf(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'

/** Months as they are written, YYYY-MM. */
export const monthAt = (now: Instant): string => londonTimeAt(now).date.slice(0, 7)

export function addMonths(month: string, more: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + more, 1)).toISOString().slice(0, 7)
}

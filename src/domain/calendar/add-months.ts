/** The same day of a later month, or the last one that it has: a month after 31 January is 28 February. */
export function addMonths(date: string, more: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + more, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + more, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}

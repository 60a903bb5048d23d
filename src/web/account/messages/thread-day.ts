import { myMessagesWords as words } from '#content/messages/my-messages.ts'
import type { Message } from '#contract/messages/messages.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'

export interface ThreadDay {
  /** YYYY-MM-DD. */
  readonly date: string
  /** Today, Yesterday, or the day as it is written. */
  readonly name: string
  readonly messages: readonly Message[]
}

/** Messages under the days on which they were written, by the clock in London. */
export function daysOf(messages: readonly Message[], now: Instant): ThreadDay[] {
  const { date: today } = londonTimeAt(now)
  const named: Readonly<Record<string, string>> = { [today]: words.today, [addDays(today, -1)]: words.yesterday }
  const byDay = new Map<string, Message[]>()
  for (const message of messages) {
    const { date } = londonTimeAt(Date.parse(message.at))
    byDay.set(date, [...(byDay.get(date) ?? []), message])
  }
  return [...byDay].map(([date, of]) => ({ date, name: named[date] ?? formatLongDate(date), messages: of }))
}

/** 09:05 */
export const timeOf = (at: string): string => londonTimeAt(Date.parse(at)).time

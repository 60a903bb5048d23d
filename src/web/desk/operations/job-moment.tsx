import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { dateAndTimeOf } from '../cases/list/format-date.ts'

/** Of today the time alone. */
export function momentOf(at: string, now: number): string {
  const { date, time } = londonTimeAt(Date.parse(at))
  return date === londonTimeAt(now).date ? time : dateAndTimeOf(at)
}

export const JobMoment = ({ at, now }: { at: string; now: number }) => <time dateTime={at}>{momentOf(at, now)}</time>

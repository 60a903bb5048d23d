import { addDays } from '#domain/appointments/calendar.ts'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { isWorkingDay, workingHours } from '#domain/calendar/working-time.ts'

interface Shift {
  readonly opens: Instant
  readonly closes: Instant
  /** How long the desk was open before it, since the first day. */
  readonly before: number
}

export interface OpenHours {
  isOpen(at: Instant): boolean
  /** The same moment if somebody is at the desk; else when it opens next. */
  opensFrom(at: Instant): Instant
  /** So long with somebody at the desk after a moment. */
  after(at: Instant, ms: number): Instant
  between(from: Instant, to: Instant): number
}

const daysAhead = 1_000

/**
 * The rules of working time, written down once for some years: a simulation asks them millions of times. A test holds the two
 * together.
 */
export function openHoursFrom(first: Instant): OpenHours {
  const { date } = londonTimeAt(first)
  const shifts: Shift[] = []
  let before = 0
  for (let day = 0; day < daysAhead; day++) {
    const on = addDays(date, day)
    if (!isWorkingDay(on)) continue
    const opens = instantAt({ date: on, time: workingHours.opens })
    const closes = instantAt({ date: on, time: workingHours.closes })
    shifts.push({ opens, closes, before })
    before += closes - opens
  }

  /** The first of which this is true, where it is true of all that follow. */
  function find(isSo: (shift: Shift) => boolean): Shift {
    let [low, high] = [0, shifts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isSo(shifts[middle] as Shift)) high = middle
      else low = middle + 1
    }
    const found = shifts[low]
    if (!found) throw new Error(`The work is not done within ${daysAhead} days.`)
    return found
  }

  const shiftAt = (at: Instant) => find(({ closes }) => at < closes)
  const worked = (at: Instant) => {
    const { opens, before: earlier } = shiftAt(at)
    return earlier + Math.max(0, at - opens)
  }
  return {
    isOpen: (at) => at >= shiftAt(at).opens,
    opensFrom: (at) => Math.max(at, shiftAt(at).opens),
    after(at, ms) {
      const until = worked(at) + ms
      const { opens, before: earlier } = find((shift) => until <= shift.before + shift.closes - shift.opens)
      return opens + until - earlier
    },
    between: (from, to) => worked(to) - worked(from),
  }
}

import { addDays } from '#domain/appointments/calendar.ts'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { isWorkingDay, workingHours } from '#domain/calendar/working-time.ts'

interface Shift {
  readonly opens: Instant
  readonly closes: Instant
  /** The opening hours before it, since the first day. */
  readonly before: number
}

export interface OpenHours {
  isOpen(at: Instant): boolean
  /** The same moment if the desk is open; else the next opening. */
  opensFrom(at: Instant): Instant
  /** This much working time after a moment. */
  after(at: Instant, ms: number): Instant
  between(from: Instant, to: Instant): number
}

const daysAhead = 1_000

/**
 * The rules of working time as a table for some years, because the simulation asks them millions of times. A test
 * compares the two.
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

  /** Binary search: the first for which this is true, where it is true of all that follow. */
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

import type { DayValue } from './trend.ts'

export interface Milestone {
  /** Of the weight at the start. */
  readonly percent: number
  /** The day on which the trend was first that low. */
  readonly on: string
}

/** Each further part of the starting weight (ours): where less weight is known to help with health. */
const everyPercent = 5

interface From {
  /** The first day of treatment. Null: none yet, so the first weight is the start. */
  readonly startedOn: string | null
  /** Below this nothing is marked: a lower weight is no aim any more. */
  readonly lowestKg: number
}

/** Where the trend was when treatment began. Null: there is no weight. */
export const startOf = (line: readonly DayValue[], startedOn: string | null): DayValue | null =>
  line.findLast(({ on }) => startedOn !== null && on <= startedOn) ?? line[0] ?? null

/** What the trend has reached since the start, in order. By the trend, so that one light morning is none. */
export function milestonesOf(line: readonly DayValue[], { startedOn, lowestKg }: From): Milestone[] {
  const start = startOf(line, startedOn)
  if (!start) return []
  const found: Milestone[] = []
  for (let percent = everyPercent; percent < 100; percent += everyPercent) {
    const target = start.value * (1 - percent / 100)
    const reached = line.find(({ on, value }) => on > start.on && value <= target)
    if (!reached || target < lowestKg) break
    found.push({ percent, on: reached.on })
  }
  return found
}

/** More keys than this within one window are an attack: the oldest counts are dropped to bound the memory. */
const mostKeys = 50_000

interface Count {
  readonly since: number
  times: number
}

interface Options {
  readonly most: number
  readonly windowMs: number
}

/**
 * Counts attempts by key, in this process. An attempt counts when it begins, so that concurrent ones cannot exceed the
 * limit.
 */
export function createThrottle({ most, windowMs }: Options) {
  const counts = new Map<string, Count>()
  return {
    /** Null: allowed and counted. Otherwise how many seconds to wait. */
    begin(key: string): number | null {
      const now = performance.now()
      const count = counts.get(key)
      if (!count || now - count.since >= windowMs) {
        counts.delete(key)
        counts.set(key, { since: now, times: 1 })
        if (counts.size > mostKeys) counts.delete(counts.keys().next().value as string)
        return null
      }
      if (count.times >= most) return Math.ceil((count.since + windowMs - now) / 1_000)
      count.times += 1
      return null
    },
  }
}

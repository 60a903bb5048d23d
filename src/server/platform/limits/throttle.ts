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
  let isDue = false
  /** Keys can be addresses of networks: one is forgotten within a further window, also when nobody calls. */
  function forgetLater(): void {
    if (isDue || counts.size === 0) return
    isDue = true
    setTimeout(() => {
      isDue = false
      const over = performance.now() - windowMs
      for (const [key, { since }] of counts) {
        // They are in the order in which their windows began.
        if (since > over) break
        counts.delete(key)
      }
      forgetLater()
    }, windowMs).unref()
  }
  return {
    /** Null: allowed and counted. Otherwise how many seconds to wait. */
    begin(key: string): number | null {
      const now = performance.now()
      const count = counts.get(key)
      if (!count || now - count.since >= windowMs) {
        counts.delete(key)
        counts.set(key, { since: now, times: 1 })
        if (counts.size > mostKeys) counts.delete(counts.keys().next().value as string)
        forgetLater()
        return null
      }
      if (count.times >= most) return Math.ceil((count.since + windowMs - now) / 1_000)
      count.times += 1
      return null
    },
    /** How many keys are held. */
    size: (): number => counts.size,
  }
}

const sayEveryMs = 5_000

const number = (count: number) => count.toLocaleString('en-GB')
const minutes = (seconds: number) => (seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`)

/** Reports progress at intervals: how much of how much, how fast, and the time left at that rate. */
export function progressOf(total: number, say: (line: string) => void, clock = () => performance.now()) {
  const begunAt = clock()
  let done = 0
  let saidAt = begunAt
  return {
    add(place: string, some: number) {
      done += some
      if (clock() - saidAt < sayEveryMs) return
      saidAt = clock()
      const perSecond = (1_000 * done) / (saidAt - begunAt)
      const left = Math.max(0, total - done) / Math.max(1, perSecond)
      say(`  ${place}: ${number(done)} of ${number(total)}, ${number(Math.round(perSecond))}/s, ${minutes(left)} left`)
    },
    /** The final summary. */
    summary: () => `${number(done)} in ${((clock() - begunAt) / 1_000).toFixed(1)} s`,
  }
}

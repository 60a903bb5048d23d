/** Calls `advance` at each interval, except while nobody can see the page. Returns what ends it. */
export function rotateEvery(intervalMs: number, advance: () => void, isUnseen: () => boolean): () => void {
  const timer = setInterval(() => {
    if (!isUnseen()) advance()
  }, intervalMs)
  return () => clearInterval(timer)
}

/** Which of `count` is in front after so many turns. Turns run on past the last, and may be negative. */
export const placeAfter = (turns: number, count: number): number => ((turns % count) + count) % count

/** The number of turns that brings `place` to the front by the shorter way round. */
export function turnsTo(place: number, turns: number, count: number): number {
  const ahead = placeAfter(place - turns, count)
  return turns + (ahead > count / 2 ? ahead - count : ahead)
}

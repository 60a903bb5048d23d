/** `npm run soak` runs at full depth; `npm test` only as deep as shows that the thing works. */
export const isSoak = process.env.SOAK === '1'

/** The random seed. Printed by `npm run soak`, and by fast-check when a case fails. */
const seed = process.env.SEED === undefined ? Math.trunc(Math.random() * 2 ** 31) : Number(process.env.SEED)

export const testDepth = (normal: number, soak: number): number => (isSoak ? soak : normal)

/** One in so many rows of a table that are all proven alike, always the same ones; the soak proves them all. */
export const oneIn = <Row>(step: number, rows: readonly Row[]): readonly Row[] =>
  isSoak ? rows : rows.filter((_, at) => at % step === 0)

/** For `fc.assert`: how many cases, and from which seed. */
export const cases = (normal: number, soak: number) => ({ numRuns: testDepth(normal, soak), seed })

/** Uniform random numbers between 0 and 1, reproducible by the seed (mulberry32). */
export function chance(): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

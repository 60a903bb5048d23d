import fc from 'fast-check'

/** `npm run soak` asks for the whole depth; `npm test` for as much as shows that the thing works. */
export const isSoak = process.env.SOAK === '1'

/** What chance is drawn from. Printed by `npm run soak`, and by fast-check when a case fails. */
const seed = process.env.SEED === undefined ? Math.trunc(Math.random() * 2 ** 31) : Number(process.env.SEED)

export const depth = (usual: number, whole: number): number => (isSoak ? whole : usual)

/** For `fc.assert`: how many cases, and from which seed. */
export const cases = (usual: number, whole: number) => ({ numRuns: depth(usual, whole), seed })

/** Numbers between 0 and 1 that the seed brings back. */
export function chance(): () => number {
  const numbers = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: 1_000, seed })
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}

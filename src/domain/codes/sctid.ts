/** Multiplication in the dihedral group of order 10, by which Verhoeff's check digit is computed. */
const times = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const

/** The permutation of a digit, applied once for each place from the right. */
const permuted = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const

const at = (digit: number, place: number): number =>
  Array.from({ length: place % 8 }).reduce<number>((found) => permuted[found] as number, digit)

/** Six to 18 digits; the last three are the partition (a concept: 00, or 10 with a namespace) and the check digit. */
const concept = /^[1-9]\d{2,14}[01]0\d$/

/**
 * Whether this can be the id of a SNOMED CT concept. dm+d's ids are such ids, too. A slip of one digit, or two swapped,
 * is always found.
 */
export const isConceptId = (id: string): boolean =>
  concept.test(id) &&
  [...id].toReversed().reduce((sum, digit, place) => times[sum]?.[at(Number(digit), place)] ?? Number.NaN, 0) === 0

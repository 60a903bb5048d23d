/**
 * The normal form of a batch number: capital letters and digits only, because packs print it with hyphens or spaces,
 * and people type it with or without.
 */
export const batchKey = (written: string): string =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

const lookAlikes = (key: string): string => key.replaceAll('O', '0').replaceAll('I', '1')

/**
 * Whether two batch numbers could be the same one mistyped: letters that look like digits, or one character. Near
 * matches are offered to a pharmacist and never included automatically. Both are in the form of `batchKey`.
 */
export function isNearBatch(one: string, other: string): boolean {
  if (one === other) return false
  if (lookAlikes(one) === lookAlikes(other)) return true
  // The index of the first character in which they differ: there is one.
  let at = 0
  while (one[at] === other[at]) at += 1
  const isMistyped = one.slice(at + 1) === other.slice(at + 1)
  const isAdded = one.slice(at + 1) === other.slice(at)
  const isLeftOut = one.slice(at) === other.slice(at + 1)
  return isMistyped || isAdded || isLeftOut
}

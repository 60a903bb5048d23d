/**
 * One way to write a batch number: capital letters and digits alone. Packs print it with hyphens or spaces, and people
 * type it with or without.
 */
export const batchKey = (written: string): string =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

const lookAlikes = (key: string): string => key.replaceAll('O', '0').replaceAll('I', '1')

/** Whether one character was added, left out or mistyped. */
function isOneAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1)
}

/**
 * Whether two different batch numbers could be the same one mistyped: letters that look like digits, or one character.
 * Near matches are offered to a pharmacist and never included by themselves. Both are as `batchKey` writes them.
 */
export const isNearBatch = (one: string, other: string): boolean =>
  one !== other && (lookAlikes(one) === lookAlikes(other) || isOneAway(one, other))

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Ninety, for sentences that spell their numbers. In digits from a hundred on. */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count >= 100) return String(count)
  if (count < 20) return small[count] as string
  const ten = tens[Math.floor(count / 10) - 2] as string
  return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`
}

/** At the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Once, twice, 3 times. */
export const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`

/** `counted(1, 'hour')` is "1 hour", `counted(2, 'hour')` "2 hours". */
export const counted = (count: number | string, unit: string): string =>
  `${count} ${unit}${count === 1 || count === 'one' ? '' : 's'}`

/** Half, or 25%. */
export const share = (percent: number): string => (percent === 50 ? 'half' : `${percent}%`)

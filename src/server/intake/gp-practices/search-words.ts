/** Variants of a word in the directory or a query. Both sides are mapped to the same one. */
const spellings: Readonly<Record<string, string>> = {
  ave: 'avenue',
  center: 'centre',
  cntr: 'centre',
  ctr: 'centre',
  ctre: 'centre',
  doctor: 'dr',
  grp: 'group',
  hlth: 'health',
  hth: 'health',
  ln: 'lane',
  med: 'medical',
  prac: 'practice',
  pract: 'practice',
  practise: 'practice',
  pship: 'partnership',
  rd: 'road',
  saint: 'st',
  sq: 'square',
  surg: 'surgery',
  surgeries: 'surgery',
}

/** Words around a practice's name that do not identify it. */
const ignored = new Set(
  'a an and at by dr drs for from gp gps in is it its miss mr mrs ms my near next of on opposite or our please the to with'.split(
    ' ',
  ),
)

/** Names of hundreds of practices and streets: they rank what other words have found, and find nothing themselves. */
const common = new Set(
  'avenue centre clinic doctors group health lane medical nhs partners partnership practice road square st street surgery'.split(
    ' ',
  ),
)

/** Lower case, no accents, no punctuation; "St. Mary's" is `st marys`. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const meaningOf = (word: string): string => (Object.hasOwn(spellings, word) ? (spellings[word] as string) : word)

/** The words a practice is found by. */
export const wordsOf = (text: string): string[] => [...new Set(plainWords(text).map(meaningOf))]

/** A postcode is found by its halves and, joined, as a whole. */
export const wordsOfPostcode = (postcode: string): string[] => [...plainWords(postcode), plainWords(postcode).join('')]

export interface AskedWord {
  /** The query word this is a spelling of. */
  readonly position: number
  readonly word: string
  /** Whether it finds practices; otherwise it only ranks them. */
  readonly finds: boolean
}

const mostWords = 12
const longestWord = 40
const wholePostcode = /^([a-z]{1,2}[0-9][0-9a-z]?)([0-9][a-z]{2})$/

/**
 * The words of a query: each as typed, since it may be only the beginning of one, and as what it usually stands for.
 */
export function askedWords(query: string): AskedWord[] {
  const typed = plainWords(query).flatMap((word) => wholePostcode.exec(word)?.slice(1) ?? [word.slice(0, longestWord)])
  const isIgnored = (word: string) => ignored.has(meaningOf(word))
  const saysWhich = (word: string) => !isIgnored(word) && !common.has(meaningOf(word))
  // There may be a practice called The Surgery: if no word is better, each of them counts.
  const isAllCommon = !typed.some(saysWhich)
  return [...new Set(typed)]
    .filter((word) => isAllCommon || !isIgnored(word))
    .slice(0, mostWords)
    .flatMap((word, position) =>
      [...new Set([word, meaningOf(word)])].map((each) => ({
        position,
        word: each,
        finds: isAllCommon || saysWhich(word),
      })),
    )
}

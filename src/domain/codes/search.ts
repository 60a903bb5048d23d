import { plainName, type Term } from './term.ts'

/** For a filter that keeps the first of each name. */
function isFirstOfName(): (term: Term) => boolean {
  const names = new Set<string>()
  return ({ name }) => !names.has(name) && names.add(name).size > 0
}

/** At most this many are suggested: what fits on a phone above the keyboard. */
export const mostSuggestions = 3

/** Words around a name that do not say which medicine it is. Figures and doses are left out as well. */
const beside = new Set(
  'mg mcg g ml micrograms microgram milligrams iu units tablet tablets capsule capsules pen injection cream inhaler spray patch patches drops liquid once twice daily a day the of and for my'.split(
    ' ',
  ),
)

/** The words of a plain name by which it is found. */
export const searchedWords = (plain: string): string[] =>
  plain.split(' ').filter((word) => word !== '' && !beside.has(word) && !/^\d+(?:mg|mcg|g|ml|iu)?$/.test(word))

/** A word as it sounds: two spellings of one sound are the same, and vowels count only at the beginning. */
export function soundOf(word: string): string {
  const alike = word
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/^x/, 's')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/rh/g, 'r')
    .replace(/ch|ck|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/z/g, 's')
    .replace(/v/g, 'f')
    .replace(/h/g, '')
  const first = alike.slice(0, 1).replace(/[aeiouy]/, 'a')
  return (first + alike.slice(1).replace(/[aeiouyw]/g, '')).replace(/(.)\1+/g, '$1')
}

const trigramsOf = (word: string): string[] => {
  const padded = `  ${word} `
  return Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3))
}

/** Slips between two words: a letter too many, too few, another one, or two swapped. */
function slipsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)]
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          (last[column] as number) + 1,
          (line[column - 1] as number) + 1,
          (last[column - 1] as number) + (isSame ? 0 : 1),
          swapped ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = line
  }
  return last[other.length] as number
}

/** From 0 to 1. What is typed may be only the beginning of a word. */
function closeness(typed: string, sound: string, known: string, knownSound: string): number {
  if (typed === known) return 1
  if (known.startsWith(typed)) return 0.75 + (0.22 * typed.length) / known.length
  const byLetters = 1 - slipsBetween(typed, known) / Math.max(typed.length, known.length)
  const begun = known.slice(0, typed.length)
  const asBeginning = typed.length < 4 ? 0 : 0.85 * (1 - slipsBetween(typed, begun) / typed.length)
  const bySound = sound === knownSound ? 0.88 : 0
  return Math.max(byLetters, asBeginning, bySound)
}

const leastCloseness = 0.55
const leastOfBest = 0.6
/** Of the words that share most trigrams, so many are compared letter by letter. */
const compared = 60

export type Search = (query: string, most?: number) => readonly Term[]

/**
 * Finds terms by any spelling: candidates share trigrams or the sound with a word that was typed, and are then compared
 * by slips. It keeps nothing of what was asked.
 */
export function searchIn(terms: readonly Term[]): Search {
  const words: string[] = []
  const sounds: string[] = []
  const lengths: number[] = []
  const termsOf: number[][] = []
  const placeOf = new Map<string, number>()
  const byTrigram = new Map<string, number[]>()
  const bySound = new Map<string, number[]>()
  const wordCounts: number[] = []

  const push = (map: Map<string, number[]>, key: string, value: number) => {
    const list = map.get(key)
    if (list) list.push(value)
    else map.set(key, [value])
  }

  function placeFor(word: string): number {
    const known = placeOf.get(word)
    if (known !== undefined) return known
    const place = words.push(word) - 1
    placeOf.set(word, place)
    const sound = soundOf(word)
    sounds.push(sound)
    termsOf.push([])
    const trigrams = new Set(trigramsOf(word))
    lengths.push(trigrams.size)
    for (const trigram of trigrams) push(byTrigram, trigram, place)
    push(bySound, sound, place)
    return place
  }

  for (const [number, { name }] of terms.entries()) {
    const parts = plainName(name).split(' ')
    wordCounts.push(parts.length)
    // Also joined, for whoever leaves out the space or the hyphen.
    for (const word of new Set(parts.length > 1 ? [...parts, parts.join('')] : parts)) {
      ;(termsOf[placeFor(word)] as number[]).push(number)
    }
  }

  function likely(word: string, sound: string): Map<number, number> {
    const shared = new Map<number, number>()
    const trigrams = new Set(trigramsOf(word))
    for (const trigram of trigrams) {
      for (const place of byTrigram.get(trigram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    }
    const alike = [...shared]
      .map(([place, count]) => [place, (2 * count) / (trigrams.size + (lengths[place] as number))] as const)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, compared)
      .map(([place]) => place)
    const found = new Map<number, number>()
    for (const place of new Set([...alike, ...(bySound.get(sound) ?? [])])) {
      const close = closeness(word, sound, words[place] as string, sounds[place] as string)
      if (close >= leastCloseness) found.set(place, close)
    }
    return found
  }

  return (query, most = mostSuggestions) => {
    const plain = plainName(query.slice(0, 200))
    const parts = searchedWords(plain).slice(0, 6)
    if (parts.join('').length < 2) return []
    // A single figure finds nothing, but tells type 1 from type 2.
    const figures = plain.split(' ').filter((word) => /^\d$/.test(word))
    const asked = parts.length > 1 ? [...parts, parts.join('')] : parts
    const scores = new Map<number, number>()
    for (const [position, word] of asked.entries()) {
      const isJoined = position >= parts.length
      const ofWord = new Map<number, number>()
      for (const [place, close] of likely(word, soundOf(word))) {
        for (const number of termsOf[place] as number[]) {
          ofWord.set(number, Math.max(ofWord.get(number) ?? 0, close))
        }
      }
      for (const [number, close] of ofWord) {
        const sum = scores.get(number) ?? 0
        scores.set(number, isJoined ? Math.max(sum, close * parts.length) : sum + close)
      }
    }
    const ranked = [...scores]
      .map(([number, sum]) => {
        const term = terms[number] as Term
        const spare = Math.max(0, (wordCounts[number] as number) - parts.length)
        const fits = figures.filter((figure) => plainName(term.name).split(' ').includes(figure)).length
        return { term, score: sum / parts.length - 0.03 * spare + 0.2 * fits }
      })
      .toSorted((one, other) => other.score - one.score || (one.term.name < other.term.name ? -1 : 1))
    // Far behind the likeliest is only what shares a small word with it.
    const least = leastOfBest * (ranked[0]?.score ?? 0)
    return ranked
      .filter(({ score }) => score >= least)
      .map(({ term }) => term)
      .filter(isFirstOfName())
      .slice(0, most)
  }
}

import { brand } from '#content/brand.ts'

/** The account holder's details, as far as they are known. */
export interface About {
  readonly name?: string | undefined
  readonly legalSurname?: string | undefined
  readonly email?: string | undefined
}

/** Shorter names occur in many words, and are refused only on their own. */
const shortestWithin = 4
/** With this many other characters, a name in it does no harm. */
const enoughElse = 8

/** 4nn4 and @nn@ are Anna. */
const lettersFor: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')

/** A one may stand for either of two letters. */
const spelledOut = (text: string, one: 'i' | 'l') =>
  text.replace(/[@4831!05$7]/g, (sign) => (sign === '1' ? one : (lettersFor[sign] ?? sign)))

function wordsAbout({ name = '', legalSurname = '', email = '' }: About): string[] {
  const [box = '', host = ''] = email.split('@')
  const parts = [name, legalSurname, ...`${name} ${legalSurname}`.split(/\P{L}+/u), email, box, ...box.split(/\P{L}+/u)]
  return [...parts, host.split('.')[0] ?? '', brand.name]
    .map(lettersOf)
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
}

/** Whether a password is little more than the person's name, their email address or our name, in any disguise. */
export function isMadeOf(password: string, about: About): boolean {
  const words = wordsAbout(about)
  return [password, spelledOut(password, 'i'), spelledOut(password, 'l')].some((written) => {
    const letters = lettersOf(written)
    if (words.includes(letters)) return true
    const within = words.filter((word) => word.length >= shortestWithin)
    const left = within.reduce((rest, word) => rest.replaceAll(word, ''), letters)
    return left.length < letters.length && left.length < enoughElse
  })
}

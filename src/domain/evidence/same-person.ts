/** Letters that do not decompose into a letter and an accent. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** The parts of a name, lower case, without accents, hyphens and apostrophes. */
const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => spelled[letter] as string)
    .normalize('NFKD')
    .replace(/[\p{M}’'`.]/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

export interface PersonName {
  readonly first: string
  readonly last: string
}

/** The whole surname: Ferncliff-Moss matches Ferncliff Moss, but not Moss. */
function isSameSurname(one: string, other: string): boolean {
  const written = partsOf(one).join('')
  return written !== '' && written === partsOf(other).join('')
}

/** Middle names may be missing on either side: the first names both have must match from the first on. */
function isSameFirst(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)]
  const [few, many] = left.length <= right.length ? [left, right] : [right, left]
  if (few.length === 0) return false
  return few.every((part, at) => part === many[at]) || few.join('') === many.join('')
}

/** Whether a document and an account name the same person. */
export const isSameName = (document: PersonName, account: PersonName): boolean =>
  isSameSurname(document.last, account.last) && isSameFirst(document.first, account.first)

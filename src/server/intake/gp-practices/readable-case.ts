const small = new Set(['and', 'at', 'by', 'for', 'in', 'le', 'of', 'on', 'sub', 'the', 'to', 'under', 'upon', 'with'])
const capitals = new Set([
  'ABMU',
  'AWC',
  'CIC',
  'GMS',
  'GP',
  'GPS',
  'HMP',
  'II',
  'III',
  'IV',
  'LLP',
  'NHS',
  'PCC',
  'PHCC',
  'PMS',
  'UK',
])
const shortWords = new Set([
  'ctr',
  'dr',
  'drs',
  'ft',
  'grp',
  'ln',
  'ltd',
  'mr',
  'mrs',
  'ms',
  'ng',
  'pk',
  'pl',
  'plc',
  'rd',
  'sq',
  'sqr',
  'st',
])
const vowels = /[AEIOUY]/

/**
 * The directory is in capitals. This gives a name or an address ordinary case: "ST MARY'S SURGERY (GJ INGRAMS)" becomes
 * "St Mary's Surgery (GJ Ingrams)", "STOCKTON ON TEES" becomes "Stockton on Tees".
 */
export function readableCase(shouted: string): string {
  let before = ''
  return shouted.toUpperCase().replace(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu, (word, at: number, all: string) => {
    const previous = all[at - 1] ?? ''
    const isBeforeName = /^[\s.]+\p{L}/u.test(all.slice(at + word.length))
    const isInitials = word.length <= 2 && word !== 'DR' && isBeforeName && (/^DRS?$/.test(before) || previous === '(')
    before = word
    return isInitials ? word : caseOf(word, /[\s-]/.test(previous))
  })
}

function caseOf(word: string, mayBeSmall: boolean): string {
  const lower = word.toLowerCase()
  if (mayBeSmall && small.has(lower)) return lower
  if (capitals.has(word)) return word
  if (/\p{N}/u.test(word)) return /^\d+(ST|ND|RD|TH)$/.test(word) ? lower : word
  if (word.length <= 3 && !vowels.test(word) && !shortWords.has(lower)) return word
  return lower
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(Mc|O')(\p{L})(?=\p{L}{2})/u, (_, prefix: string, letter: string) => prefix + letter.toUpperCase())
}

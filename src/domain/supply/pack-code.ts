/** What the GS1 code on a pack says. */
export interface PackCode {
  /** 14 digits, the last a check digit. */
  readonly gtin: string
  /** YYYY-MM-DD. Null: the code does not say. */
  readonly expires: string | null
  readonly batch: string | null
  readonly serial: string | null
}

/** Why a scan cannot be used. `unknown` and `repeated` say of which application identifier. */
export type PackCodeProblem =
  | { readonly is: 'empty' | 'not GS1' | 'no GTIN' | 'GTIN' | 'check digit' | 'expiry' | 'batch' | 'serial' }
  | { readonly is: 'unknown' | 'repeated'; readonly ai: string }

export type ReadPackCode =
  | { readonly code: PackCode; readonly problem: null }
  | { readonly code: null; readonly problem: PackCodeProblem }

export const groupSeparator = '\u001d'

/** FNC1 as scanners send it where their keyboard cannot: none of these can be part of a batch or serial number. */
const separators = ['{GS}', '^]', '\u001e', '\u241d', '~', '|']

const symbology = /^\](d2|Q3)/

/** How GS1 data begins after the symbology prefix, if there is one: any other prefix is of a code that is not GS1. */
const otherSymbology = /^\][A-Za-z]\d/

const fixedLength: Readonly<Record<string, number>> = { '01': 14, '17': 6 }
const variable: ReadonlySet<string> = new Set(['10', '21'])

/** What GS1 allows in a batch or serial number. */
const allowed = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/

/** The last digit of a GTIN, from the 13 before it. */
export function checkDigit(thirteen: string): string {
  const sum = [...thirteen].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** A GTIN of 8, 12, 13 or 14 digits, as 14. Null: it is none, or its check digit is wrong. */
export function gtinOf(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null
  const gtin = digits.padStart(14, '0')
  return gtin[13] === checkDigit(gtin.slice(0, 13)) ? gtin : null
}

/** YYMMDD as YYYY-MM-DD. Day 00 is the last day of the month. Null: there is no such day. */
function expiryOf(six: string): string | null {
  if (!/^\d{6}$/.test(six)) return null
  const [year, month, day] = [2000 + Number(six.slice(0, 2)), Number(six.slice(2, 4)), Number(six.slice(4))]
  if (month < 1 || month > 12) return null
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day > last) return null
  return `${year}-${six.slice(2, 4)}-${String(day === 0 ? last : day).padStart(2, '0')}`
}

type Element = readonly [ai: string, value: string]

const failed = (problem: PackCodeProblem): ReadPackCode => ({ code: null, problem })

/** "(01)…(17)…", as people read it from the pack and type it. */
function typedElements(typed: string): Element[] | null {
  if (!/^\(\d{2,4}\)/.test(typed)) return null
  const parts = typed.split(/\((\d{2,4})\)/).slice(1)
  return parts.flatMap((part, at) => (at % 2 === 0 ? [[part, (parts[at + 1] ?? '').trim()] as const] : []))
}

const withSeparators = (scanned: string): string =>
  separators.reduce((text, separator) => text.replaceAll(separator, groupSeparator), scanned)

/** As a scanner sends it: fixed lengths by their identifier, the others up to a separator or the end. */
function scannedElements(scanned: string): Element[] | PackCodeProblem {
  const found: Element[] = []
  let rest = scanned.replace(new RegExp(`^${groupSeparator}+`), '')
  while (rest !== '') {
    const ai = rest.slice(0, 2)
    if (!/^\d\d$/.test(ai)) return { is: 'not GS1' }
    const length = fixedLength[ai]
    if (length === undefined && !variable.has(ai)) return { is: 'unknown', ai }
    const end = length ?? [...rest.slice(2)].indexOf(groupSeparator)
    const value = end === -1 ? rest.slice(2) : rest.slice(2, 2 + end)
    found.push([ai, value])
    rest = rest.slice(2 + value.length).replace(new RegExp(`^${groupSeparator}+`), '')
  }
  return found
}

/** Reads what a scanner sent, or what was typed from beside the code. */
export function readPackCode(scanned: string): ReadPackCode {
  const given = scanned.trim()
  if (given === '') return failed({ is: 'empty' })
  const bare = given.replace(symbology, '')
  // A bar code is the product number alone, and says nothing of this pack.
  if (otherSymbology.test(bare) || gtinOf(bare) !== null) return failed({ is: 'not GS1' })
  const elements = typedElements(bare) ?? scannedElements(withSeparators(bare))
  if (!Array.isArray(elements)) return failed(elements as PackCodeProblem)
  return codeOf(elements)
}

function codeOf(elements: readonly Element[]): ReadPackCode {
  const values = new Map<string, string>()
  for (const [ai, value] of elements) {
    if (!(ai in fixedLength) && !variable.has(ai)) return failed({ is: 'unknown', ai })
    if (values.has(ai)) return failed({ is: 'repeated', ai })
    values.set(ai, value)
  }
  const [gtin, six, batch = null, serial = null] = ['01', '17', '10', '21'].map((ai) => values.get(ai))
  if (gtin === undefined) return failed({ is: 'no GTIN' })
  if (!/^\d{14}$/.test(gtin)) return failed({ is: 'GTIN' })
  if (gtinOf(gtin) === null) return failed({ is: 'check digit' })
  const expires = six === undefined ? null : expiryOf(six)
  if (six !== undefined && expires === null) return failed({ is: 'expiry' })
  if (batch !== null && !allowed.test(batch)) return failed({ is: 'batch' })
  if (serial !== null && !allowed.test(serial)) return failed({ is: 'serial' })
  return { code: { gtin, expires, batch, serial }, problem: null }
}

/**
 * Whether the batch of a code is a batch alone. A scanner that leaves out the separator makes what follows a part of it: a serial
 * number or an expiry that the code is then without. A recall would not find such a batch.
 */
export const isBatchCertain = ({ expires, batch, serial }: PackCode): boolean =>
  !(serial === null && /.21./.test(batch ?? '')) && !(expires === null && /.17\d{6}/.test(batch ?? ''))

const elementsOf = ({ gtin, expires, batch, serial }: PackCode): Element[] =>
  (
    [
      ['01', gtin],
      ['17', expires?.slice(2).replaceAll('-', '') ?? null],
      ['10', batch],
      ['21', serial],
    ] as const
  ).flatMap(([ai, value]) => (value === null ? [] : [[ai, value] as const]))

/** As it stands beside the code on a pack, and as it is sent: without a control character. */
export const writtenPackCode = (code: PackCode): string =>
  elementsOf(code)
    .map(([ai, value]) => `(${ai})${value}`)
    .join('')

/** As a scanner sends it. */
export const elementString = (code: PackCode): string =>
  elementsOf(code)
    .map(([ai, value], at, all) => `${ai}${value}${variable.has(ai) && at < all.length - 1 ? groupSeparator : ''}`)
    .join('')

/** A PDF value, as far as needed here: strings, booleans and null are `other`. */
export type PdfValue =
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'reference'; readonly number: number }
  | { readonly is: 'array'; readonly items: readonly PdfValue[] }
  | { readonly is: 'dictionary'; readonly entries: readonly (readonly [string, PdfValue])[] }
  | { readonly is: 'other' }

/** More than the limit: what cannot be inspected is refused. */
export class TooMuchToRead extends Error {
  override name = 'TooMuchToRead'
}

/** How many bytes may still be read, over all objects of a file. */
export interface Budget {
  left: number
}

const deepest = 60
/** Of one object without its stream. */
const longestObject = 2 * 1024 * 1024

const whitespace = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20])
const delimiters = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)))
const other: PdfValue = { is: 'other' }

const code = (letter: string) => letter.charCodeAt(0)
const [open, close, less, greater, openArray, closeArray, slash, percent, backslash, hash] = [...'()<>[]/%\\#'].map(
  code,
) as [number, number, number, number, number, number, number, number, number, number]

export const isPdfSpace = (byte: number | undefined): boolean => byte !== undefined && whitespace.has(byte)

const isRegular = (byte: number | undefined) => byte !== undefined && !whitespace.has(byte) && !delimiters.has(byte)

/**
 * Reads one value at an offset, as tolerantly as viewers do: invalid parts of a dictionary or an array are skipped.
 * Every entry of a dictionary is kept, even with duplicate keys.
 */
export function readPdfValue(bytes: Buffer, from: number, budget: Budget): { value: PdfValue; end: number } {
  const limit = Math.min(bytes.length, from + longestObject)
  let at = from
  const value = readValue(0)
  if (at >= limit && limit < bytes.length) throw new TooMuchToRead()
  budget.left -= at - from
  if (budget.left < 0) throw new TooMuchToRead()
  return { value, end: at }

  function skipSpace(): void {
    while (at < limit) {
      const byte = bytes[at] as number
      if (whitespace.has(byte)) at += 1
      else if (byte === percent) {
        while (at < limit && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1
      } else return
    }
  }

  function readValue(depth: number): PdfValue {
    if (depth > deepest) throw new TooMuchToRead()
    skipSpace()
    const byte = bytes[at]
    if (at >= limit || byte === undefined) return other
    if (byte === slash) return { is: 'name', name: readName() }
    if (byte === open) return readString()
    if (byte === openArray) return readArray(depth)
    if (byte === less) return bytes[at + 1] === less ? readDictionary(depth) : readHexString()
    if (delimiters.has(byte)) {
      at += 1
      return other
    }
    return readWord()
  }

  /** Unescaped: `/J#61vaScript` is `/JavaScript`. */
  function readName(): string {
    at += 1
    let name = ''
    while (at < limit && isRegular(bytes[at])) {
      const escaped = bytes[at] === hash ? /^[0-9a-f]{2}$/i.exec(bytes.toString('latin1', at + 1, at + 3)) : null
      name += String.fromCharCode(escaped ? Number.parseInt(escaped[0], 16) : (bytes[at] as number))
      at += escaped ? 3 : 1
    }
    return name
  }

  function readString(): PdfValue {
    let depth = 0
    while (at < limit) {
      const byte = bytes[at]
      at += 1
      if (byte === backslash) at += 1
      else if (byte === open) depth += 1
      else if (byte === close) {
        depth -= 1
        if (depth === 0) break
      }
    }
    at = Math.min(at, limit)
    return other
  }

  function readHexString(): PdfValue {
    while (at < limit && bytes[at] !== greater) at += 1
    at += 1
    return other
  }

  function readArray(depth: number): PdfValue {
    at += 1
    const items: PdfValue[] = []
    for (;;) {
      skipSpace()
      if (at >= limit) break
      if (bytes[at] === closeArray) {
        at += 1
        break
      }
      items.push(readValue(depth + 1))
    }
    return { is: 'array', items }
  }

  function readDictionary(depth: number): PdfValue {
    at += 2
    const entries: [string, PdfValue][] = []
    for (;;) {
      skipSpace()
      if (at >= limit) break
      if (endsDictionary()) {
        at += 2
        break
      }
      if (bytes[at] !== slash) {
        readValue(depth + 1)
        continue
      }
      const key = readName()
      skipSpace()
      entries.push([key, endsDictionary() ? other : readValue(depth + 1)])
    }
    return { is: 'dictionary', entries }
  }

  function endsDictionary(): boolean {
    return bytes[at] === greater && bytes[at + 1] === greater
  }

  function readToken(): string {
    const start = at
    while (at < limit && isRegular(bytes[at])) at += 1
    return bytes.toString('latin1', start, Math.min(at, start + 64))
  }

  /** A number, a reference to another object (`12 0 R`), or any other word. */
  function readWord(): PdfValue {
    const word = readToken()
    if (!/^[+-]?\d*\.?\d*$/.test(word)) return other
    if (/^\d+$/.test(word)) {
      const after = at
      skipSpace()
      if (/^\d+$/.test(readToken())) {
        skipSpace()
        if (readToken() === 'R') return { is: 'reference', number: Number(word) }
      }
      at = after
    }
    return { is: 'number', value: Number(word) }
  }
}

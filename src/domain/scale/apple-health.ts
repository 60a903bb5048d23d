import { kgPerPound, poundsPerStone } from '../body/units.ts'
import { type BodyMeasure, logProblem, type TakenMeasure, takenMeasure } from '../treatment/tracking/measures.ts'

/**
 * Reads the records of a body from the export of Apple Health: a document of gigabytes, most of which is heartbeats and
 * steps. It is given piece by piece, and nothing of it is kept but what counts: the first of a kind on each day.
 */

/** By Apple's names. What the others mean is nobody's business here. */
const types: Readonly<Record<string, BodyMeasure>> = {
  HKQuantityTypeIdentifierBodyMass: 'weight',
  HKQuantityTypeIdentifierBodyFatPercentage: 'body_fat',
  HKQuantityTypeIdentifierBodyMassIndex: 'bmi',
  HKQuantityTypeIdentifierLeanBodyMass: 'lean_mass',
}

const kgIn: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lb: kgPerPound,
  st: poundsPerStone * kgPerPound,
}

export interface AppleHealth {
  /** One of a kind per day. */
  readonly taken: readonly TakenMeasure[]
  /** Records of a body whose date, unit or number could not be read or cannot be. */
  readonly leftOut: number
}

/** What is wrong with the document, and none of it is used. */
export type AppleHealthProblem = 'not apple health' | 'damaged'

export class AppleHealthError extends Error {
  readonly problem: AppleHealthProblem
  constructor(problem: AppleHealthProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The document begins within this: a declaration, and a description of its own form, of some 10 KB. */
const mostBeforeRoot = 200_000
/** No element is longer: whoever sends more without an end sends no such document. */
const mostOfElement = 100_000

const root = '<HealthData'
const rootEnd = '</HealthData>'
const record = '<Record '

export interface AppleHealthReader {
  /**
   * What of the next piece has to be pushed: of most pieces only how an element ends at their beginning and how one begins
   * at their end. To make text of a gigabyte of heartbeats costs more than all the rest.
   */
  worthReading(piece: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[]
  /** Throws an AppleHealthError. */
  push(text: string): void
  end(): AppleHealth
}

export function appleHealthReader(today: string): AppleHealthReader {
  const first = new Map<string, TakenMeasure>()
  let leftOut = 0
  let rest = ''
  let isInside = false
  let isOver = false

  function take(element: string) {
    const measure = types[attribute(element, 'type') ?? '']
    if (measure === undefined) return
    const taken = readRecord(element, measure)
    if (taken === null || logProblem(taken, today) !== null) {
      leftOut++
      return
    }
    const key = `${taken.measure} ${taken.on}`
    const held = first.get(key)
    if (!held || (taken.takenAt ?? 0) < (held.takenAt ?? 0)) first.set(key, taken)
  }

  function begin() {
    const at = rest.indexOf(root)
    if (at === -1) {
      if (rest.length > mostBeforeRoot) throw new AppleHealthError('not apple health')
      return
    }
    isInside = true
    rest = rest.slice(at + root.length)
  }

  /** What can be read to its end is; the rest waits for the next piece. */
  function scan() {
    let place = 0
    for (;;) {
      const at = rest.indexOf('<', place)
      if (at === -1) {
        place = rest.length
        break
      }
      const found = elementAt(rest, at)
      if (found === null) {
        place = at
        break
      }
      if (found.is === 'record') take(rest.slice(at, found.to))
      if (found.is === 'end') isOver = true
      place = found.to
    }
    rest = rest.slice(place)
    if (rest.length > mostOfElement) throw new AppleHealthError('damaged')
  }

  return {
    worthReading(piece) {
      // Within a comment, or before it is known what begins, every character counts.
      const isPlain = isInside && (rest === '' || (rest.length > 1 && rest[1] !== '!'))
      const between = isPlain ? betweenEnds(piece) : null
      return between ? [piece.subarray(0, between.from), piece.subarray(between.to)] : [piece]
    },
    push(text) {
      rest += text
      if (!isInside) begin()
      if (isInside) scan()
    },
    end() {
      if (!isInside) throw new AppleHealthError('not apple health')
      if (!isOver) throw new AppleHealthError('damaged')
      const taken = [...first.values()].toSorted((one, other) => one.on.localeCompare(other.on))
      return { taken, leftOut }
    },
  }
}

const code = (sign: string) => sign.charCodeAt(0)
const [opens, marks, closes, bigH, bigB, o, d, y] = ['<', '!', '/', 'H', 'B', 'o', 'd', 'y'].map(code)

/** From the first "<" to the last, if nothing between them counts. Null: something might, or there is no "<". */
function betweenEnds(piece: Uint8Array): { readonly from: number; readonly to: number } | null {
  let from = -1
  let to = -1
  for (let at = 0; at < piece.length; at++) {
    const byte = piece[at]
    if (byte === opens) {
      // A comment, character data, or what may be the end of the document.
      if (piece[at + 1] === marks) return null
      if (piece[at + 1] === closes && (piece[at + 2] === bigH || at + 2 >= piece.length)) return null
      if (from === -1) from = at
      to = at
    } else if (byte === bigB && piece[at + 1] === o && piece[at + 2] === d && piece[at + 3] === y) return null
  }
  return from === -1 ? null : { from, to }
}

type Found = { readonly is: 'record' | 'end' | 'other'; readonly to: number }

/** The element that begins there. Null: its end is not here yet. */
function elementAt(text: string, at: number): Found | null {
  const sign = text[at + 1]
  if (sign === undefined) return null
  if (sign === 'R') {
    if (text.startsWith(record, at)) return recordAt(text, at)
    if (text.length < at + record.length) return null
  }
  if (sign === '/') {
    if (text.startsWith(rootEnd, at)) return { is: 'end', to: at + rootEnd.length }
    if (text.length < at + rootEnd.length && rootEnd.startsWith(text.slice(at))) return null
  }
  if (sign === '!') {
    if (text.length < at + 4) return null
    if (text.startsWith('<!--', at)) return until(after(text, '-->', at + 4), 'other')
    if (text.length < at + 9 && '<![CDATA['.startsWith(text.slice(at))) return null
    if (text.startsWith('<![CDATA[', at)) return until(after(text, ']]>', at + 9), 'other')
  }
  // A value holds no "<", so the next one begins the next element.
  return { is: 'other', to: at + 1 }
}

/** Of millions of records a few are of a body: the others are not looked at any closer. */
const mayCount = /BodyMass|BodyFatPercentage/

function recordAt(text: string, at: number): Found | null {
  const next = text.indexOf('<', at + 1)
  if (next === -1) return null
  return mayCount.test(text.slice(at, next)) ? until(endOfTag(text, at), 'record') : { is: 'other', to: next }
}

const until = (to: number, is: Found['is']): Found | null => (to === -1 ? null : { is, to })

function after(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from)
  return at === -1 ? -1 : at + what.length
}

/** A value may hold a ">". */
function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text[at] as string
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return -1
}

function attribute(element: string, name: string): string | null {
  const begun = new RegExp(`\\s${name}\\s*=\\s*("|')`).exec(element)
  if (!begun) return null
  const from = begun.index + begun[0].length
  const to = element.indexOf(begun[1] as string, from)
  return to === -1 ? null : element.slice(from, to)
}

const decimal = /^\d{1,4}(\.\d{1,20})?$/
/** 2026-03-02 07:31:05 +0000 */
const written = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/

function readRecord(element: string, measure: BodyMeasure): TakenMeasure | null {
  const [value = '', unit = '', date = ''] = ['value', 'unit', 'startDate'].map(
    (name) => attribute(element, name) ?? '',
  )
  const [, day, time, hours, minutes] = written.exec(date) ?? []
  const takenAt = Date.parse(`${day}T${time}${hours}:${minutes}`)
  if (Number.isNaN(takenAt) || !decimal.test(value)) return null
  const size = sizeOf(measure, unit)
  return size === null ? null : takenMeasure(measure, Number(value) * size, takenAt)
}

/** Null: a unit that we do not know. Apple writes a quarter as 0.25 of "%". */
function sizeOf(measure: BodyMeasure, unit: string): number | null {
  if (measure === 'body_fat') return unit === '%' ? 100 : null
  if (measure === 'bmi') return unit === 'count' ? 1 : null
  return kgIn[unit] ?? null
}

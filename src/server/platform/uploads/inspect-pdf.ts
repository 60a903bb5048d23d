import { setImmediate as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { type Budget, isPdfSpace, type PdfValue, readPdfValue, TooMuchToRead } from './pdf-objects.ts'

/** `active`: it can act by itself, or carries other files. `unclear`: not all of it could be inspected. */
export type PdfFinding = 'active' | 'protected' | 'unclear'

/** Limit for all compressed objects of a file together: many times what documents of our size have. */
const mostInflated = 32 * 1024 * 1024
/** Limit for the table of numbers and offsets in one object stream. */
const longestHead = 1024 * 1024
/** How long parsing may block the process at a time. */
const atATimeMs = 10

const inflated = promisify(inflate)

/** Actions and contents that run, fetch or carry something. Refused as a value anywhere. */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'EmbeddedFile',
  'FileAttachment',
  'RichMedia',
  'RichMediaExecute',
])
/** Words that are harmless elsewhere: refused as the type of an action or an annotation. */
const activeKinds = new Set(['Movie', 'Sound', 'Screen', 'Rendition', '3D', 'GoTo3DView'])
const activeKeys = new Set(['JavaScript', 'JS', 'AA', 'XFA', 'EmbeddedFiles', 'EF', 'Collection'])
/** Dictionaries whose keys are names that a program generated for its fonts, pictures and the like. */
const namedByPrograms = new Set([
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
  'CharProcs',
  'Dests',
  'RoleMap',
  'ClassMap',
  'Colorants',
])

class Found extends Error {
  readonly finding: PdfFinding
  constructor(finding: PdfFinding) {
    super(finding)
    this.finding = finding
  }
}

/**
 * Looks for scripts, automatic actions, attachments and encryption. Objects are found by scanning the bytes and not by
 * the table at the end of the file, which can point elsewhere or be rebuilt by a viewer: every object a viewer could
 * find has been read here. Null: nothing found.
 */
export async function inspectPdf(bytes: Buffer): Promise<PdfFinding | null> {
  try {
    await readAll(bytes)
    return null
  } catch (error) {
    if (error instanceof Found) return error.finding
    if (error instanceof TooMuchToRead) return 'unclear'
    throw error
  }
}

async function readAll(bytes: Buffer): Promise<void> {
  const budget: Budget = { left: 4 * bytes.length + 1024 * 1024 }
  let inflatable = mostInflated
  const openActions: PdfValue[] = []
  /** By number: whether each object found under it only leads to a page. */
  const leadsToPage = new Map<number, boolean>()
  let begun = performance.now()

  for (const { place, number } of headersIn(bytes)) {
    await breathe()
    const { value, end } = readPdfValue(bytes, place, budget)
    keep(number, value)
    const start = value.is === 'dictionary' && isObjectStream(value) ? streamStart(bytes, end) : null
    if (start !== null) await readObjectStream(value, start)
  }
  if (!openActions.every(isHarmless)) throw new Found('active')

  /** Yields to other requests of this process. */
  async function breathe(): Promise<void> {
    if (performance.now() - begun <= atATimeMs) return
    await pause()
    begun = performance.now()
  }

  function keep(number: number | null, value: PdfValue): void {
    if (value.is === 'dictionary' && value.entries.some(([key]) => key === 'Encrypt')) throw new Found('protected')
    inspect(value, null, openActions)
    if (number !== null) leadsToPage.set(number, (leadsToPage.get(number) ?? true) && isDestination(value))
  }

  async function readObjectStream(value: PdfValue, start: number): Promise<void> {
    const [count, first] = [numberAt(value, 'N'), numberAt(value, 'First')]
    if (first > longestHead) throw new TooMuchToRead()
    const { data, until } = await contentOf(value, start)
    const pairs = numbersIn(data.subarray(0, first), 2 * count)
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      await breathe()
      const place = first + (pairs[at + 1] as number)
      if (place < data.length) keep(pairs[at] as number, readPdfValue(data, place, budget).value)
    }
    // Some viewers read one object after the other, whatever the offsets say.
    for (let at = first; at < until; ) {
      await breathe()
      const { value: next, end } = readPdfValue(data, at, budget)
      keep(null, next)
      at = Math.max(end, at + 1)
    }
  }

  async function contentOf(value: PdfValue, start: number): Promise<{ data: Buffer; until: number }> {
    const filter = entriesAt(value, 'Filter')
    if (entriesAt(value, 'DecodeParms').length > 0 || filter.length > 1) throw new TooMuchToRead()
    const [only] = filter
    if (only === undefined) {
      const data = bytes.subarray(start)
      const end = data.indexOf('endstream')
      return { data, until: end < 0 ? data.length : end }
    }
    const name = only.is === 'array' && only.items.length === 1 ? only.items[0] : only
    if (name?.is !== 'name' || !['FlateDecode', 'Fl'].includes(name.name)) throw new TooMuchToRead()
    try {
      const data = await inflated(bytes.subarray(start), { maxOutputLength: Math.max(1, inflatable) })
      inflatable -= data.length
      budget.left += 4 * data.length
      return { data, until: data.length }
    } catch {
      // Longer than it may be, cut off or damaged: a viewer may still show part of it.
      throw new TooMuchToRead()
    }
  }

  function isHarmless(action: PdfValue): boolean {
    return action.is === 'reference' ? leadsToPage.get(action.number) === true : isDestination(action)
  }
}

/** After every `1 0 obj` and every `trailer`, even inside other content. */
function* headersIn(bytes: Buffer): Generator<{ place: number; number: number | null }> {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    const before = bytes[at - 1]
    const isDigit = before !== undefined && before >= 0x30 && before <= 0x39
    // A comment may come before it, and ends with its line.
    if (!isDigit && !isPdfSpace(before)) continue
    const numbered = /(\d{1,10})\s+\d{1,5}\s*$/.exec(bytes.toString('latin1', Math.max(0, at - 40), at))
    yield { place: at + 3, number: numbered ? Number(numbered[1]) : null }
  }
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    yield { place: at + 7, number: null }
  }
}

function inspect(value: PdfValue, key: string | null, openActions: PdfValue[]): void {
  if (value.is === 'name') {
    const isKind = key === 'S' || key === 'Subtype'
    if (activeNames.has(value.name) || (isKind && activeKinds.has(value.name))) throw new Found('active')
  }
  if (value.is === 'array') for (const item of value.items) inspect(item, key, openActions)
  if (value.is !== 'dictionary') return
  const isOwnNames = key !== null && namedByPrograms.has(key)
  for (const [name, held] of value.entries) {
    if (!isOwnNames && activeKeys.has(name)) throw new Found('active')
    if (!isOwnNames && name === 'OpenAction') openActions.push(held)
    inspect(held, name, openActions)
  }
}

/** A page to show first, by itself or as an action, and nothing after it. */
function isDestination(value: PdfValue): boolean {
  if (value.is !== 'dictionary') return value.is !== 'reference'
  const kinds = entriesAt(value, 'S')
  return (
    kinds.every((kind) => kind.is === 'name' && kind.name === 'GoTo') &&
    entriesAt(value, 'Next').length === 0 &&
    entriesAt(value, 'OpenAction').length === 0
  )
}

const entriesAt = (value: PdfValue, key: string): PdfValue[] =>
  value.is === 'dictionary' ? value.entries.filter(([name]) => name === key).map(([, held]) => held) : []

/** A direct whole number, given once. */
function numberAt(value: PdfValue, key: string): number {
  const [found, ...more] = entriesAt(value, key)
  if (found?.is !== 'number' || more.length > 0 || !Number.isInteger(found.value) || found.value < 0)
    throw new TooMuchToRead()
  return found.value
}

/** Viewers use `First` and `N`, and not all of them check the type. */
const isObjectStream = (value: PdfValue): boolean =>
  entriesAt(value, 'First').length > 0 ||
  entriesAt(value, 'Type').some((type) => type.is === 'reference' || (type.is === 'name' && type.name === 'ObjStm'))

/** Where the bytes of a stream begin. Null: an object without one. */
function streamStart(bytes: Buffer, end: number): number | null {
  let at = end
  for (;;) {
    while (isPdfSpace(bytes[at])) at += 1
    if (bytes[at] !== 0x25) break
    while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1
  }
  if (bytes.toString('latin1', at, at + 6) !== 'stream') return null
  at += 6
  if (bytes[at] === 0x0d) at += 1
  if (bytes[at] === 0x0a) at += 1
  return at
}

function numbersIn(head: Buffer, most: number): number[] {
  const found: number[] = []
  for (const [digits] of head.toString('latin1').matchAll(/\d+/g)) {
    if (found.length >= most) break
    found.push(Number(digits))
  }
  return found
}

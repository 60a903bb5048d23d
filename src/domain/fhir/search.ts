/** How many resources a page has, unless the caller asks for fewer or more (ours). */
export const pageSizes = { usual: 50, most: 200 } as const

type Prefix = 'eq' | 'gt' | 'ge' | 'lt' | 'le'
const prefixes: readonly string[] = ['eq', 'gt', 'ge', 'lt', 'le']

/** Moments from the first to before the second. */
interface Span {
  readonly prefix: Prefix
  readonly from: number
  readonly until: number
}

export interface Search {
  /** Null: not named. */
  readonly patient: string | null
  /** All of them hold. */
  readonly updated: readonly Span[]
  readonly count: number
  readonly offset: number
}

export type SearchProblem = { readonly problem: string }

/** The parameters of a search. `_format` is accepted because clients send it; there is one format. */
const searchParameters = ['patient', '_lastUpdated', '_count', '_offset', '_format'] as const
const formats: readonly string[] = ['json', 'application/json', 'application/fhir+json']

const dateTime =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/

/** From its first moment to the one after its last. Null: it is no date. */
function spanOf(text: string): { readonly from: number; readonly until: number } | null {
  const [, year, month, day, hour, , second] = dateTime.exec(text) ?? []
  if (year === undefined) return null
  const from = Date.parse(month === undefined ? `${text}-01-01` : day === undefined ? `${text}-01` : text)
  if (Number.isNaN(from)) return null
  const next = new Date(from)
  if (month === undefined) next.setUTCFullYear(next.getUTCFullYear() + 1)
  else if (day === undefined) next.setUTCMonth(next.getUTCMonth() + 1)
  else if (hour === undefined) next.setUTCDate(next.getUTCDate() + 1)
  else return { from, until: from + (second === undefined ? 60_000 : text.includes('.') ? 1 : 1_000) }
  return { from, until: next.getTime() }
}

function readUpdated(value: string): Span | null {
  const hasPrefix = prefixes.includes(value.slice(0, 2))
  const span = spanOf(hasPrefix ? value.slice(2) : value)
  return span && { prefix: (hasPrefix ? value.slice(0, 2) : 'eq') as Prefix, ...span }
}

function wholeNumber(value: string | undefined, most: number): number | null {
  if (value === undefined || !/^\d{1,9}$/.test(value)) return null
  return Math.min(Number(value), most)
}

const problem = (text: string): SearchProblem => ({ problem: text })

/** Reads a search. Whatever is not supported is refused: ignoring it would answer another question. */
export function readSearch(
  asked: Readonly<Record<string, string | readonly string[] | undefined>>,
): Search | SearchProblem {
  const known: readonly string[] = searchParameters
  const unknown = Object.keys(asked).find((name) => !known.includes(name))
  if (unknown !== undefined) return problem('Only patient, _lastUpdated and _count can be searched by.')
  const given = (name: (typeof searchParameters)[number]): readonly string[] => [asked[name] ?? []].flat()
  for (const name of ['patient', '_count', '_offset', '_format'] as const)
    if (given(name).length > 1) return problem(`${name} is given more than once.`)
  const [format] = given('_format')
  if (format !== undefined && !formats.includes(format)) return problem('_format: only JSON is served.')
  const [patient] = given('patient')
  const patientId = patient === undefined ? null : patient.replace(/^Patient\//, '')
  if (patientId !== null && !/^[A-Za-z0-9.-]{1,64}$/.test(patientId)) return problem('patient is not an id.')
  const updated = given('_lastUpdated').map(readUpdated)
  if (updated.some((span) => span === null)) return problem('_lastUpdated is not a date, or has an unknown prefix.')
  const count = wholeNumber(given('_count')[0] ?? String(pageSizes.usual), pageSizes.most)
  const offset = wholeNumber(given('_offset')[0] ?? '0', Number.MAX_SAFE_INTEGER)
  if (count === null) return problem('_count is not a number.')
  if (offset === null) return problem('_offset is not a number.')
  return { patient: patientId, updated: updated.flatMap((span) => span ?? []), count, offset }
}

const holds: Readonly<Record<Prefix, (at: number, span: Span) => boolean>> = {
  eq: (at, { from, until }) => at >= from && at < until,
  gt: (at, { until }) => at >= until,
  ge: (at, { from }) => at >= from,
  lt: (at, { from }) => at < from,
  le: (at, { until }) => at < until,
}

/** Whether a resource was last updated when the search says. */
export const isUpdatedIn = ({ updated }: Search, lastUpdated: string): boolean =>
  updated.every((span) => holds[span.prefix](Date.parse(lastUpdated), span))

/** The same search from another place on. */
export function addressFrom(
  base: string,
  asked: Readonly<Record<string, string | readonly string[] | undefined>>,
  offset: number,
) {
  const pairs = Object.entries(asked)
    .filter(([name]) => name !== '_offset')
    .flatMap(([name, values]) => [values ?? []].flat().map((value) => `${name}=${encodeURIComponent(value)}`))
  const query = [...pairs, ...(offset > 0 ? [`_offset=${offset}`] : [])].join('&')
  return query === '' ? base : `${base}?${query}`
}

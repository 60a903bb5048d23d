import type { Bundle, BundleEntry, OperationOutcome } from 'fhir/r4'
import type { ServedResource } from './resources.ts'
import { addressFrom, isUpdatedIn, type Search } from './search.ts'
import { fhirPath } from './systems.ts'

const entry = (origin: string, resource: ServedResource): BundleEntry => ({
  fullUrl: `${origin}${fhirPath}/${resource.resourceType}/${resource.id}`,
  resource,
  search: { mode: 'match' },
})

interface Found {
  readonly origin: string
  readonly type: string
  readonly search: Search
  /** The parameters as they were given, for the links. */
  readonly asked: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly resources: readonly ServedResource[]
  readonly now: string
}

/** One page of a search. The order is by id, so that a page neither repeats nor leaves out what was there before. */
export function searchset({ origin, type, search, asked, resources, now }: Found): Bundle {
  const { count, offset } = search
  const found = resources
    .filter(({ meta }) => isUpdatedIn(search, meta?.lastUpdated ?? ''))
    .toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1))
  const at = (from: number) => addressFrom(`${origin}${fhirPath}/${type}`, asked, from)
  const hasMore = count > 0 && offset + count < found.length
  const page = found.slice(offset, offset + count)
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    timestamp: now,
    total: found.length,
    link: [
      { relation: 'self', url: at(offset) },
      ...(hasMore ? [{ relation: 'next', url: at(offset + count) }] : []),
      ...(offset > 0 ? [{ relation: 'previous', url: at(Math.max(0, offset - count)) }] : []),
    ],
    entry: page.length === 0 ? undefined : page.map((resource) => entry(origin, resource)),
  }
}

/** A whole record, and a note of what is held back. */
export const everything = (
  origin: string,
  resources: readonly ServedResource[],
  note: OperationOutcome,
  now: string,
): Bundle => ({
  resourceType: 'Bundle',
  type: 'searchset',
  timestamp: now,
  total: resources.length,
  entry: [...resources.map((resource) => entry(origin, resource)), { resource: note, search: { mode: 'outcome' } }],
})

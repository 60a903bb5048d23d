/** What the router gives for one route of a navigation: `resolve` runs its loader, with what asks the server for its data. */
interface Match {
  readonly route: { readonly id: string }
  shouldCallHandler(): boolean
  resolve(run: (loader: (ask: () => Promise<unknown>) => unknown) => unknown): Promise<unknown>
}

interface Navigation {
  readonly request: Request
  readonly matches: readonly Match[]
}

/**
 * These two stand in the place of the router's own (`tools/lean-router`), under its names. Loaders run when the site is built
 * and return plain data, which lies in the page and in a file beside it. The router's reading knows far more than that: dates,
 * promises, errors, actions and redirects, which every page would load.
 */
export const decodeViaTurboStream = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => ({
  value: unpack(await new Response(stream).json()),
})

export const getTurboStreamSingleFetchDataStrategy =
  () =>
  async ({ request, matches }: Navigation): Promise<Record<string, unknown>> => {
    const due = matches.filter((match) => match.shouldCallHandler())
    const found = due.map(async (match) => [
      match.route.id,
      await match.resolve((loader) => loader(() => fetchData(request, match.route.id))),
    ])
    return Object.fromEntries(await Promise.all(found))
  }

async function fetchData({ url, signal }: Request, route: string): Promise<unknown> {
  const { origin, pathname } = new URL(url)
  const response = await fetch(`${origin}${pathname}${pathname.endsWith('/') ? '_' : ''}.data`, { signal })
  if (!response.ok) throw Object.assign(new Error('The data of a page did not come.'), { status: response.status })
  const found = unpack(await response.json()) as Record<string, { readonly data: unknown }>
  return found[route]?.data
}

const nullPlace = -5
const undefinedPlace = -7

/** The router writes data as a list whose entries name each other by their places. */
export function unpack(list: readonly unknown[], place = 0): unknown {
  if (place === nullPlace) return null
  if (place === undefinedPlace) return undefined
  const entry = list[place]
  if (Array.isArray(entry)) return entry.map((at) => unpack(list, at))
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(
    Object.entries(entry).map(([key, at]) => [list[Number(key.slice(1))], unpack(list, at as number)]),
  )
}

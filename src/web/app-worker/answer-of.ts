/** What the build tells the worker: written before its code, so that every release is another worker. */
export interface AppBuild {
  /** As a page knows its own. */
  readonly version: string
  /** Of everything the worker keeps: another one is another cache. */
  readonly digest: string
  /** The pages that open without a connection. They are the same for everybody. */
  readonly shells: readonly string[]
  /** What those pages are made of. Each has the digest of its content in its name, so it is never out of date. */
  readonly files: readonly string[]
  /** All that a notification says. */
  readonly notice: string
  /** Where a notification leads. */
  readonly account: string
}

type Answer =
  /** From the network, else as it is kept. */
  | { readonly from: 'network first'; readonly shell: string }
  /** As it is kept, else from the network. */
  | { readonly from: 'kept first'; readonly file: string }
  /** The worker has no part in it. */
  | { readonly from: 'network' }

const network: Answer = { from: 'network' }

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/**
 * How a request is answered. Only opened pages and files by their exact names are known here, and all else is left alone:
 * no call, no file of a person and no page of anything else ever passes through.
 */
export function answerOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  { shells, files }: Pick<AppBuild, 'shells' | 'files'>,
): Answer {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return network
  const path = withoutSlash(asked.pathname)
  if (mode === 'navigate') return shells.includes(path) ? { from: 'network first', shell: path } : network
  return asked.search === '' && files.includes(path) ? { from: 'kept first', file: path } : network
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { appWorkerPath, builtOrigin, pages } from '#contract/pages.ts'
import { retiredWorker } from './retired-worker.ts'
import { contentSecurityPolicy, type Partner, pageHeaders, roomHeaders, scriptHashesOf } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

type Headers = Readonly<Record<string, string>>

/** Ready to be sent: nothing is added on the way. */
interface Form {
  readonly body: Buffer
  readonly headers: Headers
  /** Names and values by turns, as Node writes them with the least to do. */
  readonly head: string[]
  /** The bytes as one character each: Node writes head and body of a small file at once when both are text. */
  readonly text: string | null
}

/** Copying more than this costs more than a second write. */
const mostAsText = 64 * 1024

/** A file of the built site, held in memory in every encoding it is worth sending in. */
export interface SiteFile {
  readonly etag: string
  readonly forms: Readonly<Partial<Record<Encoding, Form>>> & { readonly identity: Form }
}

/** The prefix the built pages carry. Another one is written into them as they are read, as is another origin. */
const builtApiPrefix = '/api'

/** What React Router would serve where nothing is prerendered. Here everything is. */
const fallback = '__spa-fallback.html'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  // What a page's loader returned, for going there without loading the page anew.
  '.data': 'text/x-script; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

interface Options {
  readonly apiPrefix: string
  /** Whether the product is being tried out. */
  readonly isDemo: boolean
  /** What addresses begin with where they must be whole. */
  readonly origin: string
  /** Pages that are written anew are compressed as well as when they were built. It takes seconds. */
  readonly isThorough?: boolean
  /** Goes with every file. */
  readonly always?: Headers
  readonly partners?: readonly Partner[]
  /** Folders of releases before this one: pages that are open still ask for their scripts. */
  readonly earlier?: readonly string[]
  /** Off: browsers that have the worker of the app are told to let it go. */
  readonly hasOfflineApp?: boolean
}

/** Reads the built site: every page by its address, every other file by its path. */
export async function readSite(folder: string, options: Options): Promise<Map<string, SiteFile>> {
  const before = await Promise.all((options.earlier ?? []).map((one) => readFiles(one, options).catch(() => [])))
  // Of two with one name the newer counts, though their names say that they are the same.
  const scripts = before.toReversed().flatMap((files) => files.filter(([address]) => address.startsWith('/assets/')))
  const site = new Map([...scripts, ...(await readFiles(folder, options))])
  if (options.hasOfflineApp === false || !site.has(appWorkerPath))
    site.set(appWorkerPath, readyToSend({ identity: Buffer.from(retiredWorker) }, headersOf(appWorkerPath, options)))
  return site
}

async function readFiles(folder: string, options: Options): Promise<(readonly [string, SiteFile])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths
      .filter((path) => extname(path) in contentTypes && !path.endsWith(fallback))
      .map(async (path) => [addressOf(relative(folder, path)), await readSiteFile(folder, path, options)] as const),
  )
}

function addressOf(path: string): string {
  const address = `/${path.split(sep).join('/')}`
  return address.replace(/\/?index\.html$/, '') || '/'
}

async function readSiteFile(folder: string, path: string, options: Options): Promise<SiteFile> {
  const { partners = [], isThorough = false, apiPrefix } = options
  const built = await readFile(path)
  const isPage = path.endsWith('.html')
  const isDesk = /[/\\]desk([/\\]|\.html$)/.test(path)
  const isRoom = addressOf(relative(folder, path)) === pages.appointment
  const body = namesAddresses.test(path) ? asServedHere(built, options) : built
  const isAsBuilt = body === built
  const compressed = async (extension: string, compress: () => Promise<Buffer>) =>
    isAsBuilt ? readFile(path + extension).catch(() => null) : compress()
  const [br, gz] = await Promise.all([
    compressed('.br', () => promisify(brotliCompress)(body, isThorough ? thorough : quick)),
    compressed('.gz', () => promisify(gzip)(body)),
  ])

  const headers = {
    ...headersOf(path, options),
    ...(isPage
      ? {
          'content-security-policy': contentSecurityPolicy(scriptHashesOf(body.toString()), partners, {
            isDesk,
            apiPrefix,
          }),
          ...(isRoom ? roomHeaders : pageHeaders),
        }
      : {}),
  }
  return readyToSend({ identity: body, ...(br && { br }), ...(gz && { gzip: gz }) }, headers)
}

const headersOf = (path: string, { always = {} }: Options): Headers => ({
  ...always,
  'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
  'cache-control': /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  vary: 'Accept-Encoding',
})

function readyToSend(
  { identity, br, gzip: gz }: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer },
  common: Headers,
): SiteFile {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const form = (encoded: Buffer, encoding?: Encoding): Form => {
    const own = {
      ...common,
      etag,
      'content-length': String(encoded.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    }
    const text = encoded.length <= mostAsText ? encoded.toString('latin1') : null
    return { body: encoded, headers: own, head: Object.entries(own).flat(), text }
  }
  return {
    etag,
    forms: { identity: form(identity), ...(br && { br: form(br, 'br') }), ...(gz && { gzip: form(gz, 'gzip') }) },
  }
}

/** Files that may hold an address of ours in full. */
const namesAddresses = /\.(html|xml|txt)$/

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** A hundredth more bytes than with the most effort there is, in a third of the time. */
const thorough = brotliOf(10)
/** A seventh more bytes, at once. */
const quick = brotliOf(5)

/** With the prefix, the origin and the mode of this server, or the very same bytes where it is served as it was built for. */
function asServedHere(built: Buffer, { apiPrefix, isDemo, origin }: Options): Buffer {
  const text = built.toString()
  const meta = (prefix: string) => `name="api-prefix" content="${prefix}"`
  const demo = (is: string) => `name="demo" content="${is}"`
  const served = text
    .replace(meta(builtApiPrefix), meta(apiPrefix))
    .replace(demo('yes'), demo(isDemo ? 'yes' : 'no'))
    .replaceAll(builtOrigin, origin)
  return served === text ? built : Buffer.from(served)
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Compliance } from '#content/compliance.ts'
import type { Article } from '#content/site/article.ts'
import { appWorkerPath, builtOrigin, pages } from '#contract/pages.ts'
import type { Encoding } from './content-negotiation.ts'
import { retiredWorker } from './retired-worker.ts'
import {
  checkHeaders,
  contentSecurityPolicy,
  type Partner,
  pageHeaders,
  roomHeaders,
  scaleHeaders,
  scriptHashesOf,
} from './security-headers.ts'

type Headers = Readonly<Record<string, string>>

/** Ready to be sent as it is. */
interface Form {
  readonly body: Buffer
  readonly headers: Headers
  /** Names and values alternately, the format Node writes fastest. */
  readonly head: string[]
  /** The bytes as one character each: Node writes head and body of a small file at once when both are text. */
  readonly text: string | null
}

/** Copying more than this costs more than a second write. */
const mostAsText = 64 * 1024

/** A file of the built site, held in memory in every useful encoding. */
export interface SiteFile {
  readonly etag: string
  readonly forms: { readonly identity: Form; readonly br: Form | null; readonly gzip: Form | null }
}

/** The API prefix in the built pages. A different one is replaced as they are read, like the origin. */
const builtApiPrefix = '/api'

/** React Router's fallback page. Every page here is prerendered. */
const fallback = '__spa-fallback.html'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  // The data of a page's loader, for client-side navigation.
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
  /** Which site this has to be. One that was built for the other is not served. */
  readonly compliance?: Compliance
  /** Whether this is a demo. */
  readonly isDemo: boolean
  /** The origin, for absolute addresses. */
  readonly origin: string
  /** Pages that were changed are compressed at full effort, which takes seconds; otherwise on demand. */
  readonly isThorough?: boolean
  /** Files without compressed forms beside them are compressed on demand: `npm start` is still making those. */
  readonly compressesMissing?: boolean
  /** Headers of every file. */
  readonly always?: Headers
  readonly partners?: readonly Partner[]
  /** Folders of earlier releases: open pages still request their scripts. */
  readonly earlier?: readonly string[]
  /** Off: browsers with the app's service worker are told to remove it. */
  readonly hasOfflineApp?: boolean
}

/**
 * Reads the built site: every page by its address, every other file by its path. Synchronous, since nothing is served
 * yet, which takes a third of the time.
 */
export async function readSite(folder: string, options: Options): Promise<Map<string, SiteFile>> {
  // Of two with one name the newer counts, though equal names should mean equal contents.
  const found = new Map(filesIn(folder))
  requireBuiltFor(options.compliance, folder)
  for (const [address, path] of (options.earlier ?? []).flatMap(filesIn))
    if (address.startsWith('/assets/') && !found.has(address)) found.set(address, path)
  const reading = [...found].map(
    async ([address, path]) => [address, await readSiteFile(address, path, options)] as const,
  )
  const site = new Map(await Promise.all(reading))
  if (options.hasOfflineApp === false || !site.has(appWorkerPath))
    site.set(appWorkerPath, readyToSend(Buffer.from(retiredWorker), {}, headersOf(appWorkerPath, options)))
  return site
}

/** Beside the pages: what the builder left out of them for signed-in patients. None, where nothing has been built. */
export async function readPatientArticles(folder: string): Promise<Article[]> {
  const path = join(folder, 'articles-for-patients.json')
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : []
}

/** Written by the builder beside the pages (react-router.config.ts). Without an extension it is served to nobody. */
const builtFor = '.compliance'

function requireBuiltFor(compliance: Compliance | undefined, folder: string) {
  if (compliance === undefined || !existsSync(folder)) return
  const mark = join(folder, builtFor)
  if (existsSync(mark) && readFileSync(mark, 'utf8').trim() === compliance) return
  throw new Error(`${folder} was not built for COMPLIANCE=${compliance}: COMPLIANCE=${compliance} npm run build`)
}

/** By the addresses they are served at. */
function filesIn(folder: string): (readonly [string, string])[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in contentTypes && entry.name !== fallback)
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [addressOf(relative(folder, path)), path])
}

function addressOf(path: string): string {
  const address = `/${path.split(sep).join('/')}`
  return address.replace(/\/?index\.html$/, '') || '/'
}

/** Those of pages that use a camera or Bluetooth. */
const headersByPage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [pages.appointment]: roomHeaders,
  [pages.deskPharmacy]: checkHeaders,
  [pages.accountScale]: scaleHeaders,
}

async function readSiteFile(address: string, path: string, options: Options): Promise<SiteFile> {
  const { partners = [], apiPrefix } = options
  const built = readFileSync(path)
  const isPage = path.endsWith('.html')
  const isDesk = /[/\\]desk([/\\]|\.html$)/.test(path)
  const body = namesAddresses.test(path) ? asServedHere(built, options) : built
  const encoded = body === built ? asBuilt(path, built, options) : await compressed(body, options)
  const headers = {
    ...headersOf(path, options),
    ...(isPage
      ? {
          'content-security-policy': contentSecurityPolicy(scriptHashesOf(body.toString()), partners, {
            isDesk,
            apiPrefix,
          }),
          ...(headersByPage[address] ?? pageHeaders),
        }
      : {}),
  }
  return readyToSend(body, encoded, headers)
}

/** Null: not worth sending in. */
type Encoded = Readonly<Partial<Record<'br' | 'gzip', () => Buffer | null>>>

function asBuilt(path: string, body: Buffer, { compressesMissing = false }: Options): Encoded {
  const read = (extension: string) => {
    const file = path + extension
    const bytes = existsSync(file) ? readFileSync(file) : null
    return () => bytes
  }
  if (compressesMissing && !/\.(png|woff2)$/.test(path) && !existsSync(`${path}.br`)) return quickly(body)
  return { br: read('.br'), gzip: read('.gz') }
}

async function compressed(body: Buffer, { isThorough = false }: Options): Promise<Encoded> {
  if (!isThorough) return quickly(body)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, thorough), promisify(gzip)(body)])
  return { br: () => br, gzip: () => gz }
}

const quickly = (body: Buffer): Encoded => ({ br: () => brotliCompressSync(body, quick), gzip: () => gzipSync(body) })

const headersOf = (path: string, { always = {} }: Options): Headers => ({
  ...always,
  'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
  'cache-control': /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  vary: 'Accept-Encoding',
})

function readyToSend(identity: Buffer, encoded: Encoded, common: Headers): SiteFile {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const form = (bytes: Buffer, encoding?: Encoding): Form => {
    const own = {
      ...common,
      etag,
      'content-length': String(bytes.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    }
    const text = bytes.length <= mostAsText ? bytes.toString('latin1') : null
    return { body: bytes, headers: own, head: Object.entries(own).flat(), text }
  }
  const encodedAs = (encoding: 'br' | 'gzip') =>
    once(() => {
      const bytes = encoded[encoding]?.()
      return bytes ? form(bytes, encoding) : null
    })
  const [plain, br, gz] = [once(() => form(identity)), encodedAs('br'), encodedAs('gzip')]
  return {
    etag,
    forms: {
      get identity() {
        return plain()
      },
      get br() {
        return br()
      },
      get gzip() {
        return gz()
      },
    },
  }
}

/** Made on first demand, and kept. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** Files that may contain an absolute address of ours. */
const namesAddresses = /\.(html|xml|txt)$/

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** A hundredth more bytes than at full effort, in a third of the time. */
const thorough = brotliOf(10)
/** A seventh more bytes, at once. */
const quick = brotliOf(5)

/** With this server's prefix, origin and mode, or unchanged if it was built for them. */
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

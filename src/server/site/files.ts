import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { contentSecurityPolicy, type Partner, scriptHashesOf } from './security-headers.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

type Headers = Readonly<Record<string, string>>

/** Ready to be sent: nothing is added on the way. */
interface Form {
  readonly body: Buffer
  readonly headers: Headers
}

/** A file of the built site, held in memory in every encoding it is worth sending in. */
export interface SiteFile {
  readonly etag: string
  readonly forms: Readonly<Partial<Record<Encoding, Form>>> & { readonly identity: Form }
}

/** The prefix the built pages carry. Another one is written into them as they are read. */
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

/** Reads the built site: every page by its address, every other file by its path. `always` goes with each of them. */
export async function readSite(
  folder: string,
  apiPrefix: string,
  always: Headers = {},
  partners: readonly Partner[] = [],
): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths
      .filter((path) => extname(path) in contentTypes && !path.endsWith(fallback))
      .map(
        async (path) =>
          [addressOf(relative(folder, path)), await readSiteFile(path, apiPrefix, always, partners)] as const,
      ),
  )
  return new Map(files)
}

function addressOf(path: string): string {
  const address = `/${path.split(sep).join('/')}`
  return address.replace(/\/?index\.html$/, '') || '/'
}

async function readSiteFile(
  path: string,
  apiPrefix: string,
  always: Headers,
  partners: readonly Partner[],
): Promise<SiteFile> {
  const built = await readFile(path)
  const isPage = path.endsWith('.html')
  const body = isPage ? withApiPrefix(built, apiPrefix) : built
  const isAsBuilt = body === built
  const compressed = async (extension: string, compress: (plain: Buffer) => Promise<Buffer>) =>
    isAsBuilt ? readFile(path + extension).catch(() => null) : compress(body)
  const [br, gz] = await Promise.all([compressed('.br', promisify(brotliCompress)), compressed('.gz', promisify(gzip))])

  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...always,
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'Accept-Encoding',
    ...(isPage ? { 'content-security-policy': contentSecurityPolicy(scriptHashesOf(body.toString()), partners) } : {}),
  }
  const form = (encoded: Buffer, encoding?: Encoding): Form => ({
    body: encoded,
    headers: {
      ...headers,
      'content-length': String(encoded.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
  return {
    etag,
    forms: { identity: form(body), ...(br && { br: form(br, 'br') }), ...(gz && { gzip: form(gz, 'gzip') }) },
  }
}

function withApiPrefix(page: Buffer, apiPrefix: string): Buffer {
  if (apiPrefix === builtApiPrefix) return page
  const meta = (prefix: string) => `name="api-prefix" content="${prefix}"`
  return Buffer.from(page.toString().replace(meta(builtApiPrefix), meta(apiPrefix)))
}

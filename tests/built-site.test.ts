import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { UNSAFE_decodeViaTurboStream } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { aboutUs } from '#content/site/about-us.ts'
import { cancellationPolicy } from '#content/site/policies/cancellation-policy.ts'
import { privacyPolicy } from '#content/site/policies/privacy-policy.ts'
import { termsOfUse } from '#content/site/policies/terms-of-use.ts'
import { team } from '#content/site/team.ts'
import { pages, profilePath } from '#contract/pages.ts'
import { cancellingFigures } from '#domain/figures/cancelling.ts'
import { privacyFigures } from '#domain/figures/privacy.ts'
import { termsFigures } from '#domain/figures/terms.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { readSite } from '#server/app/site/files.ts'
import { securityHeaders } from '#server/app/site/security-headers.ts'
import { serveSite } from '#server/app/site/serve-site.ts'
import { unpack } from '#web/app/loader-data.ts'
import { faq } from '#web/shared/faq/faq.ts'
import { firstLoad, firstScripts, publicScriptsAtMost } from '../bench/measures/first-load.ts'
import { readLibrary } from '../tools/blog/library.ts'

const folder = fileURLToPath(new URL('../build/client', import.meta.url))
const origin = 'https://larkwell.example'
const articles = readLibrary().map(({ article }) => article)

/** Every address that is meant to be found. */
const listed = [
  pages.home,
  pages.getStarted,
  pages.weightManagement,
  pages.adhdAssessment,
  pages.healthCoaching,
  pages.blog,
  pages.app,
  pages.aboutUs,
  pages.faq,
  pages.termsOfUse,
  pages.privacyPolicy,
  pages.cancellationPolicy,
  pages.accessibility,
  pages.contactUs,
  ...team.map(({ slug }) => profilePath(slug)),
  ...articles.map(({ href }) => href),
]

const app = Fastify()
const replies = new Map<string, { status: number; type: string; body: string; bytes: Buffer; foundOn: string }>()
let address: string
let reached: ReadonlySet<string>

beforeAll(async () => {
  if (!existsSync(folder)) throw new Error('The site has not been built: npm run build')
  const site = await readSite(folder, { apiPrefix: '/api', isDemo: true, origin, always: await securityHeaders(false) })
  serveSite(app, site, { isOpen: () => true, door: { isClosing: false } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  await crawl('/')
  reached = new Set(replies.keys())
  // Pages reached from a script, or by address only.
  for (const path of [...Object.values(pages), '/robots.txt']) await crawl(path)
}, 60_000)
afterAll(() => app.close())

/** Follows every link from a page and fetches whatever it leads to. */
async function crawl(start: string): Promise<void> {
  const queue = [{ path: start, foundOn: 'the list of pages' }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, foundOn } = next
    if (replies.has(path)) continue
    const reply = await fetch(address + path, { redirect: 'manual' })
    const bytes = Buffer.from(await reply.arrayBuffer())
    const type = reply.headers.get('content-type')?.split(';')[0] ?? ''
    const body = /^text|json|xml/.test(type) ? bytes.toString() : ''
    replies.set(path, { status: reply.status, type, body, bytes, foundOn })
    queue.push(
      ...addressesIn(type, body)
        .flatMap((found) => ownPath(found) ?? [])
        .map((own) => ({ path: own, foundOn: path })),
    )
  }
}

const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => unescaped(found))

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

/** Every address that a reply names. */
function addressesIn(type: string, body: string): string[] {
  if (type === 'text/html') {
    const pictures = every(body, /<meta property="og:image" content="([^"]*)"/g)
    return [...every(body, /\s(?:href|src)="([^"]*)"/g), ...every(body, /\simport\("([^"]+)"\)/g), ...pictures]
  }
  if (type === 'text/css') return every(body, /url\(["']?([^"')]+)["']?\)/g)
  if (type === 'application/manifest+json') return every(body, /"src":"([^"]+)"/g)
  if (type === 'text/plain') return every(body, /^Sitemap: (.+)$/gm)
  if (type === 'application/xml') return every(body, /<(?:loc|link|guid)>([^<]+)</g)
  return []
}

/** The path of an address of ours, without query and fragment. */
function ownPath(found: string): string | null {
  const path = found.startsWith(origin) ? found.slice(origin.length) || '/' : found
  return path.startsWith('/') && !path.startsWith('//') ? path.replace(/[?#].*$/, '') : null
}

const pagesRead = () => [...replies].filter(([, { type }]) => type === 'text/html')
const bodyOf = (path: string) => replies.get(path)?.body ?? ''
const meta = (body: string, name: string) =>
  every(body, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))
const canonicalIn = (body: string) => every(body, /<link rel="canonical" href="([^"]*)"/g)
const titleIn = (body: string) => every(body, /<title>([^<]*)<\/title>/g)

const wordsIn = (markup: string) =>
  unescaped(markup.replace(/<(script|style|noscript|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

describe('a crawl of every link from the home page', () => {
  it('finds every linked file, and every page that is meant to be found', () => {
    const missing = [...replies].filter(([, { status }]) => status !== 200)
    expect(missing.map(([path, { status, foundOn }]) => `${path}: ${status}, named on ${foundOn}`)).toEqual([])
    expect(listed.filter((path) => !reached.has(path))).toEqual([])
    expect(pagesRead().length).toBeGreaterThan(listed.length)
  })

  it('SH-01 finds header, footer, one h1, a description, and a title that no other page has', () => {
    const titles = new Map<string, string>()
    for (const [path, { body }] of pagesRead()) {
      expect(body.match(/<h1\b/g), `h1 of ${path}`).toHaveLength(1)
      // The desk has its own layout, and a video call has no footer.
      const isDesk = path.startsWith(pages.desk)
      expect([path, body.includes('<header')]).toEqual([path, !isDesk])
      expect([path, body.includes('<footer')]).toEqual([path, !isDesk && path !== pages.appointment])
      expect(meta(body, 'description'), `description of ${path}`).toEqual([expect.stringMatching(/\S.{20,}/)])
      const [title = '', ...others] = titleIn(body)
      expect(others, `titles of ${path}`).toEqual([])
      expect(title, `title of ${path}`).toMatch(/\S.*Larkwell|Larkwell.*\S/)
      expect(titles.get(title), `another with the title of ${path}`).toBeUndefined()
      titles.set(title, path)
    }
  })

  it('A-1 gets the fonts of a page before its style sheet, and none that would be swapped in later', () => {
    for (const [path, { body }] of pagesRead()) {
      const [before = ''] = body.split('<link rel="stylesheet"')
      const fonts = every(before, /<link rel="preload" as="font"[^>]*\shref="([^"]*)"/g)
      expect(fonts.length, path).toBe(/<em\b/.test(body) ? 3 : 2)
      for (const font of fonts) expect(replies.get(font)?.type, font).toBe('font/woff2')
    }
    for (const [path, { body }] of [...replies].filter(([, { type }]) => type === 'text/css')) {
      const faces = every(body, /@font-face\{([^}]*)\}/g).filter((face) => face.includes('url('))
      for (const face of faces) expect(face, path).toContain('font-display:optional')
    }
  })

  it('decides between light and dark before the first style sheet, where a sheet has both, and nowhere else', () => {
    const themed = pagesRead().filter(([, { body }]) =>
      every(body, /<link rel="stylesheet" href="([^"#]*)/g).some((sheet) =>
        bodyOf(sheet).includes('[data-theme=dark]'),
      ),
    )
    const decides = pagesRead().filter(([, { body }]) => body.includes('dataset.theme'))
    expect(decides.map(([path]) => path)).toEqual(themed.map(([path]) => path))
    expect(themed.length).toBeGreaterThan(30)
    expect(themed.filter(([path]) => listed.includes(path))).toEqual([])
    for (const [path, { body }] of decides)
      expect(body.indexOf('dataset.theme'), path).toBeLessThan(body.indexOf('<link rel="stylesheet"'))
    for (const [path, { body }] of pagesRead()) expect(meta(body, 'color-scheme'), path).toEqual(['only light'])
  })

  it('finds first scripts and styles within their limits', async () => {
    const limited = (await firstLoad(folder)).filter(({ target }) => target)
    expect(limited).toHaveLength(3)
    expect(limited.filter(({ target }) => !target?.isMet)).toEqual([])
  })

  it('finds the first scripts of every public page within the limit of the home page', async () => {
    const sizes = await Promise.all(listed.map((path) => firstScripts(folder, join(path, 'index.html'))))
    expect(listed.filter((_, place) => (sizes[place] ?? 0) > publicScriptsAtMost)).toEqual([])
  })

  it('finds what loaders left in words that the browser reads as the router would', async () => {
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.data'))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8')
      const { value } = await UNSAFE_decodeViaTurboStream(
        new Response(text).body as ReadableStream,
        globalThis as never,
      )
      expect(unpack(JSON.parse(text)), file).toEqual(value)
    }
  })

  it('finds every fragment that a link names', () => {
    const dead = pagesRead().flatMap(([path, { body }]) =>
      every(body, /<a\b[^>]*\shref="([^"]*#[^"]*)"/g).filter((href) => {
        const [page = '', id = ''] = href.split('#')
        if (page !== '' && ownPath(page) === null) return false
        return !bodyOf(ownPath(page) ?? path).includes(` id="${id}"`)
      }),
    )
    expect(dead).toEqual([])
  })

  it('gets every part of a page from this site, and finds no style attribute', () => {
    for (const [path, { body }] of pagesRead()) {
      const parts = [
        ...every(body, /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\ssrc="([^"]*)"/g),
        ...every(body, /<link rel="(?!canonical)[^>]*\shref="([^"]*)"/g),
        ...every(body, /\ssrcset="([^"]*)"/gi),
      ]
      expect(
        parts.filter((part) => !/^\/(?!\/)|^data:/.test(part)),
        path,
      ).toEqual([])
      expect(body.match(/<[a-z][^>]*\sstyle="/g), path).toBeNull()
    }
    const sheets = [...replies].filter(([, { type }]) => type === 'text/css')
    expect(sheets.length).toBeGreaterThan(0)
    for (const [path, { body }] of sheets) expect(body.match(/url\(["']?(?:https?:)?\/\//), path).toBeNull()
  })
})

describe('a page that is meant to be found', () => {
  test.each(listed)('%s names its own address and has a preview picture', (path) => {
    const { body } = replies.get(path) ?? { body: '' }
    expect(canonicalIn(body)).toEqual([origin + path])
    expect(meta(body, 'robots')).toEqual([])
    expect(meta(body, 'og:url')).toEqual([origin + path])
    expect(meta(body, 'og:title')).toEqual([expect.stringMatching(/\S/)])
    expect(meta(body, 'og:description')).toEqual(meta(body, 'description'))
    expect(meta(body, 'og:image:alt')).toEqual([expect.stringMatching(/\S/)])
    expect(meta(body, 'twitter:card')).toEqual(['summary_large_image'])
    const [image = ''] = meta(body, 'og:image')
    const picture = replies.get(ownPath(image) ?? '')
    expect(picture?.type).toBe('image/png')
    expect([picture?.bytes.readUInt32BE(16), picture?.bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture?.bytes.length).toBeLessThan(60_000)
  })

  it('has a picture of its own', () => {
    const pictures = listed.map((path) => replies.get(ownPath(meta(bodyOf(path), 'og:image')[0] ?? '') ?? ''))
    expect(new Set(pictures.map((picture) => picture?.bytes.toString('base64'))).size).toBe(listed.length)
  })

  it('is in the sitemap, and no other is', () => {
    const sitemap = bodyOf('/sitemap.xml')
    expect(every(sitemap, /<loc>([^<]+)</g).toSorted()).toEqual(listed.map((path) => origin + path).toSorted())
    for (const { href, reviewed } of articles) {
      expect(sitemap).toContain(`<loc>${origin}${href}</loc><lastmod>${reviewed}</lastmod>`)
    }
  })

  const typesOn = (path: string) => thingsOn(path).map((thing) => thing['@type'])
  const thingsOn = (path: string): Record<string, unknown>[] =>
    every(bodyOf(path), /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(
      (json) => JSON.parse(json)['@graph'],
    )

  it('describes itself to search engines', () => {
    expect(typesOn('/')).toEqual(['Organization'])
    expect(typesOn('/faq')).toEqual(['FAQPage', 'BreadcrumbList'])
    expect(typesOn('/weight-management')).toEqual(['FAQPage', 'BreadcrumbList'])
    for (const { href } of articles) expect(typesOn(href)).toEqual(['BlogPosting', 'BreadcrumbList'])
    for (const path of listed.slice(1)) expect(typesOn(path)).toContain('BreadcrumbList')
  })

  it('reads without a script', () => {
    for (const path of listed) {
      const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(bodyOf(path)) ?? []
      // Elements that React would only move into place by script.
      expect(main, path).not.toMatch(/<template id="B:|<div hidden="" id="S:/)
      expect(wordsIn(main).split(' ').length, path).toBeGreaterThan(60)
      expect(every(bodyOf(path), /<a\b[^>]*\shref="(\/[^"]*)"/g).length, path).toBeGreaterThan(8)
    }
    const said = (path: string) => wordsIn(bodyOf(path))
    for (const { items } of faq.groups) for (const { question } of items) expect(said(pages.faq)).toContain(question)
    for (const [path, { sections }] of [
      [pages.aboutUs, aboutUs(adultAge)],
      [pages.termsOfUse, termsOfUse(termsFigures)],
      [pages.privacyPolicy, privacyPolicy(privacyFigures)],
      [pages.cancellationPolicy, cancellationPolicy(cancellingFigures)],
    ] as const) {
      for (const { heading } of sections) expect(said(path)).toContain(heading)
    }
    for (const { href, headings, reviewedBy } of articles) {
      for (const { heading } of headings) expect(said(href)).toContain(heading)
      expect(said(href)).toContain(reviewedBy.name)
    }
    for (const { slug, title } of team) expect(said(profilePath(slug))).toContain(title)
  })
})

describe('a page that is not meant to be found', () => {
  const unlisted = () => pagesRead().filter(([path]) => !listed.includes(path))

  it('asks to be left out of search, and names no address', () => {
    expect(unlisted().length).toBeGreaterThan(15)
    for (const [path, { body }] of unlisted()) {
      expect(meta(body, 'robots'), path).toEqual(['noindex'])
      expect(canonicalIn(body), path).toEqual([])
      expect(meta(body, 'og:url'), path).toEqual([])
    }
  })

  it('is closed to robots, and the others are open', () => {
    const closed = every(bodyOf('/robots.txt'), /^Disallow: (.+)$/gm)
    const isClosed = (path: string) => closed.some((beginning) => path.startsWith(beginning))
    const open = unlisted().flatMap(([path]) => (isClosed(path) ? [] : path))
    expect(open).toEqual([])
    expect(listed.filter(isClosed)).toEqual([])
    for (const path of ['/dev/outbox', '/api/save_answer', '/account']) expect(isClosed(path)).toBe(true)
  })
})

describe('the icon', () => {
  it('exists in every format that browsers and phones request', () => {
    for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest']) {
      expect(bodyOf('/'), path).toContain(`href="${path}"`)
    }
    expect(replies.get('/favicon.ico')?.bytes.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]))
    const { name, icons } = JSON.parse(bodyOf('/site.webmanifest'))
    expect(name).toBe('Larkwell')
    for (const { src, sizes, type } of icons) {
      const icon = replies.get(src)
      expect(icon?.type).toBe(type)
      if (type === 'image/png') expect(`${icon?.bytes.readUInt32BE(16)}x${icon?.bytes.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(replies.get('/apple-touch-icon.png')?.bytes.readUInt32BE(16)).toBe(180)
  })

  it('is that of the app on the app’s page, and that of the site on all others', () => {
    const manifests = new Map(
      pagesRead().map(([path, { body }]) => [path, /href="(\/\w+\.webmanifest)"/.exec(body)?.[1]]),
    )
    for (const [path, manifest] of manifests)
      expect([path, manifest]).toEqual([
        path,
        /^\/(app$|login$|account)/.test(path) ? '/app.webmanifest' : '/site.webmanifest',
      ])
  })
})

describe('the service worker of the app', () => {
  it('caches existing files, and none of the desk, the video room, the questions or the public pages', async () => {
    const worker = await (await fetch(`${address}/app-worker.js`)).text()
    const { version, shells, files } = JSON.parse(worker.slice(worker.indexOf('{'), worker.indexOf('};') + 1))
    expect(shells).toEqual([
      pages.app,
      pages.progress,
      pages.accountScale,
      pages.companion,
      pages.account,
      pages.accountMessages,
      pages.accountTreatment,
      pages.accountDoses,
      pages.accountSideEffects,
      pages.accountMore,
    ])
    for (const file of files) expect([file, (await fetch(address + file)).status]).toEqual([file, 200])
    for (const shell of shells) {
      expect(bodyOf(shell)).toContain(`/assets/manifest-${version}.js`)
      for (const named of every(bodyOf(shell), /(\/assets\/[\w.-]+)/g)) expect(files).toContain(named)
    }
    expect(
      files.filter((file: string) => /desk|(?<!join-)room(?!-times)|question|step-route|home|buy/.test(file)),
    ).toEqual([])
    const bytes = await Promise.all(files.map(async (file: string) => (await fetch(address + file)).arrayBuffer()))
    expect(bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(1_250_000)
  })
})

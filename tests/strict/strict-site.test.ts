import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { brand } from '#content/brand.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { pages, questionnairePath, stepPath } from '#contract/pages.ts'
import { flowNames, flows } from '#domain/intake/flows.ts'
import { medicinesNamedIn } from '#domain/medicines/named-medicines.ts'
import { readPatientArticles, readSite } from '#server/app/site/files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { humanToken } from '#server/testing/test-gateways.ts'
import { validBody } from '#server/testing/valid-body.ts'
import { readLibrary } from '../../tools/blog/library.ts'

const built = fileURLToPath(new URL('../../build-strict', import.meta.url))
const origin = 'https://larkwell.example'

/** Pages that name medicines for another reason than to offer them: none of them is to be found. */
const exempt: readonly { readonly why: string; readonly holds: (path: string) => boolean }[] = [
  {
    why: 'asked as history, by name, so that the patient knows which is meant',
    holds: (path) =>
      [
        'previous-weight-loss-medications',
        'step-4',
        'step-6',
        'wegovy-prescribed-dose',
        'wegovy-prescribed-dose-other-input',
        'wegovy-last-dose-timing',
        'wegovy-continue-dose-preference',
      ].some((step) => path === questionnairePath(step)),
  },
  {
    why: 'asked of patients in treatment, after signing in; the page is empty of their answers',
    holds: (path) => path.startsWith('/assessment/check-in/') || path.startsWith('/assessment/follow-up/'),
  },
  { why: 'a pen that somebody fidgets with', holds: (path) => path.startsWith('/assessment/adhd/') },
  {
    why: 'the frame of a page for patients or staff, before they have signed in',
    holds: (path) => path.startsWith(pages.account) || path.startsWith(pages.desk),
  },
  { why: 'closed outside a demo', holds: (path) => path.startsWith('/dev/') },
]
const exemptionOf = (path: string) => exempt.find(({ holds }) => holds(path))

/** Ordinary words of programs, which are no words for people there. */
const inPrograms = /^(pens?|inject\w*|jabs?)$/i

/** What begins after answers were found on the device: nobody who has answered nothing gets it. */
const onlyWithAnswers = /\/assets\/(weight-management-rules|adhd-rules|medicines)-/

let app: TestApp
let address: string
let files: ReadonlyMap<string, unknown>
const read = new Map<string, { readonly status: number; readonly type: string; readonly body: string }>()

beforeAll(async () => {
  if (!existsSync(built)) throw new Error('The strict site has not been built: COMPLIANCE=strict npm run build')
  const site = await readSite(`${built}/client`, { compliance: 'strict', apiPrefix: '/api', isDemo: true, origin })
  files = site
  app = await startTestApp({ site, articles: await readPatientArticles(built) })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
  for (const path of site.keys()) if (!path.endsWith('.png') && !path.endsWith('.woff2')) await get(path)
}, 120_000)
afterAll(() => app.close())

async function get(path: string) {
  const known = read.get(path)
  if (known) return known
  const reply = await fetch(address + path)
  const got = { status: reply.status, type: reply.headers.get('content-type') ?? '', body: await reply.text() }
  read.set(path, got)
  return got
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<')

/** Everything that a person or a machine reads of a page: its words, titles and labels, metadata and structured data. */
function wordsOf(page: string): string {
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json)
  const attributes = [...page.matchAll(/\s(?:content|alt|aria-label|title|href)="([^"]*)"/g)].map(([, value]) => value)
  const text = page.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')
  return unescaped([text, ...attributes, ...data].join('\n')).replace(/[^\S\n]+/g, ' ')
}

const isPage = ({ type }: { readonly type: string }) => type.startsWith('text/html')
const allPages = () => [...read].filter(([, found]) => isPage(found))
const listed = () =>
  [...(read.get('/sitemap.xml')?.body ?? '').matchAll(/<loc>([^<]*)/g)].map(([, at = '']) => new URL(at).pathname)

describe('R-39 what is served to somebody who has answered nothing', () => {
  it('is the site that was built for this mode, with all its pages', () => {
    expect(allPages().length).toBeGreaterThan(150)
    expect(listed().length).toBeGreaterThan(20)
    for (const path of [pages.home, pages.weightManagement, pages.faq, pages.blog, pages.app])
      expect(listed()).toContain(path)
  })

  it('names no prescription-only medicine, class, pen or result of a trial on any page', () => {
    const found = allPages()
      .filter(([path]) => !exemptionOf(path))
      .map(([path, { body }]) => [path, medicinesNamedIn(wordsOf(body))] as const)
    expect(found.filter(([, named]) => named.length > 0)).toEqual([])
  })

  it('names them on no page that can be found, and only where there is a reason', () => {
    for (const path of listed()) expect([path, exemptionOf(path)]).toEqual([path, undefined])
    const exempted = allPages().filter(([path]) => exemptionOf(path))
    for (const [path, { body }] of exempted)
      expect([path, body.includes('<meta name="robots" content="noindex"/>')]).toEqual([path, true])
    for (const { why, holds } of exempt) expect([why, exempted.some(([path]) => holds(path))]).toEqual([why, true])
  })

  it('makes none of the claims for which nobody holds evidence', () => {
    for (const [path, { body }] of allPages().filter(([path]) => !path.startsWith('/dev/')))
      expect([path, /clinically proven|more weight loss|our own estimate|we estimate/i.exec(wordsOf(body))]).toEqual([
        path,
        null,
      ])
  })

  it('has no struck-out price, discount or price “from” anywhere', () => {
    for (const [path, { body }] of allPages().filter(([path]) => !path.startsWith('/dev/'))) {
      expect([path, /<(s|del|strike)\b/.test(body)]).toEqual([path, false])
      expect([path, /discount|promotion|\bfrom £|£\d+ off/i.exec(wordsOf(body))]).toEqual([path, null])
    }
  })

  it('speaks of no medication where the service is offered', () => {
    for (const path of [
      pages.home,
      pages.getStarted,
      pages.weightManagement,
      pages.adhdAssessment,
      pages.healthCoaching,
      pages.app,
    ]) {
      const [body = ''] = (read.get(path)?.body ?? '').split('<footer')
      expect([path, /medications?\b|medicines?\b|\bdoses?\b/i.exec(wordsOf(body))?.[0]]).toEqual([path, undefined])
    }
  })

  it('is the same in the files for machines: sitemap, robots, feed, manifests, loader data and the description of the calls', async () => {
    await get('/api/openapi.json')
    const texts = [...read].filter(([path, found]) => !isPage(found) && !/\.(js|css|svg|ico)$/.test(path))
    expect(texts.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        '/sitemap.xml',
        '/robots.txt',
        '/blog/feed.xml',
        '/site.webmanifest',
        '/faq.data',
        '/api/openapi.json',
      ]),
    )
    const found = texts.map(([path, { body }]) => [path, medicinesNamedIn(body)] as const)
    expect(found.filter(([path, named]) => named.length > 0 && path !== '/api/openapi.json')).toEqual([])
    // Calls of patients and staff: names of fields and what they take, which are stored and cannot change.
    const described = JSON.parse(read.get('/api/openapi.json')?.body ?? '{}')
    for (const [path, { post }] of Object.entries<{ post?: { summary?: string; description?: string } }>(
      described.paths,
    ))
      expect([
        path,
        medicinesNamedIn(`${post?.summary} ${post?.description}`).filter((word) => !inPrograms.test(word)),
      ]).toEqual([path, []])
  })

  it('is the same in drawings, and has no drawing of a pen beside a price', () => {
    for (const [path, { body }] of [...read].filter(([path]) => path.endsWith('.svg')))
      if (!path.startsWith('/medications/')) expect([path, medicinesNamedIn(body)]).toEqual([path, []])
    for (const [path, { body }] of allPages().filter(([path]) => !path.startsWith('/dev/')))
      expect([path, body.includes('/medications/')]).toEqual([path, false])
  })

  it('comes with no script that names them, whatever a public page loads or may load later', () => {
    const scriptsIn = (body: string) => [...body.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
    const importsOf = (body: string) =>
      [...body.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`)
    const start = [...listed(), pages.buy, pages.orderSummary, pages.consent, pages.login].flatMap((path) =>
      scriptsIn(read.get(path)?.body ?? '').filter((script) => !script.includes('/manifest-')),
    )
    const reached = new Set(start)
    for (const script of reached) {
      const { body } = read.get(script) ?? { body: '' }
      expect([script, body.length > 0]).toEqual([script, true])
      if (onlyWithAnswers.test(script)) continue
      expect([script, medicinesNamedIn(body).filter((word) => !inPrograms.test(word))]).toEqual([script, []])
      for (const next of importsOf(body)) if (files.has(next) && !isOfCheckout(next)) reached.add(next)
    }
    expect(reached.size).toBeGreaterThan(40)
  })

  test.each(Object.values<Call>(calls).filter(({ auth, when }) => auth === 'anyone' && when !== 'demo'))(
    '$name answers a stranger without naming any',
    async (called) => {
      const id = '00000000-0000-4000-8000-000000000000'
      const reply = await app.post(called.name, validBody(called, { id, named }))
      expect(reply.statusCode).toBeLessThan(500)
      expect(medicinesNamedIn(reply.body)).toEqual([])
    },
  )

  it('says on every page who supplies, prescribes and answers for it', () => {
    const { cqc, pharmacy } = brand
    const facts = [
      ...[cqc.providerId, cqc.provider, cqc.registeredManager, pharmacy.name, pharmacy.address],
      ...[pharmacy.premisesNumber, pharmacy.superintendent.name, pharmacy.superintendent.number],
    ]
    for (const path of [...listed(), pages.buy, pages.orderSummary, pages.consent])
      for (const fact of facts) expect([path, wordsOf(read.get(path)?.body ?? '').includes(fact)]).toEqual([path, true])
  })
})

/** Fetched after the server has seen answers that lead there. */
const isOfCheckout = (script: string) => /\/assets\/order-summary-/.test(script)

const named = {
  ansData: '{"Q1_answer":"18-74"}',
  questionnaire_type: 'weight-management',
  token: humanToken,
  month: '2026-03',
  date: '2026-03-19',
  time: '11:00',
  pincode: 'SW1A 1AA',
  otp: '123456',
  phone: '07700 900999',
  email: 'stranger@ferncliff.example',
  password: 'not-their-password-7',
}

describe('R-39 articles that name medicines', () => {
  const ofMedicines = () =>
    readLibrary().filter(({ article }) => medicinesNamedIn(JSON.stringify(article.body)).length > 0)

  it('have no page, no line in a list, no cover and no preview', async () => {
    expect(ofMedicines().length).toBeGreaterThan(2)
    for (const { article } of ofMedicines()) {
      if (listed().includes(article.href)) continue
      expect((await fetch(address + article.href)).status).toBe(404)
      for (const [path, { body }] of read) expect([path, body.includes(article.id)]).toEqual([path, false])
    }
  })

  it('are kept for patients, every one of them', async () => {
    const kept = await readPatientArticles(built)
    expect(kept.map(({ id }) => id)).toContain('understanding-glp-1-medications')
    for (const { href } of kept) expect(listed()).not.toContain(href)
    expect(kept.length + listed().filter((path) => path.startsWith('/blog/')).length).toBe(readLibrary().length)
  })

  it('every link on the site leads somewhere without them', async () => {
    for (const path of listed())
      for (const [, href = ''] of (read.get(path)?.body ?? '').matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g))
        expect([path, href, files.has(href.replace(/(.)\/$/, '$1'))]).toEqual([path, href, true])
  })
})

it('the steps and addresses of the questionnaires are those of the other mode', () => {
  for (const name of flowNames)
    for (const step of Object.keys(flows[name].steps))
      expect([step, read.get(stepPath(name, step))?.status]).toEqual([step, 200])
})

import type { APIRequestContext } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { pages, stepPath } from '#contract/pages.ts'
import { flows } from '#domain/intake/flows.ts'
import { expect, test } from './journey.ts'

/** A page as the running server sends it, before any script: its HTML, and its text. */
async function served(request: APIRequestContext, path: string) {
  const reply = await request.get(path)
  expect(reply.status(), path).toBe(200)
  const html = (await reply.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  const words = html
    .replace(/<\/?(?:a|strong|span|time|s)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
  return { html, words }
}

test('WL-01 WL-04 WL-05 WL-07 the weight page is served with its prices, figures, articles and questions', async ({
  request,
}) => {
  const { html, words } = await served(request, '/weight-management')
  expect(html).toMatch(/<a[^>]*href="\/assessment\/consent\?flow=weight-management"[^>]*>.*?Get Started/s)
  for (const figure of ['£209.00', '£125.00', 'Up to 22%', 'Up to 15%', '17% in 16 months', 'About 20%', 'Up to 50%']) {
    expect(words).toContain(figure)
  }
  for (const slug of [
    'understanding-glp-1-medications',
    'role-of-nutrition-in-weight-management',
    'incorporating-fitness-into-your-routine',
  ]) {
    expect(html).toContain(`href="/blog/${slug}"`)
  }
  const [, faq = ''] = html.split('id="faq"')
  expect(faq.match(/<details/g)).toHaveLength(7)
  expect(words).toContain('BMI of 30 or more, or a BMI of 27 or more with at least one weight-related condition')
})

const policyFigures: Readonly<Record<string, readonly string[]>> = {
  '/terms-of-use': ['£850.00', '£10', '30 days’ notice', 'From £125 per month', 'under-18s are excluded'],
  '/accessibility': ['WCAG) 2.2', 'have no captions', 'Equality Act 2010'],
  '/cancellation-policy': ['at most once per care episode', 'A 50% fee', 'within 15 minutes', '£10 admin fee'],
  '/privacy-policy': ['AES-256-GCM', 'argon2id', '90 days', 'Information Commissioner’s Office'],
  '/about-us': [`provider number ${brand.cqc.providerId}`, 'We do not treat anyone under 18.'],
}

test('ST-01 R-1 R-20 R-22 the policies are served with their figures, hours and names', async ({ request }) => {
  for (const [path, figures] of Object.entries(policyFigures)) {
    const { words } = await served(request, path)
    for (const figure of figures) expect(words, path).toContain(figure)
    expect(words, path).toContain(brand.name)
    expect(words, path).toContain(brand.phone.display)
    expect(words, path).toContain('Monday to Friday 9:00 AM - 6:00 PM')
    if (path !== '/about-us') expect(words, path).toContain('Support hours are Monday-Friday 8am-6pm')
    expect(words, path).not.toMatch(/\b(lorem|ipsum|TODO|color|behavior)\b/)
  }
})

test('stores nothing on the device of somebody who only reads', async ({ browser, baseURL }) => {
  // A page of its own: those of journeys begin after the consents, which are stored.
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  // Scripts come after the page is drawn, so that each is waited for.
  test.slow()
  for (const path of ['/', pages.weightManagement, pages.faq, pages.blog, pages.privacyPolicy]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const stored = await page.evaluate(async () => ({
      browser: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      files: await caches.keys(),
    }))
    expect(stored, path).toEqual({ browser: [], databases: [], files: [] })
    expect(await context.cookies(), path).toEqual([])
  }
  await context.close()
})

test('D-10 the article on GLP-1 medicines names the dose we do not offer', async ({ request }) => {
  const { words } = await served(request, '/blog/understanding-glp-1-medications')
  expect(words).toMatch(/7\.2 mg was licensed in the UK in January 2026/)
  expect(words).toContain('We do not offer it.')
})

/** Common kinds of errors: a hyphen in email, American spellings, a word twice. */
const stumbles =
  /\be-mail|\b(?:color|behavior|center|organiz\w+|fiber|anemia|diarrhea|estrogen|hospitaliz\w+|catalog|gray)\b|\b([a-z]{2,}) \1\b/i
const habits = /so this was it|has had its time|How much of you is fat|listens to your smart scale|stay undone/i

test('D-13 T-4 no public page and no page of the questionnaires, booking or account has common spelling errors', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(listed.length).toBeGreaterThan(25)
  const steps = [
    ...Object.keys(flows['weight-management'].steps).map((step) => stepPath('weight-management', step)),
    ...Object.keys(flows.adhd.steps).map((step) => stepPath('adhd', step)),
  ]
  expect(steps.length).toBeGreaterThan(35)
  const unlisted = Object.values(pages).filter((path) =>
    /^\/(?:assessment|booking|account|login|your-order)/.test(path),
  )
  for (const path of new Set([...listed, ...steps, ...unlisted])) {
    const { html } = await served(request, path)
    // The text of two elements is not adjacent.
    const words = html.replace(/<\/?(?:a|strong|span|time|s|em)\b[^>]*>/g, '').replace(/<[^>]+>/g, ' | ')
    for (const pattern of [stumbles, habits]) expect(words.match(pattern)?.[0] ?? null, path).toBeNull()
  }
})

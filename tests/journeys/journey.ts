import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { isSoak } from '../soak/test-depth.ts'

const consentKey = 'questionnaire_consent'
/** Journeys begin after the consents before the questions, unless they are about them. */
const agreedHere = Object.fromEntries(guestFlowNames.map((flow) => [`${flow}@${startConsentVersion}`, 'kept']))

/** A busy machine refuses a call now and then: the journey shows that the pages try again. */
const noRoom = /status of 503/

/** A journey fails on any error in the console or the network that it does not expect. */
export const test = base.extend<{ allowedErrors: RegExp | null }>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.PRODUCT_ADDRESS ?? ''),
  allowedErrors: [null, { option: true }],
  page: async ({ page, browser, baseURL, allowedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilAwake(page)
    await page.addInitScript(([key, agreed]) => localStorage.getItem(key) ?? localStorage.setItem(key, agreed), [
      consentKey,
      JSON.stringify(agreedHere),
    ] as const)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`)
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
        problems.push(`outside request: ${request.url()}`)
      }
    })
    // Other pages that a journey opens: their uncaught errors count as well.
    const newContext = browser.newContext.bind(browser)
    browser.newContext = async (...given) => {
      const context = await newContext(...given)
      context.on('weberror', (thrown) => problems.push(`uncaught elsewhere: ${thrown.error().message}`))
      return context
    }
    await use(page)
    browser.newContext = newContext
    for (const sheet of await sheetsTwice(page)) problems.push(`style sheet twice: ${sheet}`)
    expect(problems.filter((problem) => !(allowedErrors?.test(problem) || noRoom.test(problem)))).toEqual([])
  },
})

/** A style sheet that is loaded again comes after the others, and wins where they should. */
const sheetsTwice = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => {
      const sheets = [...document.styleSheets].map(({ href }) => href?.replace('#', '') ?? 'within the page')
      return sheets.filter((sheet, place) => sheets.indexOf(sheet) !== place)
    })
    .catch(() => [])

/**
 * Waits until an opened page is interactive, as a person reads it before pressing anything. Where a journey prevents
 * that, it continues all the same. Uses our own clock, because the page's may be stopped.
 */
function waitUntilAwake(page: Page): void {
  const isAwake = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
  const begins = async () => {
    for (const until = Date.now() + 3_000; Date.now() < until; await sleep(50)) {
      if (await page.evaluate(isAwake).catch(() => false)) return
    }
  }
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...given) => {
    const reply = await goto(...given)
    await begins()
    return reply
  }
  page.reload = async (...given) => {
    const reply = await reload(...given)
    await begins()
    return reply
  }
}

export { expect }

export const consentPage = '/assessment/consent?flow=weight-management'
export const step = (name: string) => `/assessment/questionnaire/${name}`
export const saveCall = '**/api/save_answer'

/**
 * `within`: checks only this part, where the rest of the page is checked elsewhere; `html` is all of it. Colours are
 * those of the ui kit and take longest to calculate: outside of soak they are read only on request.
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  colours = isSoak && within === undefined,
): Promise<void> {
  // Colours in mid-transition do not count.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    const settled = Promise.allSettled(passing.map((animation) => animation.finished))
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 1_000))])
  })
  expect(await violationsIn(page, within ?? 'html', colours)).toEqual([])
}

interface WithAxe {
  readonly axe: {
    run(part: string | Element, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
  }
  violationsIn(part: string | Element, hasColours: boolean): Promise<string[]>
}

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** The package's own builder injects all of axe twice for each check, which takes longer than the check. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'violationsIn' in window)) return
  await page.evaluate(axe)
  await page.evaluate(() => {
    const reader = window as unknown as WithAxe
    reader.violationsIn = async (part, hasColours) => {
      const { violations } = await reader.axe.run(part, {
        resultTypes: ['violations'],
        // Style sheets are fetched again for rules that are not in use here.
        preload: false,
        rules: { 'color-contrast': { enabled: hasColours } },
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    }
  })
}

async function violationsIn(page: Page, part: string, colours: boolean): Promise<string[]> {
  await bringAxe(page)
  return page.evaluate(([within, hasColours]) => (window as unknown as WithAxe).violationsIn(within, hasColours), [
    part,
    colours,
  ] as const)
}

interface Served {
  readonly status: number
  /** The text of the progress bar, if there is one. */
  readonly progress: string | null
  readonly headings: number
  readonly violations: readonly string[]
}

/**
 * Checks pages as the server sends them with axe, one after the other inside the open page: without colours or scripts,
 * but many in the time that one takes to load.
 */
export async function readServed(page: Page, paths: readonly string[]): Promise<Record<string, Served>> {
  await bringAxe(page)
  return page.evaluate(async (addresses) => {
    const read: Record<string, Served> = {}
    for (const address of addresses) {
      const reply = await fetch(address)
      const sent = new DOMParser().parseFromString(await reply.text(), 'text/html').querySelector('main')
      const main = document.querySelector('main')
      if (!sent || !main) throw new Error(`Nothing to read at ${address}`)
      main.innerHTML = sent.innerHTML
      read[address] = {
        status: reply.status,
        progress: main.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? null,
        headings: main.querySelectorAll('h1').length,
        violations: await (window as unknown as WithAxe).violationsIn(main, false),
      }
    }
    return read
  }, paths)
}

export async function savedAnswers(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('questionnaire_data') ?? '{}'))
}

/** What the server holds for this browser's guest session. */
export async function storedAnswers(page: Page): Promise<Record<string, unknown> | null> {
  const reply = await page.request.post('/api/load_answers', { data: { questionnaire_type: 'weight-management' } })
  const { data } = await reply.json()
  return data.ansData === null ? null : JSON.parse(data.ansData)
}

let times = 0

/** Stores answers in the browser before the next page is opened, as after an earlier visit. */
export async function keepAnswers(page: Page, answers: object): Promise<void> {
  times += 1
  await page.addInitScript(
    ([kept, once]) => {
      // Later changes are made by the pages.
      if (sessionStorage.getItem(once) !== null) return
      sessionStorage.setItem(once, '')
      localStorage.setItem('questionnaire_data', kept)
    },
    [JSON.stringify(answers), `kept-${times}`] as const,
  )
}

/** Opens a page and stops its clock once it is interactive: time stands still until the journey advances it. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-03-02T08:00:00Z' })
  await page.goto(path)
  await page.clock.pauseAt('2026-03-02T08:01:00Z')
}

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })

export async function agreeAndStart(page: Page): Promise<void> {
  await page.goto(consentPage)
  await page.getByRole('checkbox', { name: 'I have read and agree to all the points above.' }).check()
  await page.getByRole('button', { name: 'Agree and Start Consultation' }).click()
  await expect(page).toHaveURL(step('step-1'))
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { railWords } from '#content/cases/case.ts'
import { queueWords } from '#content/cases/queue.ts'
import { pages, questionnairePath } from '#contract/pages.ts'
import { demoPatientEmail, demoPatientPassword, demoPatients } from '#server/app/demo-clinic/people.ts'
import { answer } from '../../tests/journeys/booking.ts'
import { post } from '../../tests/journeys/customer.ts'
import { signInAs } from '../../tests/journeys/signing-in-staff.ts'
import { openPlace } from '../processes/place.ts'
import { type Product, startUnconfigured } from '../processes/product.ts'
import { buildEarlier } from '../rivals/earlier-release.ts'
import { takeOthers } from './case-painted.ts'
import { type Figure, median } from './figure.ts'
import { openBrowser, slowDown, slowdown } from './slow-browser.ts'

const atMostMs = 100
/** On a machine so slow that even the commit before misses the target, no action may take longer than it did there. */
const atMostOfBefore = 1.1
const rounds = 5
/** Until a page is drawn and has read what it shows, as for somebody who looks at it first. */
const readingMs = 1_500

interface Action {
  readonly name: string
  readonly who: 'guest' | 'patient' | 'prescriber' | 'clinical_lead'
  /** Opens the page and brings it to where the action begins. Nothing of this is measured. */
  readonly ready: (page: Page) => Promise<unknown>
  /** What a person does, by mouse and keyboard of the browser. */
  readonly act: (page: Page) => Promise<unknown>
  /** Waits for what it leads to: a press that does nothing is quick, too. */
  readonly happened: (page: Page) => Promise<unknown>
  /** Takes it back, where the demo clinic does not have enough for every round. */
  readonly undo?: (page: Page) => Promise<unknown>
}

const open =
  (path: string, then?: (page: Page) => Promise<unknown>): Action['ready'] =>
  async (page) => {
    await page.goto(path)
    await then?.(page)
  }

/** One that nothing speaks against: only such a case can be approved as it is. */
const openCase = open(`${pages.deskQueue}?list=ready`, async (page) => {
  await page
    .getByRole('row')
    .filter({ hasText: queueWords.nothingSpeaks })
    .locator(`[data-row][href^="${pages.deskCase}?"]`)
    .first()
    .press('Enter')
  // A key that is pressed before the case has come is meant for the queue.
  await page.getByRole('button', { name: /^Approve/ }).waitFor()
})

/** The ten things that people do most often, on a phone and at the desk. */
const actions: readonly Action[] = [
  {
    name: 'Choose an answer and Continue',
    who: 'guest',
    ready: open(questionnairePath('step-1')),
    async act(page) {
      await page.getByText('18 to 74', { exact: true }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
    },
    happened: (page) => page.waitForURL(({ pathname }) => pathname !== questionnairePath('step-1')),
  },
  {
    name: 'Pick a time',
    who: 'guest',
    ready: open(pages.bookingSchedule),
    act: (page) =>
      page
        .getByRole('button', { name: /^\d\d:\d\d$/ })
        .last()
        .click(),
    happened: (page) => page.waitForURL(`**${pages.bookingAccount}`),
  },
  {
    name: 'Open a tab of the account',
    who: 'patient',
    ready: open(pages.account),
    act: (page) => page.getByRole('link', { name: 'Progress' }).last().click(),
    happened: (page) => page.waitForURL(`**${pages.progress}`),
  },
  {
    name: 'Save a measurement',
    who: 'patient',
    ready: open(pages.progress),
    async act(page) {
      await page.getByRole('textbox', { name: 'Weight', exact: true }).pressSequentially('91')
      await page.getByRole('button', { name: 'Log weight' }).click()
    },
    happened: (page) =>
      page
        // Or is it a slip?
        .getByText(/^(Logged: 91|That’s .* away)/)
        .first()
        .waitFor(),
  },
  {
    name: 'Type in a message',
    who: 'patient',
    ready: open(pages.accountMessages),
    act: (page) => page.getByLabel('Your message').pressSequentially('Is my parcel on its way?', { delay: 40 }),
    happened: (page) => page.waitForFunction(() => document.querySelector('textarea')?.value.endsWith('way?')),
  },
  {
    name: 'Open a case (g)',
    who: 'prescriber',
    ready: open(pages.deskQueue),
    act: (page) => page.keyboard.press('g'),
    happened: (page) => page.waitForURL(`**${pages.deskCase}?*`),
  },
  {
    name: 'Approve (Ctrl+Enter)',
    who: 'prescriber',
    ready: async (page) => {
      await openCase(page)
      for (const tick of await page.locator('[data-tick]').all()) await tick.press('Space')
      await page.keyboard.press('p')
      await page.getByRole('button', { name: railWords.back, exact: true }).waitFor()
    },
    act: (page) => page.keyboard.press('Control+Enter'),
    happened: (page) => page.getByRole('button', { name: 'Undo' }).first().waitFor(),
    async undo(page) {
      const undo = page.getByRole('button', { name: 'Undo' }).first()
      await undo.click()
      await undo.waitFor({ state: 'detached' })
    },
  },
  {
    name: 'Filter the queue',
    who: 'prescriber',
    ready: open(pages.deskQueue),
    // By its key: a value that a script sets is no interaction.
    act: (page) => page.getByLabel('Medicine').press('ArrowDown'),
    happened: (page) => page.waitForURL('**medicine=*'),
  },
  {
    name: 'Open the command palette (Ctrl+K)',
    who: 'clinical_lead',
    ready: open(pages.deskQueue),
    act: (page) => page.keyboard.press('Control+k'),
    happened: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'Claim a conversation of the inbox (t)',
    who: 'clinical_lead',
    ready: open(pages.deskMessages, async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
      // Whoever has it from the round before gives it up.
      const given = page.getByRole('button', { name: 'Unassign', exact: true })
      await sleep(readingMs)
      if (await given.isVisible()) await given.click()
    }),
    act: (page) => page.keyboard.press('t'),
    happened: (page) => page.getByRole('button', { name: 'Unassign', exact: true }).waitFor(),
  },
]

/** A patient on treatment, whose account has something of everything. */
const patient = demoPatients.findIndex(({ stage }) => stage.is === 'delivered' && stage.day < 10)

/**
 * From a press to the next frame on the screen, as browsers measure it (Interaction to Next Paint): the longest of an
 * action, the median of several rounds. `before` is a commit that is measured by turns with this one.
 */
export async function mainActions(before: string | null): Promise<readonly Figure[]> {
  await using ours = await openSide()
  await using theirs = before === null ? null : await openSide(await buildEarlier(before))
  const browser = await openBrowser()
  try {
    const figures: Figure[] = []
    for (const action of actions) {
      const [here, there]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        here.push(await longestOf(action, await ours.visit(browser, action.who)))
        if (theirs) there.push(await longestOf(action, await theirs.visit(browser, action.who)))
      }
      figures.push(figureOf(action, here, there))
    }
    return figures
  } finally {
    await browser.close()
  }
}

function figureOf({ name }: Action, here: readonly number[], there: readonly number[]): Figure {
  const result = median(here)
  const ratio = there.length > 0 ? result / Math.max(median(there), shortestNoted) : null
  const compared = ratio === null ? '' : `, ${ratio.toFixed(2)} of the commit before`
  const orRatio = ratio === null ? '' : ` or ${atMostOfBefore} of the commit before`
  return {
    name: `${name} at ${slowdown}× CPU slowdown, press to next paint`,
    result: `${result === 0 ? `under ${shortestNoted}` : result} ms (median of ${here.length}, longest ${Math.max(...here)} ms${compared})`,
    target: {
      words: `at most ${atMostMs} ms${orRatio}`,
      isMet: result <= atMostMs || (ratio !== null && ratio <= atMostOfBefore),
    },
  }
}

interface Side extends AsyncDisposable {
  /** A browser of its own, as whoever does the action. */
  visit(browser: Browser, who: Action['who']): Promise<BrowserContext>
}

/** A product with its demo clinic: this one, or the one in another folder. */
async function openSide(folder?: string): Promise<Side> {
  const place = await openPlace()
  const product: Product = await startUnconfigured(place.dataDir, folder)
  const baseURL = `http://localhost:${product.port}`
  let areOthersTaken = false
  return {
    async visit(browser, who) {
      const isAtDesk = who === 'prescriber' || who === 'clinical_lead'
      const viewport = isAtDesk ? { width: 1280, height: 800 } : { width: 390, height: 844 }
      const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB', timezoneId: 'Europe/London' })
      if (isAtDesk && !areOthersTaken) await takeOthers(context.request)
      areOthersTaken ||= isAtDesk
      if (isAtDesk) await signInAs(context.request, who)
      if (who === 'patient') {
        const person = demoPatients[patient]
        if (!person) throw new Error('The demo clinic has nobody on treatment.')
        await post(context.request, 'sign_in', {
          email: demoPatientEmail(person, patient),
          password: demoPatientPassword,
        })
      }
      return context
    },
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
    },
  }
}

/** Browsers note nothing shorter, and round to eight milliseconds. */
const shortestNoted = 16

async function longestOf({ who, ready, act, happened, undo }: Action, context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  if (who === 'guest') await answer(page)
  await page.addInitScript((least) => {
    const noted = Object.assign(window, { interactions: [] as number[] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) noted.interactions.push(entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: least } as PerformanceObserverInit)
  }, shortestNoted)
  await ready(page)
  await sleep(readingMs)
  await slowDown(page)
  await page.evaluate(() => {
    Object.assign(window, { interactions: [] })
  })
  await act(page)
  await happened(page)
  await sleep(readingMs)
  const noted = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions)
  await undo?.(page)
  await context.close()
  return Math.max(0, ...noted)
}

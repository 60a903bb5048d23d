import type { Page } from '@playwright/test'
import { startUnconfigured } from '../processes/product.ts'
import { type Figure, median, milliseconds } from './figure.ts'
import { openBrowser, slowDown, slowdown } from './slow-browser.ts'

const atMostMs = 100
const rounds = 7
/** Nobody answers a question faster than this. */
const readingMs = 1_000

/** From the click on Continue to the next question on the screen, on a processor four times slower than this one. */
export async function stepChange(dataDir: string): Promise<Figure> {
  await using product = await startUnconfigured(dataDir)
  const browser = await openBrowser()
  try {
    const took: number[] = []
    for (let round = 0; round < rounds; round++)
      took.push(...(await walkThrough(await browser.newPage(), product.port)))
    const result = median(took)
    return {
      name: `Step change at ${slowdown}× CPU slowdown, click to next question painted`,
      result: `${milliseconds(result)} (median of ${took.length})`,
      target: { words: `at most ${atMostMs} ms`, isMet: result <= atMostMs },
    }
  } finally {
    await browser.close()
  }
}

/** An answer chosen before hydration is applied after it: nothing is measured in that moment. */
async function walkThrough(page: Page, port: number): Promise<number[]> {
  await page.goto(`http://localhost:${port}/assessment/questionnaire/step-1`)
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  await page.getByLabel('18 to 74').check()
  await slowDown(page)
  const took: number[] = []
  for (const answer of ['White', 'Male', null]) {
    await page.waitForTimeout(readingMs)
    took.push(await timeToNextQuestion(page))
    if (answer) await page.getByLabel(answer, { exact: true }).check()
  }
  await page.close()
  return took
}

/** Measured in the page: from the click to the end of the frame that first shows another heading. */
const timeToNextQuestion = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const question = () => document.querySelector('h1')?.textContent
    const before = question()
    const begun = performance.now()
    document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click()
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (question() !== before) break
      if (performance.now() - begun > 10_000) throw new Error('The next question did not come.')
    }
    // A message sent from within a frame arrives when that frame is painted.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    return performance.now() - begun
  })

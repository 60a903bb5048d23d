import type { Page } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { startUnconfigured } from '../processes/product.ts'
import { count, type Figure, median, milliseconds } from './figure.ts'
import { openBrowser, slowDown, slowdown } from './slow-browser.ts'

const atMostMs = 200
const years = 5
const rounds = 9
const today = '2026-11-16'
const days = Math.round(years * 365.25)

/** Falling for a year, then varying, as weights do. */
const weights = Array.from({ length: days }, (_, day): [string, number] => [
  addDays(today, day + 1 - days),
  Math.round((82 + 18 * Math.exp(-day / 200) + Math.sin(day / 9) + Math.sin(day * 7.3)) * 10) / 10,
])

const progress: CallReply<'my_progress'> = {
  today,
  whose: 'robin',
  unit: 'st-lb',
  goalKg: 80,
  heightCm: 170,
  sharedSince: null,
  fromCheckIns: [],
  weight: weights,
  waist: weights.map(([on, kg]) => [on, kg + 10]),
  bodyFat: weights.map(([on, kg]) => [on, kg / 3]),
  bodyWater: [],
  muscle: [],
  leanMass: [],
  bmi: [],
  fromScale: [],
  isHidden: false,
  composition: 'ask',
  recent: [],
  doses: [0.25, 0.5, 1, 1.7, 2.4].map((mg, place) => ({
    on: addDays(today, -28 * (5 - place)),
    medicine: 'Wegovy',
    dose: `${mg}mg`,
  })),
}

/** From the arrival of the weights to the complete chart on the screen. */
export async function weightPage(dataDir: string): Promise<Figure> {
  await using product = await startUnconfigured(dataDir)
  const browser = await openBrowser()
  try {
    const took: number[] = []
    for (let round = 0; round < rounds; round++) took.push(await timeToChart(await browser.newPage(), product.port))
    const result = median(took)
    return {
      name: `Weight page with ${years} years of days at ${slowdown}× CPU slowdown, reply to chart painted`,
      result: `${milliseconds(result)} (median of ${rounds}, ${count(days)} weights)`,
      target: { words: `at most ${atMostMs} ms`, isMet: result <= atMostMs },
    }
  } finally {
    await browser.close()
  }
}

async function timeToChart(page: Page, port: number): Promise<number> {
  await page.route('**/api/my_progress', (route) => route.fulfill({ json: { code: 200, data: progress, message: '' } }))
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (...given) => {
      const reply = await send(...given)
      if (String(given[0]).endsWith('/my_progress')) Object.assign(window, { arrivedAt: performance.now() })
      return reply
    }
  })
  await slowDown(page)
  await page.goto(`http://localhost:${port}${pages.progress}`, { waitUntil: 'commit' })
  const took = await page.evaluate(async () => {
    while (!document.querySelector('main [role="slider"] svg path')) {
      if (performance.now() > 30_000) throw new Error('The chart did not come.')
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    // A message sent from within a frame arrives when that frame is painted.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    return performance.now() - (window as unknown as { arrivedAt: number }).arrivedAt
  })
  await page.close()
  return took
}

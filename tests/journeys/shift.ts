import type { Page } from '@playwright/test'

interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

/** Runs in the page from its first moment on. */
const noteShifts = () => {
  const noted = Object.assign(window, { shifts: [] as Shift[] })
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  const named = ({ node, previousRect, currentRect }: Source) => {
    const words = node?.textContent?.trim().slice(0, 30) ?? ''
    return `${node?.nodeName ?? 'something'} "${words}" from ${Math.round(previousRect.x)},${Math.round(previousRect.y)} to ${Math.round(currentRect.x)},${Math.round(currentRect.y)}`
  }
  new PerformanceObserver((list) => {
    for (const move of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: Source[]
    })[])
      if (!move.hadRecentInput) noted.shifts.push({ value: move.value, what: move.sources.map(named) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** To be called before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(noteShifts)

const atMost = 0.01

/** How much has moved on the page by itself, and what. Null: no more than nobody notices. */
export async function shifted(page: Page): Promise<string | null> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))
  })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum > atMost ? `${sum.toFixed(3)}: ${shifts.flatMap(({ what }) => what).join('; ')}` : null
}

import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Reports for each element what covers it and stays there while the page scrolls (a sticky or fixed bar), or that it is
 * off the screen. An input drawn by its label is checked at its label. Runs in the page.
 */
const coversOf = (elements: readonly Element[]): string[] => {
  const named = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
  const bar = (hit: Element | null, shown: Element) => {
    for (let part = hit; part; part = part.parentElement) {
      if (part.contains(shown)) return null
      if (/sticky|fixed/.test(getComputedStyle(part).position)) return part
    }
    return null
  }
  return elements.flatMap((element) => {
    const shown = element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element
    for (const box of shown.getClientRects()) {
      if (box.width < 4 || box.height < 4) continue
      // Taller than the room below the header: not all of it can be in sight.
      if (box.height > innerHeight - 64) continue
      // Of tall elements the beginning counts. Corners may be round, so that something else is visible there.
      const bottom = Math.min(box.bottom, box.top + 60)
      const [middle, centre] = [(box.left + box.right) / 2, (box.top + bottom) / 2]
      for (const [x, y] of [
        [middle, box.top + 2],
        [middle, bottom - 2],
        [box.left + 3, centre],
        [box.right - 3, centre],
      ] as const) {
        if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return [`${named(shown)} is off the screen`]
        const over = bar(document.elementFromPoint(x, y), shown)
        if (over) return [`${named(shown)} is under ${named(over)}`]
      }
    }
    return []
  })
}

/** Fails unless the whole of each is visible, with no bar over it. */
export async function expectUncovered(...located: Locator[]): Promise<void> {
  for (const one of located) await expect.poll(() => one.evaluateAll(coversOf)).toEqual([])
}

/** Runs in the page. A browser scrolls in the same way for the Tab key. */
const walkFocus = async (within: string, covers: (elements: readonly Element[]) => string[]): Promise<string[]> => {
  const taking = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const found = document.querySelector(within)?.querySelectorAll<HTMLElement>(taking) ?? []
  const inOrder = [...found].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
  const covered = new Set<string>()
  // To focus what has focus already would not scroll to it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (const one of [...inOrder, ...inOrder.toReversed()]) {
    one.focus()
    if (document.activeElement !== one) continue
    // What was not drawn before may change its height when it comes into sight, and a row may move: what counts is where it ends.
    for (let looks = 0; looks < 10 && covers([one]).length > 0; looks += 1)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))
    for (const problem of covers([one])) covered.add(problem)
  }
  return [...covered]
}

export const lowScreens = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
]

/** What focus would hide under a sticky bar on the current page, on two phones. */
export async function coveredOnPhones(page: Page, name: string): Promise<string[]> {
  const covered: string[] = []
  for (const screen of lowScreens) {
    await page.setViewportSize(screen)
    covered.push(...(await coveredInFocus(page)).map((problem) => `${name} at ${screen.width}: ${problem}`))
  }
  return covered
}

/** Focuses every focusable element, from first to last and back, and reports which were covered or off the screen. */
async function coveredInFocus(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(`(${walkFocus})(${JSON.stringify(within)}, ${coversOf})`)
}

/** Runs in the page. */
const highBars = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')].flatMap((part) => {
    if (!/sticky|fixed/.test(getComputedStyle(part).position) || part.closest('header')) return []
    const { top, bottom, width } = part.getBoundingClientRect()
    const share = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
    // Elements away from the end of the screen and from the text are no obstacle.
    const isBar = bottom >= innerHeight - 24 && bottom <= innerHeight + 1 && width > innerWidth / 2
    return isBar && share > 0.34 ? [`${Math.round(share * 100)}% of the screen are under ${part.className}`] : []
  })

/** What a bar at the end hides of a screen when it is opened, and of what has focus. */
export async function hiddenByBars(page: Page, name: string, how = 'with large text'): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const bars = await page.evaluate(highBars)
  return [...bars, ...(await coveredInFocus(page, 'main'))].map((problem) => `${name} ${how}: ${problem}`)
}

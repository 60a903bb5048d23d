import type { Page } from '@playwright/test'

/** As for visitors whose browser never loads our fonts: the fallbacks are often wider. Runs in the page. */
const takeOurFonts = () => {
  for (const sheet of document.styleSheets) {
    for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1) {
      const rule = sheet.cssRules[place]
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(place)
    }
  }
}

/** Waits until everything it fetches is there: only a lasting overflow counts. Runs in the page. */
const isWider = async () => {
  for (let looks = 0; looks < 10; looks += 1) {
    if (document.documentElement.scrollWidth <= window.innerWidth) return false
    await new Promise((later) => setTimeout(later, 200))
  }
  return true
}

/** Runs in the page. */
const enlarge = (to = '200%') => {
  document.documentElement.style.fontSize = to
}

/** Runs in the page. */
const isMenuCut = () => {
  const menu = [...document.querySelectorAll('header *')].find(
    ({ firstChild }) => firstChild?.nodeType === Node.TEXT_NODE && firstChild.nodeValue === 'Menu',
  )
  if (!menu?.checkVisibility()) return false
  const { left, right, top, bottom } = menu.getBoundingClientRect()
  return left < 0 || right > window.innerWidth || top < 0 || bottom > window.innerHeight
}

/** Text at 200%, as people set it in their browser; '' undoes that. */
export const enlargeText = (page: Page, to = '200%') => page.evaluate(enlarge, to)

/** Whether the open page scrolls sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> => page.evaluate(isWider)

/** Runs in the page, and replaces its content by each page in turn. */
const widerOf = async (addresses: readonly string[], looksWider: () => Promise<boolean>) => {
  const wide: string[] = []
  for (const address of addresses) {
    const sent = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
    const [main, here] = [sent.querySelector('main'), document.querySelector('main')]
    if (!main || !here) throw new Error(`Nothing to see at ${address}`)
    here.innerHTML = main.innerHTML
    if (await looksWider()) wide.push(address)
  }
  return wide
}

/** The same for pages as they are sent, inside the open page: their style sheet is the same. */
export async function sidewaysAsSent(page: Page, paths: readonly string[]): Promise<string[]> {
  const look = async (where: string) => {
    const wide: string[] = await page.evaluate(`(${widerOf})(${JSON.stringify(paths)}, ${isWider})`)
    return wide.map((path) => `${path} ${where}`)
  }
  await page.setViewportSize({ width: 320, height: 568 })
  const small = await look('at 320 px')
  await page.evaluate(takeOurFonts)
  const plain = await look('at 320 px without our fonts')
  await page.setViewportSize({ width: 390, height: 664 })
  await enlargeText(page)
  return [...small, ...plain, ...(await look('with large text'))]
}

/** Reports where the open page would scroll sideways: on a small phone, without our fonts, with large text. */
export async function sidewaysAt(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 568 })
  const small: string[] = await page.evaluate(`(async () => {
    const isWider = ${isWider}
    const wide = await isWider() ? ['at 320 px'] : []
    ;(${takeOurFonts})()
    return await isWider() ? [...wide, 'at 320 px without our fonts'] : wide
  })()`)
  await page.setViewportSize({ width: 390, height: 664 })
  const large: string[] = await page.evaluate(`(async () => {
    (${enlarge})()
    const wide = await (${isWider})() ? ['with large text'] : []
    return (${isMenuCut})() ? [...wide, 'with the menu cut off by large text'] : wide
  })()`)
  return [...small, ...large].map((where) => `${name} ${where}`)
}

import { pages, questionnairePath } from '#contract/pages.ts'
import { expect, test } from './journey.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** The spacing of WCAG 1.4.12, set as a user style sheet sets it. Runs in the page. */
const space = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Words that a box with hidden overflow cuts off. Runs in the page. */
const cutOff = () =>
  [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      const { overflowX, overflowY, visibility } = getComputedStyle(element)
      const [width, height] = [element.clientWidth, element.clientHeight]
      // Smaller than a target: words for screen readers alone.
      if (visibility === 'hidden' || width <= 2 || height <= 2 || !element.checkVisibility()) return false
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      return (
        isText &&
        ((cuts(overflowX) && element.scrollWidth > width + 2) || (cuts(overflowY) && element.scrollHeight > height + 2))
      )
    })
    .map((element) => element.textContent?.slice(0, 60))

test('WCAG 1.4.12 with wider text spacing no word is cut off, and no page scrolls sideways', { tag: '@soak' }, async ({
  page,
}) => {
  for (const path of [
    pages.home,
    pages.weightManagement,
    pages.faq,
    pages.accessibility,
    pages.contactUs,
    pages.login,
    questionnairePath('step-2'),
  ]) {
    await page.goto(path)
    await page.evaluate(space)
    expect([path, await page.evaluate(cutOff)]).toEqual([path, []])
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390])
  }
})

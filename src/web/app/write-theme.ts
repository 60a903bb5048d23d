import { themeScript } from '#web/browser/theme.ts'

const groundColour = /<meta name="theme-color"[^>]*>/

/** Of most pages there is no dark form, and no browser is to invent one. */
const lightOnly = '<meta name="color-scheme" content="only light"/>'

/**
 * Writes into the head that a page is light, and, where it can be dark, the script that shows it as one or the other: behind
 * the colour it may change, and so before the page itself.
 */
export function writeTheme(page: string, canBeDark: boolean): string {
  if (!groundColour.test(page)) throw new Error('The page names no theme colour.')
  const script = canBeDark ? `<script>${themeScript}</script>` : ''
  return page.replace(groundColour, (meta) => `${lightOnly}${meta}${script}`)
}

import frauncesItalic from '@fontsource/fraunces/files/fraunces-latin-500-italic.woff2?url'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/**
 * Asks for the fonts a page is written in before its style and scripts. Fonts that are late are not used at all
 * (app.css), so that no line ever breaks anew before somebody's eyes; asked for this early they are seldom late.
 */
export function preloadFonts(page: string): string {
  const fonts = [figtree, fraunces, ...(page.includes('<em') ? [frauncesItalic] : [])]
  const links = fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}"/>`)
  return page.replace('<title>', () => `${links.join('')}<title>`)
}

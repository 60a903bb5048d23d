import { builtOrigin, pages, sitemapPath } from '../../src/contract/pages.ts'

/** Where there is nothing to find: what people do for themselves, what is tried out, and the calls. */
const closed = [
  '/assessment/',
  pages.booking,
  pages.account,
  pages.login,
  pages.forgotPassword,
  pages.resetPassword,
  pages.confirmOrder,
  pages.openAccount,
  pages.newEmail,
  pages.keepEmail,
  pages.yourOrder,
  pages.appointment,
  pages.desk,
  '/dev/',
  '/api/',
]

export const robots = (): string =>
  `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${builtOrigin}${sitemapPath}\n`

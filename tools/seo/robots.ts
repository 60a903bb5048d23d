import { builtOrigin, pages, sitemapPath } from '../../src/contract/pages.ts'

/** Addresses closed to robots: personal pages, demo pages and the calls. */
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
  pages.someoneYouKnow,
  pages.yourOrder,
  pages.appointment,
  pages.desk,
  '/dev/',
  '/api/',
]

export const robots = (): string =>
  `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${builtOrigin}${sitemapPath}\n`

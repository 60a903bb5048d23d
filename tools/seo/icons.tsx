import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../src/content/brand.ts'
import { appPage } from '../../src/content/site/app-page.ts'
import { pages } from '../../src/contract/pages.ts'
import { Mark } from '../../src/web/kit/art/mark.tsx'
import { colour, plainSvg } from './plain-svg.ts'
import { rasterise } from './rasterise.ts'

const markSvg = plainSvg(renderToStaticMarkup(<Mark />))
  .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  .replace(' aria-hidden="true"', '')

/** On a full-bleed background, for systems that crop icons. The lark stays inside the safe area. */
const groundedSvg = markSvg.replace('>', `><path fill="${colour('green')}" d="M0 0H40V40H0Z"/>`)

/** The mark as browsers and phones want it, by address. */
export const icons: Readonly<Record<string, () => string | Buffer>> = {
  '/favicon.svg': () => markSvg,
  '/favicon.ico': () => ico(rasterise(markSvg, 32), 32),
  '/apple-touch-icon.png': () => rasterise(groundedSvg, 180),
  '/icon-192.png': () => rasterise(markSvg, 192),
  '/icon-512.png': () => rasterise(markSvg, 512),
  '/icon-maskable-512.png': () => rasterise(groundedSvg, 512),
}

const drawn = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

const shown = {
  name: brand.name,
  short_name: brand.name,
  lang: 'en-GB',
  background_color: colour('paper'),
  theme_color: colour('paper'),
  icons: drawn,
}

/** The web manifest of the site, for visitors who put a public page on their home screen. */
export const manifest = (): string =>
  JSON.stringify({ ...shown, id: '/', description: brand.strapline, start_url: '/', display: 'minimal-ui' })

/**
 * The web manifest of the app, with a window of its own. Its scope is the whole site, because signing in is a part of
 * it.
 */
export const appManifest = (): string =>
  JSON.stringify({
    ...shown,
    id: pages.app,
    description: appPage.description,
    categories: ['health', 'lifestyle'],
    start_url: pages.progress,
    scope: '/',
    display: 'standalone',
    shortcuts: [{ name: appPage.install.open, url: pages.progress, icons: [drawn[1]] }],
  })

/** An icon file with a single image, which may be a PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([size, size], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

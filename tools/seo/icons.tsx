import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../src/content/brand.ts'
import { Mark } from '../../src/web/kit/art/mark.tsx'
import { colour, plainSvg } from './plain-svg.ts'
import { rasterise } from './rasterise.ts'

const markSvg = plainSvg(renderToStaticMarkup(<Mark />))
  .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  .replace(' aria-hidden="true"', '')

/** On a ground that reaches the corners, for systems that cut icons to a shape of their own. The lark keeps clear of them. */
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

/** What a phone shows of the site on its home screen. */
export const manifest = (): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.strapline,
    lang: 'en-GB',
    start_url: '/',
    display: 'minimal-ui',
    background_color: colour('paper'),
    theme_color: colour('paper'),
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })

/** A file of icons with a single one in it, which may be a PNG. */
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

import { shareImagePath } from '../../src/contract/pages.ts'
import { publishedLibrary } from '../blog/library.ts'
import { appManifest, icons, manifest } from './icons.tsx'
import { rasteriseOpaque } from './rasterise.ts'
import { robots } from './robots.ts'
import { drawPoster, drawSharedCover, posterPaths, wide } from './share-images.tsx'

/** The drawings of the preview pictures, by address. */
export const previews = (): Record<string, () => string> => ({
  ...Object.fromEntries(posterPaths.map((path) => [shareImagePath(path), () => drawPoster(path)])),
  ...Object.fromEntries(
    publishedLibrary().map(({ article, coverSvg }) => [shareImagePath(article.href), () => drawSharedCover(coverSvg)]),
  ),
})

/** The other files for search engines and the icons, by address. Each is generated when it is requested. */
export const foundFiles = (): Record<string, () => string | Buffer> => ({
  ...icons,
  '/site.webmanifest': manifest,
  '/app.webmanifest': appManifest,
  '/robots.txt': robots,
})

export const width = wide

export const previewOf = (svg: string): Buffer => rasteriseOpaque(svg, width)

import { shareImagePath } from '../../src/contract/pages.ts'
import { readLibrary } from '../blog/library.ts'
import { appManifest, icons, manifest } from './icons.tsx'
import { rasteriseOpaque } from './rasterise.ts'
import { robots } from './robots.ts'
import { drawPoster, drawSharedCover, posterPaths, wide } from './share-images.tsx'

/** The files for search engines, icons and previews, by address. Each is generated when it is requested. */
export const foundFiles = (): Record<string, () => string | Buffer> => ({
  ...icons,
  '/site.webmanifest': manifest,
  '/app.webmanifest': appManifest,
  '/robots.txt': robots,
  ...Object.fromEntries(
    posterPaths.map((path) => [shareImagePath(path), () => rasteriseOpaque(drawPoster(path), wide)]),
  ),
  ...Object.fromEntries(
    readLibrary().map(({ article, coverSvg }) => [
      shareImagePath(article.href),
      () => rasteriseOpaque(drawSharedCover(coverSvg), wide),
    ]),
  ),
})

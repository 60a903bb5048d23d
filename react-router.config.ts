import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { siteFolders } from './scripts/site-folders.mjs'
import { complianceMode } from './src/content/compliance.ts'
import { team } from './src/content/site/team.ts'
import { articlePath, pages, profilePath, stepPath } from './src/contract/pages.ts'
import { flowNames, flows } from './src/domain/intake/flows.ts'
import { writeAppWorker } from './tools/app-worker/write-app-worker.ts'
import { articlesAboutMedicines, publishedLibrary } from './tools/blog/library.ts'
import { writeSitemap } from './tools/seo/sitemap.ts'

export default {
  appDirectory: 'src/web/app',
  // One folder for each way to keep the rules on advertising, so that neither is served for the other.
  buildDirectory: siteFolders[complianceMode],
  ssr: false,
  // Every address is written out at build time, so that it is readable before any script has run.
  prerender: [
    ...new Set<string>([
      ...Object.values(pages),
      ...team.map(({ slug }) => profilePath(slug)),
      ...flowNames.flatMap((name) =>
        [...Object.keys(flows[name].steps), 'not-found'].map((step) => stepPath(name, step)),
      ),
      ...publishedLibrary().map(({ article }) => article.href),
      '/not-found',
      `${pages.desk}/not-found`,
      articlePath('not-found'),
    ]),
  ],
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await writeSitemap(client)
    // Beside the pages, which are served to everybody: the server sends it to signed-in patients.
    const articles = JSON.stringify(articlesAboutMedicines())
    await writeFile(join(reactRouterConfig.buildDirectory, 'articles-for-patients.json'), articles)
    await writeFile(join(client, '.compliance'), `${complianceMode}\n`)
    await writeAppWorker(client)
  },
} satisfies Config

import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { team } from './src/content/site/team.ts'
import { articlePath, pages, profilePath, stepPath } from './src/contract/pages.ts'
import { flowNames, flows } from './src/domain/intake/flows.ts'
import { writeAppWorker } from './tools/app-worker/write-app-worker.ts'
import { articleSlugs } from './tools/blog/library.ts'
import { writeSitemap } from './tools/seo/sitemap.ts'

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: false,
  // Every address is written out at build time, so that it is readable before any script has run.
  prerender: [
    ...new Set<string>([
      ...Object.values(pages),
      ...team.map(({ slug }) => profilePath(slug)),
      ...flowNames.flatMap((name) =>
        [...Object.keys(flows[name].steps), 'not-found'].map((step) => stepPath(name, step)),
      ),
      ...articleSlugs().map(articlePath),
      '/not-found',
      `${pages.desk}/not-found`,
      articlePath('not-found'),
    ]),
  ],
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await writeSitemap(client)
    await writeAppWorker(client)
  },
} satisfies Config

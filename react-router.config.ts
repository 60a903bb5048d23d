import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { team } from './src/content/team.ts'
import { adhdPath, articlePath, pages, profilePath, questionnairePath } from './src/contract/pages.ts'
import { adhd } from './src/domain/questionnaires/adhd/flow.ts'
import { weightManagement } from './src/domain/questionnaires/weight-management/flow.ts'
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
      ...Object.keys(weightManagement.steps).map(questionnairePath),
      ...Object.keys(adhd.steps).map(adhdPath),
      ...articleSlugs().map(articlePath),
      '/not-found',
      articlePath('not-found'),
      questionnairePath('not-found'),
      adhdPath('not-found'),
    ]),
  ],
  buildEnd: ({ reactRouterConfig }) => writeSitemap(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config

import type { Config } from '@react-router/dev/config'
import { pages, questionnairePath } from './src/contract/pages.ts'
import { weightManagement } from './src/domain/questionnaires/weight-management/flow.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // Every address is written out at build time, so that it is readable before any script has run.
  prerender: [
    ...Object.values(pages),
    ...Object.keys(weightManagement.steps).map(questionnairePath),
    '/not-found',
    questionnairePath('not-found'),
  ],
} satisfies Config

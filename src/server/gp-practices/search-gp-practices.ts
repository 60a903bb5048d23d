import type { searchGpPractices as searchGpPracticesCall } from '#contract/search-gp-practices.ts'
import type { Handler } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { findPractices } from './directory-search.ts'

export const searchGpPractices =
  ({ database }: Services): Handler<typeof searchGpPracticesCall> =>
  async ({ body: { query } }) => ({ practices: await findPractices(database, query) })

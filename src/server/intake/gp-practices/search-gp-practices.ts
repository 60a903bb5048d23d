import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { findPractices } from './directory-search.ts'

export const searchGpPractices =
  ({ database }: Services): Handler<'search_gp_practices'> =>
  async ({ body: { query } }) => ({ practices: await findPractices(database, query) })

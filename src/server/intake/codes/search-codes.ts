import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { findTerms } from './find-terms.ts'

export const searchCodes =
  ({ database }: Services): Handler<'search_codes'> =>
  async ({ body: { kind, query } }) => ({ found: [...(await findTerms(database, kind, query))] })

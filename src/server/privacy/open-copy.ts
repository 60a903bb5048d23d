import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { copyWords } from '#content/privacy/my-data.ts'
import type { Handler } from '../identity/handler.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { requireReentry } from './require-reentry.ts'
import { dataExports } from './tables.ts'

const words = copyWords.refusals

/** The copy that can be downloaded now. */
export async function readyCopy(orm: Orm, accountId: string, now: Date) {
  const [found] = await orm
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.accountId, accountId), isNotNull(dataExports.readyAt), gt(dataExports.expiresAt, now)))
  return found ?? null
}

export const openCopy =
  ({ database, now }: Services): Handler<'open_copy'> =>
  ({ account: { id: accountId }, session }) =>
    database.transaction(async (tx) => {
      await requireReentry(tx, accountId, session)
      const ready = await readyCopy(tx, accountId, new Date(now()))
      if (!ready) throw new ApiError(409, words.gone)
      return { id: ready.id }
    })

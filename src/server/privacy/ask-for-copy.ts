import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { copyWords } from '#content/privacy/my-data.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { mostCopiesADay } from '#domain/privacy/copies.ts'
import type { Handler } from '../identity/handler.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { sharedLimit } from '../platform/limits/shared-limit.ts'
import { recordEvent } from '../platform/security-events/security-events.ts'
import type { Services } from '../platform/services.ts'
import { requireReentry } from './require-reentry.ts'
import { dataExports } from './tables.ts'

const words = copyWords.refusals

/** Only requests it: a job makes it. A ready one is replaced. */
export async function beginCopy(
  tx: Orm,
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  { accountId, network }: { readonly accountId: string; readonly network: string },
): Promise<void> {
  const before = await tx.select().from(dataExports).where(eq(dataExports.accountId, accountId))
  if (before.some(({ readyAt }) => readyAt === null)) throw new ApiError(409, words.underWay)
  await tx.delete(dataExports).where(eq(dataExports.accountId, accountId))
  await tx.insert(dataExports).values({ id: randomUUID(), accountId, askedAt: new Date(now()) })
  await recordEvent(tx, vault, { event: 'copy asked', outcome: 'done', accountId, network })
}

export const askForCopy = (services: Services): Handler<'ask_for_copy'> => {
  const { database } = services
  const limit = sharedLimit(services, { name: 'data_copies', most: mostCopiesADay, windowMs: dayMs })
  return async ({ account: { id: accountId }, session, network }) => {
    await database.transaction(async (tx) => {
      await requireReentry(tx, accountId, session)
      await beginCopy(tx, services, { accountId, network })
      if (!(await limit.beginIn(tx, accountId))) throw new ApiError(429, words.tooMany(mostCopiesADay))
    })
    return {}
  }
}

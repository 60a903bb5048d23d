import { and, asc, gt, inArray, lte } from 'drizzle-orm'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import { IdentityUnreachable } from '../../platform/gateways/identity/identity.ts'
import type { Services } from '../../platform/services.ts'
import { settleIdentity } from './settle-identity.ts'
import { identityChecks } from './tables.ts'

/** Whoever has not come back by then begins another. */
const askedForMs = 2 * dayMs
const atOnce = 100

/** Asks after checks of which nobody has told us. Those asked about least lately come first. */
export async function settleIdentities(services: Services): Promise<void> {
  const { database, log, now } = services
  const waiting = await database.run((orm) =>
    orm
      .select({ id: identityChecks.id, providerId: identityChecks.providerId })
      .from(identityChecks)
      .where(
        and(
          inArray(identityChecks.state, ['begun', 'processing']),
          lte(identityChecks.createdAt, new Date(now() - minuteMs)),
          gt(identityChecks.createdAt, new Date(now() - askedForMs)),
        ),
      )
      .orderBy(asc(identityChecks.createdAt))
      .limit(atOnce),
  )
  for (const { id, providerId } of waiting) {
    try {
      await settleIdentity(services, providerId)
    } catch (error) {
      if (error instanceof IdentityUnreachable) return
      log.error({ err: error, check: id }, 'a check of identity could not be settled')
    }
  }
}

import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import { IdentityUnreachable } from '../../platform/gateways/identity/identity.ts'
import { forEachRow } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { settleIdentity } from './settle-identity.ts'
import { identityChecks } from './tables.ts'

/** After this time an unfinished check is abandoned, and the patient starts another. */
const askedForMs = 2 * dayMs
const atOnce = 100

/** Asks the provider about unreported checks: a batch at a time and in any order, so that each has its turn. */
export async function settleIdentities(services: Services): Promise<void> {
  const { database, now } = services
  const waiting = await database.run((orm) =>
    orm
      .select({ id: identityChecks.id })
      .from(identityChecks)
      .where(
        and(
          inArray(identityChecks.state, ['begun', 'processing']),
          lte(identityChecks.createdAt, new Date(now() - minuteMs)),
          gt(identityChecks.createdAt, new Date(now() - askedForMs)),
        ),
      )
      .orderBy(sql`random()`)
      .limit(atOnce),
  )
  await forEachRow(services, {
    task: 'identity checks are settled',
    stopsAt: (error) => error instanceof IdentityUnreachable,
    ids: waiting.map(({ id }) => id),
    async work(id) {
      const [check] = await database.run((orm) => orm.select().from(identityChecks).where(eq(identityChecks.id, id)))
      if (check) await settleIdentity(services, check.providerId)
    },
  })
}

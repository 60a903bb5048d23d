import { sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import { isNotRestricted } from '../../identity/restrictions/restricted.ts'
import type { Database } from '../../platform/database/database.ts'

/** Links without answers: never used, or withdrawn. Returns how many. */
export async function eraseSpentInvitations(database: Database, now: Instant): Promise<number> {
  const { rowCount } = await database.run((orm) =>
    orm.execute(sql`
      delete from informant_invitations
      where answers is null
        and coalesce(withdrawn_at, expires_at) < ${new Date(now)}::timestamptz - make_interval(days => ${retention.informantLinkDays})
        and ${isNotRestricted(sql`informant_invitations.account_id`, now)}`),
  )
  return rowCount ?? 0
}

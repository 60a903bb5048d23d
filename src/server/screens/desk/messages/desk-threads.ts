import { inArray } from 'drizzle-orm'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { threadClock } from '../../../clinical/messages/thread-clock.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import type { Handler } from '../../../identity/handler.ts'
import { namedStaff } from '../../../identity/staff/named-staff.ts'
import { recordListed } from '../../../platform/access-log/record-listed.ts'
import type { Services } from '../../../platform/services.ts'
import { threadList, waitingCount } from './thread-list.ts'
import { assignedTo, personName } from './thread-view.ts'

/** Without any message text: a row of this list is one access to a name a day. */
export const deskThreads =
  (services: Services): Handler<'desk_threads'> =>
  ({ staff: me, body: { list, after } }) =>
    services.database.transaction(async (orm) => {
      const now = services.now()
      const { rows, next } = await threadList(orm, {
        assignedTo: list === 'mine' ? me.id : null,
        after: after ? { ...after, at: new Date(after.at) } : null,
      })
      const holidays = await clinicClosures(orm)
      const nameOf = await namedStaff(
        services,
        orm,
        rows.map((row) => row.assignedTo),
      )
      const ids = rows.map(({ accountId }) => accountId)
      const people = ids.length === 0 ? [] : await orm.select().from(accounts).where(inArray(accounts.id, ids))
      if (me.capabilities.has('see-contact'))
        await recordListed(
          orm,
          { staffId: me.id, what: 'list entry', why: 'message' },
          people.map(({ id }) => ({ accountId: id })),
          now,
        )
      const names = new Map(people.map((account) => [account.id, personName(services.vault, me, account)]))
      return {
        rows: rows.map((row) => ({
          accountId: row.accountId,
          name: names.get(row.accountId) ?? null,
          waitingFor: row.waitingFor,
          clock: threadClock(row, now, holidays),
          unread: row.unreadByTeam,
          lastAt: row.lastAt.toISOString(),
          assignedTo: assignedTo(row.assignedTo, me, nameOf),
        })),
        next: next && { ...next, at: next.at.toISOString() },
        waiting: await waitingCount(orm),
      }
    })

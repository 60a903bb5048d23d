import { inArray } from 'drizzle-orm'
import type { ThreadRow } from '#contract/messages/desk-messages.ts'
import { previewOf } from '#domain/messages/preview.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { threadClock } from '../../../clinical/messages/thread-clock.ts'
import { lastMessagesOf, type ThreadMessage } from '../../../clinical/messages/thread-rows.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import type { Handler } from '../../../identity/handler.ts'
import { namedStaff } from '../../../identity/staff/named-staff.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import { recordListed } from '../../../platform/access-log/record-listed.ts'
import type { Services } from '../../../platform/services.ts'
import { threadList, waitingCount } from './thread-list.ts'
import { assignedTo, personName } from './thread-view.ts'

/** Without any message text: a row of this list is one access to a name a day. */
export const deskThreads =
  (services: Services): Handler<'desk_threads'> =>
  ({ staff: me, body: { list, after, previews } }) =>
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
      const last = previews ? await lastMessagesOf(orm, services.vault, ids) : new Map<string, ThreadMessage>()
      const previewFor = (accountId: string) => {
        const message = last.get(accountId)
        return message ? preview(message, me) : null
      }
      await recordListed(
        orm,
        { staffId: me.id, what: 'messages', why: 'message' },
        ids.filter((id) => previewFor(id)?.words).map((accountId) => ({ accountId })),
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
          preview: previewFor(row.accountId),
        })),
        next: next && { ...next, at: next.at.toISOString() },
        waiting: await waitingCount(orm),
      }
    })

/** What is about treatment is for those who see records, here as in the conversation. */
function preview({ from, caseId, words, fileIds }: ThreadMessage, me: Staff): ThreadRow['preview'] {
  const isHidden = caseId !== null && !me.capabilities.has('see-record')
  return { from, words: isHidden ? null : previewOf(words), files: fileIds.length }
}

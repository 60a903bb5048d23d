import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { RequestRow } from '#contract/enquiries/inbox.ts'
import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { workingShare } from '#domain/calendar/working-time.ts'
import type { RequestList } from '#domain/enquiries/inbox.ts'
import { reasonLabel } from '#domain/forms/contact-form.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { openRequest, type StoredRequest } from '../inbox-rows.ts'
import { contactRequests as table } from '../tables.ts'

const pageSize = 50

export function requestClock(
  { clockFrom, dueAt }: Pick<StoredRequest, 'clockFrom' | 'dueAt'>,
  now: Instant,
  holidays: readonly ClinicClosure[],
): RequestRow['clock'] {
  if (!clockFrom || !dueAt) return null
  const share = workingShare({ from: clockFrom.getTime(), due: dueAt.getTime() }, now, holidays)
  return { from: clockFrom.toISOString(), due: dueAt.toISOString(), share }
}

const isMine = (staffId: string) => and(eq(table.assignedTo, staffId), ne(table.state, 'closed'))

interface Wanted {
  readonly list: RequestList
  readonly staffId: string
  readonly after: { readonly at: string; readonly id: string } | undefined
}

async function pageOf(orm: Orm, { list, staffId, after }: Wanted) {
  const isWaiting = list === 'waiting'
  const place = isWaiting ? sql`coalesce(${table.dueAt}, 'infinity')` : table.lastAt
  const beyond =
    after &&
    (isWaiting
      ? sql`(${place}, ${table.id}) > (${new Date(after.at)}, ${after.id})`
      : sql`(${place}, ${table.id}) < (${new Date(after.at)}, ${after.id})`)
  const found = await orm
    .select()
    .from(table)
    .where(and(list === 'mine' ? isMine(staffId) : eq(table.state, list), beyond))
    .orderBy(isWaiting ? asc(place) : desc(place), isWaiting ? asc(table.id) : desc(table.id))
    .limit(pageSize + 1)
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  const at = last && ((isWaiting && last.dueAt) || last.lastAt).toISOString()
  return { rows, next: last && at ? { at, id: last.id } : null }
}

async function counted(orm: Orm, staffId: string) {
  const [waiting] = await orm.select({ n: count() }).from(table).where(eq(table.state, 'waiting'))
  const [mine] = await orm.select({ n: count() }).from(table).where(isMine(staffId))
  return { waiting: waiting?.n ?? 0, mine: mine?.n ?? 0 }
}

/** No message text: a row of this list is no access to a record. */
export const deskRequests =
  (services: Services): Handler<'desk_requests'> =>
  ({ staff: me, body: { list, after } }) =>
    services.database.run(async (orm) => {
      const now = services.now()
      const { rows, next } = await pageOf(orm, { list, staffId: me.id, after })
      const holidays = await clinicClosures(orm)
      const names = await staffNames(
        services,
        orm,
        rows.flatMap(({ assignedTo }) => assignedTo ?? []),
      )
      const shown = (row: StoredRequest): RequestRow => {
        const { reason } = openRequest(services.vault, row)
        const { id, reference, state, lastAt, assignedTo, accountId } = row
        return {
          id,
          reference,
          reason: reasonLabel(reason) ?? reason,
          state,
          clock: requestClock(row, now, holidays),
          lastAt: lastAt.toISOString(),
          assignedTo:
            assignedTo === null
              ? null
              : { id: assignedTo, name: names.get(assignedTo) ?? 'A colleague', isMe: assignedTo === me.id },
          isLinked: accountId !== null,
        }
      }
      return { rows: rows.map(shown), next, counts: await counted(orm, me.id) }
    })

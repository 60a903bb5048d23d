import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ConcernView, ShownCallBack } from '#contract/safeguarding/desk-safeguarding.ts'
import { detailsOf, mayBeCalled, present } from '../../../clinical/on-call/people.ts'
import { concernCallBacks } from '../../../clinical/safeguarding/tables.ts'
import type { Handler } from '../../../identity/handler.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

type Opening = Pick<Services, 'vault'>

const aColleague = 'A colleague'

/** Those that are still to be made by their time, then what the others came to, the latest first. */
export async function callBacksIn(
  services: Opening,
  tx: Orm,
  caseId: string,
  staffId: string,
): Promise<ShownCallBack[]> {
  const isOpen = sql`${concernCallBacks.endedAt} is null`
  const rows = await tx
    .select()
    .from(concernCallBacks)
    .where(eq(concernCallBacks.caseId, caseId))
    .orderBy(
      desc(isOpen),
      sql`case when ${isOpen} then ${concernCallBacks.dueAt} end`,
      desc(concernCallBacks.endedAt),
      asc(concernCallBacks.id),
    )
    .limit(100)
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ assignedTo, setBy, endedBy }) => [assignedTo, setBy, endedBy].filter((id) => id !== null)),
  )
  const nameOf = (id: string) => names.get(id) ?? aColleague
  return rows.map(({ id, dueAt, assignedTo, setBy, endedAs, endedBy, endedAt }) => ({
    id,
    dueAt: dueAt.toISOString(),
    assignedTo: assignedTo === null ? null : { id: assignedTo, name: nameOf(assignedTo), isMe: assignedTo === staffId },
    setBy: nameOf(setBy),
    ended: endedAs && endedAt ? { as: endedAs, by: nameOf(endedBy ?? setBy), at: endedAt.toISOString() } : null,
  }))
}

/** Who can be given one. */
export async function assigneesOf(services: Opening, tx: Orm): Promise<ConcernView['assignees']> {
  const people = (await present(tx)).filter(mayBeCalled)
  return people
    .map((row) => ({ id: row.id, name: detailsOf(services, row).name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

const mostListed = 50

/** What whoever asks is to do. It names nobody, so nothing is read that the access log would have to know. */
export const deskCallBacks =
  ({ database }: Services): Handler<'desk_call_backs'> =>
  async ({ staff }) => {
    const rows = await database.run((orm) =>
      orm
        .select({ id: concernCallBacks.id, concernId: concernCallBacks.caseId, dueAt: concernCallBacks.dueAt })
        .from(concernCallBacks)
        .where(and(eq(concernCallBacks.assignedTo, staff.id), isNull(concernCallBacks.endedAt)))
        .orderBy(asc(concernCallBacks.dueAt))
        .limit(mostListed),
    )
    return { callBacks: rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() })) }
  }

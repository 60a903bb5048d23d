import { and, asc, count, desc, eq, exists, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { plainShare, workingShare } from '#domain/calendar/working-time.ts'
import { type IncidentList, incidentLists, incidentReference, isSevere } from '#domain/incidents/incident.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import type { Incident } from '../../../clinical/incidents/incident-rows.ts'
import { incidentActions, incidentAlarms, incidentReports, incidents } from '../../../clinical/incidents/tables.ts'
import type { Handler } from '../../../identity/handler.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

const pageSize = 50

type Reader = Pick<Staff, 'id' | 'capabilities'>

const hasOpenAction = (tx: Orm, which: SQL | undefined) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(incidentActions)
      .where(and(eq(incidentActions.incidentId, incidents.id), isNull(incidentActions.endedAt), which)),
  )

/** As `maySeeIncident` has it, for a list. */
export const visibleTo = (tx: Orm, { id, capabilities }: Reader): SQL | undefined =>
  capabilities.has('see-incidents')
    ? undefined
    : or(
        eq(incidents.reportedBy, id),
        eq(incidents.ownerId, id),
        exists(
          tx
            .select({ one: sql`1` })
            .from(incidentActions)
            .where(and(eq(incidentActions.incidentId, incidents.id), eq(incidentActions.ownerId, id))),
        ),
        capabilities.has('decide-cases')
          ? exists(tx.select({ one: sql`1` }).from(incidentAlarms).where(eq(incidentAlarms.incidentId, incidents.id)))
          : undefined,
      )

const isOpen = ne(incidents.state, 'closed')

/** Its own time, an action or an outside report that is needed. */
const isOverdue = (tx: Orm, now: Date): SQL | undefined =>
  and(
    isOpen,
    or(
      lte(incidents.dueAt, now),
      hasOpenAction(tx, sql`${incidentActions.dueOn} < ${londonTimeAt(now.getTime()).date}`),
      exists(
        tx
          .select({ one: sql`1` })
          .from(incidentReports)
          .where(
            and(
              eq(incidentReports.incidentId, incidents.id),
              isNull(incidentReports.sentOn),
              lte(incidentReports.dueAt, now),
            ),
          ),
      ),
    ),
  )

function inList(tx: Orm, list: IncidentList, { id, capabilities }: Reader, now: Date): SQL | undefined {
  const isTheirs = or(
    eq(incidents.ownerId, id),
    capabilities.has('manage-incidents') ? isNull(incidents.ownerId) : undefined,
    hasOpenAction(tx, eq(incidentActions.ownerId, id)),
    // Those who only report look for what became of theirs.
    capabilities.has('see-incidents') ? undefined : eq(incidents.reportedBy, id),
  )
  const lists: Readonly<Record<IncidentList, () => SQL | undefined>> = {
    open: () => isOpen,
    overdue: () => isOverdue(tx, now),
    mine: () => and(isOpen, isTheirs),
    closed: () => eq(incidents.state, 'closed'),
  }
  return lists[list]()
}

/** How much of an incident's time is used. Severe harm does not wait for opening hours. */
export function incidentClock(
  { clockFrom, dueAt, harm, state }: Incident,
  now: number,
  holidays: Awaited<ReturnType<typeof clinicClosures>>,
) {
  if (!clockFrom || !dueAt) return null
  const clock = { from: clockFrom.getTime(), due: dueAt.getTime() }
  const share = isSevere(harm) && state === 'reported' ? plainShare(clock, now) : workingShare(clock, now, holidays)
  return { from: clockFrom.toISOString(), due: dueAt.toISOString(), share }
}

/** Nothing in a list says what happened or who the patient is, so a row of it is no access to a record. */
export const deskIncidents =
  (services: Services): Handler<'desk_incidents'> =>
  ({ body: { list, harm, category, hazard, after }, staff }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const at = new Date(now)
      const visible = visibleTo(tx, staff)
      const counts: [IncidentList, number][] = []
      for (const name of incidentLists) {
        const [found] = await tx
          .select({ n: count() })
          .from(incidents)
          .where(and(visible, inList(tx, name, staff, at)))
        counts.push([name, found?.n ?? 0])
      }
      const found = await tx
        .select()
        .from(incidents)
        .where(
          and(
            ...[visible, inList(tx, list, staff, at)],
            harm === null ? undefined : eq(incidents.harm, harm),
            category === null ? undefined : eq(incidents.category, category),
            hazard === null ? undefined : eq(incidents.hazard, hazard),
          ),
        )
        .orderBy(...(list === 'closed' ? [desc(incidents.closedAt)] : [asc(incidents.dueAt)]), desc(incidents.number))
        .limit(pageSize + 1)
        .offset(after ?? 0)
      const shown = found.slice(0, pageSize)
      const holidays = await clinicClosures(tx)
      const names = await staffNames(
        services,
        tx,
        shown.flatMap(({ ownerId }) => ownerId ?? []),
      )
      const waits = await waitingOn(
        tx,
        shown.map(({ id }) => id),
      )
      return {
        rows: shown.map((one) => ({
          id: one.id,
          reference: incidentReference(one.number),
          ...{ kind: one.kind, harm: one.harm, category: one.category, hazard: one.hazard, state: one.state },
          owner:
            one.ownerId === null
              ? null
              : { id: one.ownerId, name: names.get(one.ownerId) ?? 'A colleague', isMe: one.ownerId === staff.id },
          reportedAt: one.reportedAt.toISOString(),
          clock: incidentClock(one, now, holidays),
          waits: waits(one.id),
        })),
        hasMore: found.length > pageSize,
        counts: Object.fromEntries(counts) as Record<IncidentList, number>,
        seesAll: staff.capabilities.has('see-incidents'),
        at: at.toISOString(),
      }
    })

/** What each is still waiting for. */
async function waitingOn(tx: Orm, ids: readonly string[]) {
  const none = { actions: 0, reports: 0, reportDue: null }
  if (ids.length === 0) return () => none
  const actions = await tx
    .select({ id: incidentActions.incidentId, n: count() })
    .from(incidentActions)
    .where(and(inArray(incidentActions.incidentId, [...ids]), isNull(incidentActions.endedAt)))
    .groupBy(incidentActions.incidentId)
  const reports = await tx
    .select({ id: incidentReports.incidentId, n: count(), due: sql<string | null>`min(${incidentReports.dueAt})` })
    .from(incidentReports)
    .where(
      and(
        inArray(incidentReports.incidentId, [...ids]),
        isNull(incidentReports.sentOn),
        // One that nobody has decided about waits only where it is likely to be needed.
        or(
          eq(incidentReports.isNeeded, true),
          and(isNull(incidentReports.isNeeded), eq(incidentReports.isProposed, true)),
        ),
      ),
    )
    .groupBy(incidentReports.incidentId)
  return (id: string) => {
    const report = reports.find((one) => one.id === id)
    return {
      actions: actions.find((one) => one.id === id)?.n ?? 0,
      reports: report?.n ?? 0,
      reportDue: report?.due ? new Date(report.due).toISOString() : null,
    }
  }
}

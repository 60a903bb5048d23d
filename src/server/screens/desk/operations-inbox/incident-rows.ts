import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { outsideBodyWords } from '#content/incidents/outside-reports.ts'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { incidentPath } from '#contract/desk/addresses.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { incidentReference, isSevere } from '#domain/incidents/incident.ts'
import { incidentPolicy } from '#domain/incidents/policy.ts'
import { incidentActions, incidentAlarms, incidentReports, incidents } from '../../../clinical/incidents/tables.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import type { Services } from '../../../platform/services.ts'
import { visibleTo } from '../incidents/incidents.ts'
import type { Unfinished } from './actions.ts'
import { mostRows } from './source.ts'

/** Overdue reviews, actions and outside reports, and unacknowledged alarms, of the incidents that the reader may see. */
export const incidentRows = (
  { database }: Pick<Services, 'database'>,
  staff: Pick<Staff, 'id' | 'capabilities'>,
  now: Date,
): Promise<Unfinished[]> =>
  database.transaction(async (tx) => {
    const visible = visibleTo(tx, staff)
    const isOpen = ne(incidents.state, 'closed')
    const overdue = await tx
      .select({ incident: incidents, alarm: incidentAlarms })
      .from(incidents)
      .leftJoin(incidentAlarms, eq(incidentAlarms.incidentId, incidents.id))
      .where(
        and(
          ...[visible, isOpen],
          or(
            lte(incidents.dueAt, now),
            sql`${incidentAlarms.raisedAt} is not null and ${incidentAlarms.acknowledgedAt} is null`,
          ),
        ),
      )
      .orderBy(asc(incidents.dueAt))
      .limit(mostRows + 1)
    const reports = await tx
      .select({ incident: incidents, report: incidentReports })
      .from(incidentReports)
      .innerJoin(incidents, eq(incidents.id, incidentReports.incidentId))
      .where(
        and(
          ...[visible, isOpen, isNull(incidentReports.sentOn)],
          lte(incidentReports.dueAt, new Date(now.getTime() + incidentPolicy.icoWarnHours * hourMs)),
        ),
      )
      .orderBy(asc(incidentReports.dueAt))
      .limit(mostRows + 1)
    const actions = await tx
      .select({ incident: incidents, action: incidentActions })
      .from(incidentActions)
      .innerJoin(incidents, eq(incidents.id, incidentActions.incidentId))
      .where(
        and(
          ...[visible, isOpen, isNull(incidentActions.endedAt)],
          sql`${incidentActions.dueOn} < ${londonTimeAt(now.getTime()).date}`,
        ),
      )
      .orderBy(asc(incidentActions.dueOn))
      .limit(mostRows + 1)
    const opens = (id: string) => [{ to: incidentPath(id), does: words.does.incident }]
    return [
      ...overdue.map(({ incident, alarm }): Unfinished => {
        const { id, number, ownerId, state, harm, dueAt, reportedAt } = incident
        const isAlarm = alarm !== null && alarm.acknowledgedAt === null
        const reference = incidentReference(number)
        const says = state === 'reported' ? words.incidents.review : words.incidents.conclusion
        return {
          id: `incident/${id}`,
          severity: isAlarm || (isSevere(harm) && state === 'reported') ? 'urgent' : 'high',
          says: isAlarm ? words.incidents.alarm(reference) : says(reference),
          owner: isAlarm ? 'onCall' : 'lead',
          assignedTo: isAlarm ? null : ownerId,
          since: (isAlarm ? alarm.raisedAt : (dueAt ?? reportedAt)).toISOString(),
          ways: opens(id),
        }
      }),
      ...reports.map(({ incident: { id, number, ownerId }, report: { body, dueAt } }): Unfinished => {
        const due = dueAt?.getTime() ?? now.getTime()
        const isOver = due <= now.getTime()
        const says = isOver ? words.incidents.reportOverdue : words.incidents.reportDue
        return {
          id: `incident/${id}/${body}`,
          severity: isOver ? 'urgent' : 'high',
          says: says(incidentReference(number), outsideBodyWords[body].name),
          owner: 'lead',
          assignedTo: ownerId,
          since: new Date(isOver ? due : due - incidentPolicy.icoWarnHours * hourMs).toISOString(),
          ways: opens(id),
        }
      }),
      ...actions.map(
        ({ incident: { id, number }, action }): Unfinished => ({
          id: `incident-action/${action.id}`,
          severity: 'high',
          says: words.incidents.action(incidentReference(number)),
          owner: 'lead',
          assignedTo: action.ownerId,
          since: new Date(`${action.dueOn}T23:00:00Z`).toISOString(),
          ways: opens(id),
        }),
      ),
    ]
  })

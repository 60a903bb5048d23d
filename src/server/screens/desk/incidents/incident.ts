import { and, asc, desc, eq, like } from 'drizzle-orm'
import type { IncidentView } from '#contract/incidents/incidents.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type IncidentSubject, incidentReference } from '#domain/incidents/incident.ts'
import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { maySeeIncidentWords, mayWorkOnIncident } from '#domain/incidents/who-may.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { blockersNow } from '../../../clinical/incidents/closing.ts'
import {
  type Incident,
  incidentFor,
  openAction,
  openConclusion,
  openContent,
  openDetail,
  openReport,
} from '../../../clinical/incidents/incident-rows.ts'
import { caseIdOf } from '../../../clinical/incidents/report.ts'
import { subjectFound } from '../../../clinical/incidents/subject.ts'
import { incidentActions, incidentAlarms, incidentEvents, incidentReports } from '../../../clinical/incidents/tables.ts'
import { detailsOf, present } from '../../../clinical/on-call/people.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'
import type { Handler } from '../../../identity/handler.ts'
import { draftOwner } from '../../../identity/staff/drafts.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import { drafts } from '../../../identity/staff/tables.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { incidentClock } from './incidents.ts'

const aColleague = 'A colleague'

export const deskIncident =
  (services: Services): Handler<'desk_incident'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const { incident, people } = await incidentFor(tx, id, staff)
      const seesWords = maySeeIncidentWords(people, staff)
      const mayWork = mayWorkOnIncident(people, staff)
      if (seesWords) {
        const access = { staffId: staff.id, accountId: incident.accountId, caseId: caseIdOf(incident) }
        await recordAccess(tx, { ...access, what: 'incident', why: 'incident' }, now)
      }
      const parts = await partsOf(tx, id)
      const names = await staffNames(services, tx, idsIn(incident, parts))
      const nameOf = (staffId: string | null) => (staffId === null ? null : (names.get(staffId) ?? aColleague))
      const colleague = (staffId: string | null) =>
        staffId === null ? null : { id: staffId, name: names.get(staffId) ?? aColleague, isMe: staffId === staff.id }
      const { vault } = services
      const today = londonTimeAt(now).date
      const [alarm] = await tx.select().from(incidentAlarms).where(eq(incidentAlarms.incidentId, id))
      const { kind, harm, category, hazard, state, accountId } = incident
      return {
        id,
        reference: incidentReference(incident.number),
        ...{ kind, harm, category, hazard, state },
        happenedAt: incident.happenedAt.toISOString(),
        awareAt: incident.awareAt.toISOString(),
        reported: {
          by: nameOf(incident.reportedBy) ?? aColleague,
          isMe: incident.reportedBy === staff.id,
          at: incident.reportedAt.toISOString(),
        },
        owner: colleague(incident.ownerId),
        clock: incidentClock(incident, now, await clinicClosures(tx)),
        about: seesWords ? await aboutShown(tx, incident, staff) : null,
        isAboutPerson: accountId !== null,
        person: seesWords && staff.capabilities.has('see-contact') ? await personShown(services, tx, accountId) : null,
        words: seesWords ? openContent(vault, incident) : null,
        alarm: alarm ? { by: nameOf(alarm.acknowledgedBy), at: alarm.acknowledgedAt?.toISOString() ?? null } : null,
        actions: parts.actions.map((one) => ({
          id: one.id,
          what: seesWords || one.ownerId === staff.id ? openAction(vault, one) : null,
          owner: colleague(one.ownerId),
          dueOn: one.dueOn,
          isOverdue: one.endedAt === null && one.dueOn < today,
          ended:
            one.endedAs && one.endedAt
              ? { as: one.endedAs, by: nameOf(one.endedBy) ?? aColleague, at: one.endedAt.toISOString() }
              : null,
        })),
        reports: outsideBodies.flatMap((body) => {
          const found = parts.reports.find((one) => one.body === body)
          if (!found) return []
          const { isProposed, isNeeded, sentOn, dueAt, decidedBy, decidedAt } = found
          return {
            ...{ body, isProposed, isNeeded, sentOn },
            ...(seesWords ? openReport(vault, found) : { reason: null, reference: null }),
            due: sentOn === null ? (dueAt?.toISOString() ?? null) : null,
            decided: decidedAt ? { by: nameOf(decidedBy) ?? aColleague, at: decidedAt.toISOString() } : null,
          }
        }),
        conclusion: seesWords ? openConclusion(vault, incident) : null,
        closed:
          incident.closedAt && incident.closedBy
            ? { by: nameOf(incident.closedBy) ?? aColleague, at: incident.closedAt.toISOString() }
            : null,
        blockers: state === 'closed' ? [] : await blockersNow(tx, incident),
        history: parts.events.map((event) => ({
          at: event.at.toISOString(),
          what: event.what,
          by: nameOf(event.staffId) ?? 'The system',
          said: seesWords ? openDetail(vault, event) : null,
        })),
        may: {
          work: mayWork,
          acknowledge: alarm !== undefined && alarm.acknowledgedAt === null && staff.capabilities.has('decide-cases'),
        },
        assignees: mayWork ? await assigneesOf(services, tx) : [],
        drafts: await draftsOf(services, tx, id, staff.id),
      } satisfies IncidentView
    })

async function partsOf(tx: Orm, id: string) {
  const actions = await tx
    .select()
    .from(incidentActions)
    .where(eq(incidentActions.incidentId, id))
    .orderBy(desc(incidentActions.endedAt), asc(incidentActions.dueOn), asc(incidentActions.id))
  const reports = await tx.select().from(incidentReports).where(eq(incidentReports.incidentId, id))
  const events = await tx
    .select()
    .from(incidentEvents)
    .where(eq(incidentEvents.incidentId, id))
    .orderBy(desc(incidentEvents.id))
    .limit(200)
  return { actions, reports, events }
}

function idsIn(
  { ownerId, reportedBy, closedBy }: Incident,
  { actions, reports, events }: Awaited<ReturnType<typeof partsOf>>,
): string[] {
  return [
    ...[ownerId, reportedBy, closedBy],
    ...actions.flatMap((one) => [one.ownerId, one.endedBy]),
    ...reports.map(({ decidedBy }) => decidedBy),
    ...events.map(({ staffId }) => staffId),
  ].filter((one) => one !== null)
}

/** Only to those who may open it: a link that is refused helps nobody. */
async function aboutShown(tx: Orm, { subject, subjectId }: Incident, staff: Staff) {
  if (subject === null || subjectId === null) return null
  const found = await subjectFound(tx, { subject: subject as IncidentSubject, id: subjectId }, staff)
  return found ? { subject, id: subjectId, reference: found.reference, caseKind: found.caseKind } : null
}

async function personShown({ vault }: Pick<Services, 'vault'>, tx: Orm, accountId: string | null) {
  const account = accountId === null ? null : await accountById(tx, accountId)
  return account ? { accountId: account.id, name: fullNameOf(openDetails(vault, account)) } : null
}

async function assigneesOf(services: Pick<Services, 'vault'>, tx: Orm) {
  return (await present(tx))
    .map((row) => ({ id: row.id, name: detailsOf(services, row).name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

async function draftsOf({ vault }: Pick<Services, 'vault'>, tx: Orm, id: string, staffId: string) {
  const prefix = `incident/${id}/`
  const rows = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.staffId, staffId), like(drafts.subject, `${prefix}%`)))
  return Object.fromEntries(
    rows.map(({ subject, body }) => [subject.slice(prefix.length), vault.open(body, draftOwner(staffId, subject))]),
  )
}

import { asc, desc, eq } from 'drizzle-orm'
import { incidentProblems } from '#content/incidents/incidents.ts'
import { reportPageWords } from '#content/incidents/report-pages.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { ageOn, parseDay } from '#domain/identity/date-of-birth.ts'
import { incidentReference } from '#domain/incidents/incident.ts'
import { type ReportFacts, reportPage } from '#domain/incidents/report-page.ts'
import { maySeeIncidentWords, mayWorkOnIncident } from '#domain/incidents/who-may.ts'
import { cases } from '../../../clinical/cases/tables.ts'
import {
  incidentFor,
  openAction,
  openConclusion,
  openContent,
  openReport,
} from '../../../clinical/incidents/incident-rows.ts'
import { caseIdOf } from '../../../clinical/incidents/report.ts'
import { incidentActions, incidentReports } from '../../../clinical/incidents/tables.ts'
import { pens } from '../../../clinical/supply/tables.ts'
import { plans, supplyPeriods } from '../../../clinical/treatment/tables.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import type { Handler } from '../../../identity/handler.ts'
import { orders } from '../../../orders/tables.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'

export const deskIncidentReportPage =
  (services: Services): Handler<'desk_incident_report_page'> =>
  ({ body: { id, body }, staff }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const { vault } = services
      const { incident, people } = await incidentFor(tx, id, staff)
      if (!mayWorkOnIncident(people, staff) || !maySeeIncidentWords(people, staff))
        throw new ApiError(403, reportPageWords.notYours)
      const { accountId } = incident
      const seesRecord = staff.capabilities.has('see-record')
      const access = { staffId: staff.id, accountId, caseId: caseIdOf(incident), why: 'incident' as const }
      await recordAccess(tx, { ...access, what: 'incident' }, now)
      if (accountId !== null && seesRecord) await recordAccess(tx, { ...access, what: 'record' }, now)
      const actions = await tx
        .select()
        .from(incidentActions)
        .where(eq(incidentActions.incidentId, id))
        .orderBy(asc(incidentActions.dueOn), asc(incidentActions.id))
      const reports = await tx.select().from(incidentReports).where(eq(incidentReports.incidentId, id))
      const report = reports.find((one) => one.body === body)
      if (!report) throw new ApiError(404, incidentProblems.none)
      const { number, kind, harm, category, hazard } = incident
      const facts: ReportFacts = {
        ...{ number, kind, harm, category, hazard },
        happenedAt: incident.happenedAt.getTime(),
        awareAt: incident.awareAt.getTime(),
        ...openContent(vault, incident),
        conclusion: openConclusion(vault, incident),
        actions: actions.map((one) => ({ what: openAction(vault, one), dueOn: one.dueOn, endedAs: one.endedAs })),
        reason: report.isNeeded ? openReport(vault, report).reason : null,
        person: accountId === null ? 'none' : seesRecord ? await personFacts(services, tx, accountId) : 'hidden',
      }
      const sections = reportPage(body, facts, now).map(({ heading, rows }) => ({ heading, rows: [...rows] }))
      return { reference: incidentReference(number), at: new Date(now).toISOString(), sections }
    })

const mostPens = 3

/** Age, sex and treatment: what reports ask about a patient. */
async function personFacts(services: Pick<Services, 'vault' | 'now'>, tx: Orm, accountId: string) {
  const account = await accountById(tx, accountId)
  const { dob, gender } = account ? openDetails(services.vault, account) : {}
  const born = dob ? parseDay(dob) : null
  const [plan] = await tx
    .select({ startedOn: plans.startedOn })
    .from(plans)
    .where(eq(plans.accountId, accountId))
    .orderBy(desc(plans.startedOn))
    .limit(1)
  const found = await tx
    .select({
      ...{ name: pens.brand, strength: pens.strength, batch: pens.batch, expires: pens.expires },
      deliveredOn: supplyPeriods.deliveredOn,
    })
    .from(pens)
    .innerJoin(cases, eq(cases.id, pens.caseId))
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .leftJoin(supplyPeriods, eq(supplyPeriods.caseId, pens.caseId))
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(pens.at))
    .limit(mostPens)
  return {
    age: born && ageOn(born, londonToday(services.now())),
    sex: gender || null,
    startedOn: plan?.startedOn ?? null,
    pens: found,
  }
}

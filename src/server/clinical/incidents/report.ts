import { eq } from 'drizzle-orm'
import { incidentProblems as problems } from '#content/incidents/incidents.ts'
import { reviewBy } from '#domain/incidents/clocks.ts'
import {
  type Grading,
  type IncidentSubject,
  incidentReference,
  isSevere,
  reportProblem,
} from '#domain/incidents/incident.ts'
import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Opener } from '../../appointments/desk/whose-day.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { dropDraft } from '../../identity/staff/drafts.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { raiseIncidentAlarm } from './alarm-rows.ts'
import { type Incident, recordIncidentEvent, sealContent } from './incident-rows.ts'
import { proposalsFor } from './outside-reports.ts'
import { subjectFound } from './subject.ts'
import { incidentReports, incidents } from './tables.ts'

type About = { readonly subject: IncidentSubject; readonly id: string }

const incidentDraft = (aboutId: string) => `incident/${aboutId}/report`

/** Cases, parcels and concerns are all known by the id of their case. */
const isOfCase: readonly IncidentSubject[] = ['case', 'concern', 'parcel']

export const caseIdOf = ({ subject, subjectId }: Pick<Incident, 'subject' | 'subjectId'>): string | null =>
  subject !== null && isOfCase.includes(subject) ? subjectId : null

export const deskIncidentAbout =
  (services: Services): Handler<'desk_incident_about'> =>
  ({ body, staff }) =>
    services.database.transaction(async (tx) => {
      const found = await subjectFound(tx, body, staff)
      if (!found) throw new ApiError(404, problems.noSubject)
      const { accountId, reference } = found
      const account = accountId && staff.capabilities.has('see-contact') ? await accountById(tx, accountId) : null
      if (account) {
        const access = {
          staffId: staff.id,
          accountId: account.id,
          caseId: caseIdOf({ subject: body.subject, subjectId: body.id }),
        }
        await recordAccess(tx, { ...access, what: 'contact details', why: 'incident' }, services.now())
      }
      return { reference, person: account ? fullNameOf(openDetails(services.vault, account)) : null }
    })

export const deskReportIncident =
  (services: Services): Handler<'desk_report_incident'> =>
  async ({ body: { happenedAt, awareAt, ...body }, staff }) => ({
    reference: await services.database.transaction((tx) =>
      reportIncident(services, tx, {
        ...body,
        happenedAt: Date.parse(happenedAt),
        awareAt: Date.parse(awareAt),
        staff,
      }),
    ),
  })

interface NewIncident extends Grading {
  readonly id: string
  readonly what: string
  readonly action: string
  readonly happenedAt: number
  readonly awareAt: number
  readonly about: About | null
  readonly staff: Opener
}

/** Gives its reference. Sent again under its id it is there already. */
export async function reportIncident(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  given: NewIncident,
): Promise<string> {
  const { id, kind, harm, category, hazard, what, action, happenedAt, awareAt, about, staff } = given
  const now = services.now()
  const because = reportProblem(given, now)
  if (because !== null) throw new ApiError(422, problems.reports[because], { because })
  const found = about === null ? null : await subjectFound(tx, about, staff)
  if (about !== null && found === null) throw new ApiError(404, problems.noSubject)
  const accountId = found?.accountId ?? null
  const at = new Date(now)
  const due = reviewBy(harm, now, await clinicClosures(tx))
  const [made] = await tx
    .insert(incidents)
    .values({
      ...{ id, kind, harm, category, hazard, state: 'reported', accountId },
      ...{ happenedAt: new Date(happenedAt), awareAt: new Date(awareAt) },
      ...{ subject: about?.subject ?? null, subjectId: about?.id ?? null },
      ...{ content: sealContent(services.vault, id, { what: what.trim(), action: action.trim() }) },
      ...{ reportedBy: staff.id, reportedAt: at, clockFrom: at, dueAt: new Date(due) },
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return sameReport(tx, id, staff.id)
  const proposed = proposalsFor(made)
  await tx.insert(incidentReports).values(outsideBodies.map((body) => ({ incidentId: id, body, ...proposed(body) })))
  await recordIncidentEvent(services, tx, id, { what: 'reported', staffId: staff.id })
  if (isSevere(harm)) await raiseIncidentAlarm(services, tx, id)
  await recordAccess(
    tx,
    { staffId: staff.id, accountId, caseId: caseIdOf(made), what: 'incident', why: 'incident' },
    now,
  )
  await dropDraft(tx, { staffId: staff.id, subject: incidentDraft(about?.id ?? staff.id) })
  return incidentReference(made.number)
}

/** Another one under its id is a mistake of whoever made the id. */
async function sameReport(tx: Orm, id: string, staffId: string): Promise<string> {
  const [known] = await tx.select().from(incidents).where(eq(incidents.id, id))
  if (known?.reportedBy !== staffId) throw new ApiError(409, problems.otherId)
  return incidentReference(known.number)
}

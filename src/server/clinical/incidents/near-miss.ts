import { eq } from 'drizzle-orm'
import { incidentWords, incidentProblems as problems } from '#content/incidents/incidents.ts'
import { plainlyNotNeeded } from '#domain/incidents/closing.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { closeIncident, concludeIncident } from './closing.ts'
import { incidentToWorkOn, openContent, requireOpen } from './incident-rows.ts'
import { decideReport } from './outside-reports.ts'
import { incidentReports, incidents } from './tables.ts'

/**
 * A near miss reached nobody, so most reports plainly do not apply: one reason is recorded for each of them. Those that
 * the rules propose are decided one by one before, and everything else that keeps an incident open keeps this one open.
 */
export const deskCloseNearMiss =
  (services: Services): Handler<'desk_close_near_miss'> =>
  async ({ body: { id, reason, causes, learning, summary }, staff }) => {
    await services.database.transaction(async (tx) => {
      const incident = await incidentToWorkOn(tx, id, staff)
      requireOpen(incident)
      const by = { staffId: staff.id }
      const rows = await tx.select().from(incidentReports).where(eq(incidentReports.incidentId, id))
      const notNeeded = plainlyNotNeeded(incident, rows)
      if (notNeeded === null) throw new ApiError(422, problems.noNearMiss)
      for (const { body } of notNeeded)
        await decideReport(services, tx, { id, body, isNeeded: false, reason, reference: '', sentOn: null, ...by })
      if (incident.conclusion === null) {
        const { what } = openContent(services.vault, incident)
        const candour = { candour: 'not_needed', candourReason: incidentWords.nearMiss.candour } as const
        await concludeIncident(services, tx, incident, {
          conclusion: { whatHappened: what, causes, learning, ...candour, summary },
          ...by,
        })
      }
      const [concluded] = await tx.select().from(incidents).where(eq(incidents.id, id))
      await closeIncident(services, tx, concluded ?? incident, staff.id)
    })
    return {}
  }

import { and, gte, lt } from 'drizzle-orm'
import { qualityWords } from '#content/cases/quality.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { longestQualityDays } from '#domain/cases/quality.ts'
import { incidentFigures } from '#domain/incidents/figures.ts'
import { incidents } from '../../../clinical/incidents/tables.ts'
import type { Handler } from '../../../identity/handler.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'

const startOf = (date: string) => new Date(instantAt({ date, time: '00:00' }))
const monthOf = (date: string) => date.slice(0, 7)

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let at = `${monthOf(from)}-01`; at <= to; at = addMonths(at, 1)) months.push(monthOf(at))
  return months
}

export const deskIncidentFigures =
  ({ database }: Services): Handler<'desk_incident_figures'> =>
  async ({ body: { from, to } }) => {
    if (to < from || addDays(from, longestQualityDays) < to) throw new ApiError(422, qualityWords.wrongPeriod)
    const found = await database.run((orm) =>
      orm
        .select()
        .from(incidents)
        .where(and(gte(incidents.reportedAt, startOf(from)), lt(incidents.reportedAt, startOf(addDays(to, 1))))),
    )
    const counted = found.map(({ kind, harm, hazard, reportedAt }) => ({
      ...{ kind, harm, hazard },
      month: monthOf(londonTimeAt(reportedAt.getTime()).date),
    }))
    const { months, harms, hazards } = incidentFigures(counted, monthsBetween(from, to))
    return { months: [...months], harms: [...harms], hazards: [...hazards] }
  }

import { asc, gte, inArray } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { incidentReference } from '#domain/incidents/incident.ts'
import { incidentActions, incidentReports, incidents } from '../../../clinical/incidents/tables.ts'
import { command } from './command.ts'
import { momentOf } from './option-kinds.ts'

const columns = [
  'reference',
  'kind',
  'harm',
  'category',
  'hazard',
  'state',
  'happened',
  'aware',
  'reported',
  'closed',
  'outside reports needed',
  'outside reports sent',
  'open actions',
] as const

/** For a register that leaves the service: codes, days and counts. No names, no ids of people, nothing that was written. */
export const listIncidents = command({
  name: 'incidents',
  words:
    'Prints the register of incidents as CSV, to redirect to a file: grading, state, days and counts, without names or free text.',
  example: 'incidents --since 2026-01-01',
  changes: false,
  options: { since: { kind: 'since', words: 'only those reported from then on' } },
  async run({ services: { database, now } }, { since }) {
    const from = since === undefined ? undefined : gte(incidents.reportedAt, momentOf(since, now()))
    const data = await database.run(async (orm) => {
      const found = await orm.select().from(incidents).where(from).orderBy(asc(incidents.number))
      const ids = found.map(({ id }) => id)
      if (ids.length === 0) return []
      const reports = await orm.select().from(incidentReports).where(inArray(incidentReports.incidentId, ids))
      const actions = await orm.select().from(incidentActions).where(inArray(incidentActions.incidentId, ids))
      const bodies = (id: string, isCounted: (one: (typeof reports)[number]) => boolean) =>
        reports
          .filter((one) => one.incidentId === id && isCounted(one))
          .map(({ body }) => body)
          .toSorted()
          .join(' ')
      const day = (at: Date | null) => (at ? londonTimeAt(at.getTime()).date : '')
      return found.map((one) => ({
        reference: incidentReference(one.number),
        ...{ kind: one.kind, harm: one.harm, category: one.category, hazard: one.hazard ?? '', state: one.state },
        ...{ happened: day(one.happenedAt), aware: day(one.awareAt) },
        ...{ reported: day(one.reportedAt), closed: day(one.closedAt) },
        'outside reports needed': bodies(one.id, ({ isNeeded }) => isNeeded === true),
        'outside reports sent': bodies(one.id, ({ sentOn }) => sentOn !== null),
        'open actions': actions.filter(({ incidentId, endedAt }) => incidentId === one.id && endedAt === null).length,
      }))
    })
    // Every value is a code, a day or a number of ours: none needs quoting.
    return { lines: [columns.join(','), ...data.map((row) => columns.map((name) => row[name]).join(','))], data }
  },
})

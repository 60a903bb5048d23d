import type { InboxRow } from '#contract/operations/operations-inbox.ts'
import { clinicalSources, type InboxSource, inboxSources, inInboxOrder } from '#domain/operations/operations-inbox.ts'
import type { Handler } from '../../../identity/handler.ts'
import { namedStaff } from '../../../identity/staff/named-staff.ts'
import type { Services } from '../../../platform/services.ts'
import { shownTo } from './actions.ts'
import { appointmentSources, outcomes } from './appointment-sources.ts'
import { bloodTests } from './blood-test-source.ts'
import { callBacks } from './call-back-source.ts'
import { alarmsUnanswered, authorisations, clocks, decisions, returned } from './case-sources.ts'
import { data, restrictionRequests } from './data-source.ts'
import { incidentRows } from './incident-rows.ts'
import { letters } from './letter-source.ts'
import { money, refunds } from './money-sources.ts'
import {
  complaints,
  evidence,
  flags,
  jobs,
  locks,
  messages,
  provider,
  replies,
  requests,
  symptoms,
} from './other-sources.ts'
import { parcels, recalls } from './parcel-sources.ts'
import { papers, post } from './post-source.ts'
import { ruleRows } from './rules-source.ts'
import { scannerRows } from './scanner-source.ts'
import { ask, mostRows, type Source } from './source.ts'
import { vitals } from './vitals-source.ts'

// biome-ignore lint/suspicious/noExplicitAny: each source knows its own rows.
const sources: Readonly<Record<Exclude<InboxSource, 'scanner' | 'rules' | 'incidents'>, Source<any>>> = {
  alarms: alarmsUnanswered,
  'call-backs': callBacks,
  clocks,
  decisions,
  returned,
  money,
  refunds,
  authorisations,
  replies,
  requests,
  complaints,
  post,
  papers,
  letters,
  parcels,
  recalls,
  evidence,
  visits: appointmentSources,
  outcomes,
  locks,
  flags,
  symptoms,
  vitals,
  'blood tests': bloodTests,
  data,
  restrictions: restrictionRequests,
  messages,
  jobs,
  provider,
}

/**
 * Of those to whom rows are assigned. Most of the time there are none to ask for. */
async function namesOf(services: Services, ids: readonly (string | null)[]): Promise<(id: string) => string> {
  if (ids.every((id) => id === null)) return () => ''
  const nameOf = await services.database.run((orm) => namedStaff(services, orm, ids))
  return (id) => nameOf(id).name
}

/** Only unfinished business, with links to records for those who may see them. A failing source is unknown, and never
 * taken as empty.
 */
export const operationsInbox =
  (services: Services): Handler<'desk_watch'> =>
  async ({ staff }) => {
    const now = new Date(services.now())
    const seesRecord = staff.capabilities.has('see-record')
    const open = inboxSources.filter((source) => seesRecord || !clinicalSources.has(source))
    const asked = await Promise.allSettled(
      open.map((source) => {
        if (source === 'scanner') return scannerRows(services, staff, now)
        if (source === 'incidents') return incidentRows(services, staff, now)
        return source === 'rules' ? ruleRows(services, now) : ask(services, sources[source], now)
      }),
    )
    const found = open.map((source, at) => ({ source, answer: asked[at] }))
    const known = found.flatMap(({ source, answer }) =>
      answer?.status === 'fulfilled' ? answer.value.slice(0, mostRows).map((row) => ({ source, row })) : [],
    )
    const nameOf = await namesOf(
      services,
      known.map(({ row }) => row.assignedTo ?? null),
    )
    const rows = known.map(({ source, row }): InboxRow => shownTo(staff, row, { source, nameOf }))
    for (const { source, answer } of found)
      if (answer?.status === 'rejected')
        services.log.error({ err: answer.reason, source }, 'a source of the operations inbox could not be read')
    return {
      rows: inInboxOrder(rows),
      unknown: found.flatMap(({ source, answer }) => (answer?.status === 'fulfilled' ? [] : [source])),
      cut: found.flatMap(({ source, answer }) =>
        answer?.status === 'fulfilled' && answer.value.length > mostRows ? [source] : [],
      ),
      at: now.toISOString(),
    }
  }

import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { pages } from '#contract/pages.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { policy } from '#domain/clinical/policy.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface Found extends Record<string, unknown> {
  readonly id: string
  readonly what: keyof typeof words.bloodTests
  readonly at: string
}

/** A colleague has had a working day. */
const waitedDays = 1

const severities = { unfiled: 'urgent', review: 'high', typing: 'high', kit: 'high', late: 'low' } as const
const owners = {
  unfiled: 'careTeam',
  review: 'prescriber',
  typing: 'careTeam',
  kit: 'dispatcher',
  late: 'dispatcher',
} as const

/** Reports that were not filed, at once; what waits for staff after a day; kits that are late. */
export const bloodTests: Source<Found> = {
  rows: (now) => {
    const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
    return sql`
      select source_id || '/' || version as id, 'unfiled' as what, at from blood_messages
      where unfiled is not null and settled_at is null
      union all
      select id::text, 'review', at from blood_reports
      where reviewed_at is null and replaced_at is null and at <= ${before(waitedDays)}
      union all
      select id::text, 'typing', at from blood_hand_ins where ended_as is null and at <= ${before(waitedDays)}
      union all
      select id::text, 'kit', asked_at from blood_kits where state = 'asked' and asked_at <= ${before(waitedDays)}
      union all
      select id::text, 'late', coalesce(received_at, sent_at) from blood_kits
      where (state = 'sent' and sent_at <= ${before(policy.bloodKitBackDays)})
        or (state = 'received' and received_at <= ${before(policy.bloodResultDays)})
      order by at limit ${mostRows + 1}`
  },
  show: ({ id, what, at }) => ({
    id: `blood/${what}/${id}`,
    severity: severities[what],
    says: words.bloodTests[what],
    owner: owners[what],
    since: isoOf(at),
    ways: [{ to: pages.deskBloodTests, does: words.does.bloodTests }],
  }),
}

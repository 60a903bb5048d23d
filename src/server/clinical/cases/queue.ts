import type { Instant } from '#domain/calendar/london-time.ts'
import { owners } from '#domain/cases/owners.ts'
import type { QueueList } from '#domain/cases/queue-lists.ts'
import { type QueueSort, queueSorts } from '#domain/cases/queue-views.ts'
import type { Database, Statement } from '../../platform/database/database.ts'
import type { Case } from './case-rows.ts'

const pageSize = 50

export type QueuedCase = Pick<
  Case,
  'id' | 'kind' | 'state' | 'facts' | 'risk' | 'clockFrom' | 'dueAt' | 'claimedBy' | 'claimUntil' | 'awaitsSignature'
> & {
  readonly reference: string | null
  readonly item: string | null
  readonly isReturned: boolean
  readonly hasNewMessage: boolean
}

/**
 * Which cases a list shows, as SQL over `c`. `$1`: the caller, `$2`: now. Only its author sees a decision that can
 * still be undone.
 */
const isVisible = `(c.pending_decision is null or c.claimed_by = $1)`
/** States in which the clinic has to act: what a patient or a carrier owes us is not overdue here. */
const ours = Object.entries(owners)
  .filter(([, owner]) => owner === 'prescriber' || owner === 'pharmacist' || owner === 'dispatcher')
  .map(([state]) => `'${state}'`)
  .join(', ')

const lists: Readonly<Record<QueueList, string>> = {
  ready: `c.state = 'ready' and not c.awaits_signature and c.waits_for is null`,
  before_approval: `c.state = 'ready' and not c.awaits_signature and c.waits_for is not null`,
  signature: `c.state = 'ready' and c.awaits_signature`,
  waiting_for_evidence: `c.state = 'waiting_for_evidence'`,
  waiting_for_patient: `c.state = 'waiting_for_patient'`,
  waiting_for_price: `c.state = 'waiting_for_price'`,
  approved: `c.state = 'approved'`,
  checked: `c.state = 'checked'`,
  dispatched: `c.state = 'dispatched'`,
  quarantined: `c.state = 'quarantined'`,
  returned: `c.state = 'returned'`,
  lost: `c.state = 'lost'`,
  mine: `c.claimed_by = $1 and c.claim_until > $2`,
  overdue: `c.due_at <= $2 and c.state in (${ours})`,
  returned_to_prescriber: `c.returned_at is not null and c.state = 'ready'`,
}

/** Where nothing is left to decide, the deadline alone sorts the list: the next parcel to leave is first. */
const byDueTime: ReadonlySet<QueueList> = new Set<QueueList>([
  'checked',
  'dispatched',
  'quarantined',
  'returned',
  'lost',
])

const isByDueTime = (list: QueueList, sort: QueueSort): boolean => sort === 'deadline' || byDueTime.has(list)

/** Beyond the last of the previous page, in the order of the list. */
const pageOf = (list: QueueList, sort: QueueSort): Statement => ({
  name: `queue_${list}_${sort}`,
  text: `
    select c.id, c.kind, c.state, c.facts, c.risk, c.clock_from as "clockFrom", c.due_at as "dueAt",
      c.claimed_by as "claimedBy", c.claim_until as "claimUntil", c.awaits_signature as "awaitsSignature",
      o.reference, o.item, c.returned_at is not null as "isReturned",
      c.discussed_at is not null and c.discussed_by <> $1
        and coalesce(r.read_at < c.discussed_at, true) as "hasNewMessage"
    from cases c left join orders o on o.id = c.order_id
      left join case_message_reads r on r.case_id = c.id and r.staff_id = $1
    where ${lists[list]} and ${isVisible} and $2::timestamptz is not null
      and ($3::text is null or o.item = $3)
      and ($4::int is null or (${isByDueTime(list, sort) ? '0' : 'c.risk'}, coalesce(c.due_at, 'infinity'), c.id) > ($4::int, $5::timestamptz, $6::uuid))
    order by ${isByDueTime(list, sort) ? '' : 'c.risk, '}coalesce(c.due_at, 'infinity'), c.id
    limit ${pageSize + 1}`,
})

const pages = Object.fromEntries(
  Object.keys(lists).flatMap((list) =>
    queueSorts.map((sort) => [`${list} ${sort}`, pageOf(list as QueueList, sort)] as const),
  ),
) as Readonly<Record<`${QueueList} ${QueueSort}`, Statement>>

const isOpen = `c.state not in ('delivered', 'declined', 'expired', 'withdrawn', 'closed')`

/** First what everyone sees, from an index alone; then the caller's own cases, parts of which only they see. */
const count: Statement = {
  name: 'queue_counts',
  text: `
    select c.state, c.awaits_signature as "awaitsSignature", c.waits_for is not null as waits, count(*)::int as cases,
      0 as mine
    from cases c where ${isOpen} and c.pending_decision is null
    group by 1, 2, 3
    union all
    select c.state, c.awaits_signature, c.waits_for is not null, (count(*) filter (where c.pending_decision is not null))::int,
      (count(*) filter (where ${lists.mine}))::int
    from cases c where ${isOpen} and c.claimed_by = $1
    group by 1, 2, 3
    union all
    select 'overdue', false, false, count(*)::int, 0 from cases c where ${lists.overdue} and ${isVisible}
    union all
    select 'returned_to_prescriber', false, false, count(*)::int, 0
    from cases c where ${lists.returned_to_prescriber} and ${isVisible}`,
}

interface Asked {
  readonly list: QueueList
  readonly staffId: string
  readonly now: Instant
  readonly medicine: string | null
  readonly sort: QueueSort
  /** `next` of the previous page. */
  readonly after: string | null
}

interface QueuePage {
  readonly rows: readonly QueuedCase[]
  readonly next: string | null
}

/** Fifty cases, sorted over all there are: the worst is never on the second page. */
export async function queuePage(
  database: Database,
  { list, staffId, now, medicine, sort, after }: Asked,
): Promise<QueuePage> {
  const from = after === null ? null : readCursor(after)
  const place = from ? [from.risk, from.dueAt, from.id] : [null, null, null]
  const found = await database.query<QueuedCase & Record<string, unknown>>(pages[`${list} ${sort}`], [
    staffId,
    new Date(now),
    medicine,
    ...place,
  ])
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  return {
    rows,
    next: last
      ? `${isByDueTime(list, sort) ? 0 : last.risk}/${last.dueAt?.toISOString() ?? 'infinity'}/${last.id}`
      : null,
  }
}

const cursorShape = /^(-?\d{1,2})\/(infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\/([\da-f-]{36})$/

/** Null: the cursor is invalid, and the list restarts. */
function readCursor(written: string) {
  const [, risk, dueAt, id] = cursorShape.exec(written) ?? []
  return risk && dueAt && id ? { risk: Number(risk), dueAt, id } : null
}

interface Counted extends Record<string, unknown> {
  readonly state: string
  readonly awaitsSignature: boolean
  readonly waits: boolean
  readonly cases: number
  readonly mine: number
}

/** How many there are in each list. */
export async function queueCounts(
  database: Database,
  staffId: string,
  now: Instant,
): Promise<Record<QueueList, number>> {
  const counted = await database.query<Counted>(count, [staffId, new Date(now)])
  const sum = (isOne: (row: (typeof counted)[number]) => boolean, key: 'cases' | 'mine' = 'cases') =>
    counted.filter(isOne).reduce((total, row) => total + row[key], 0)
  const listed = (list: QueueList) => {
    if (list === 'mine') return sum(() => true, 'mine')
    if (list === 'signature') return sum((row) => row.state === 'ready' && row.awaitsSignature)
    if (list === 'ready' || list === 'before_approval')
      return sum((row) => row.state === 'ready' && !row.awaitsSignature && row.waits === (list === 'before_approval'))
    return sum((row) => row.state === list)
  }
  return Object.fromEntries(Object.keys(lists).map((list) => [list, listed(list as QueueList)])) as Record<
    QueueList,
    number
  >
}

import type { Instant } from '#domain/calendar/london-time.ts'
import { openStates } from '#domain/cases/states.ts'
import { policy } from '#domain/clinical/policy.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import { contactMonths } from '#domain/treatment/aftercare.ts'
import {
  type CoachingList,
  coachingLists,
  contactReasons,
  quietDays,
  type WordNeed,
  wordNeeds,
} from '#domain/treatment/contact-reasons.ts'
import type { PlanState } from '#domain/treatment/plan-states.ts'
import { restrictedIn } from '../../../../identity/restrictions/restricted.ts'
import type { Database, Statement } from '../../../../platform/database/database.ts'

const pageSize = 50

export interface ListedPlan {
  readonly id: string
  readonly accountId: string
  readonly need: WordNeed
  readonly since: Date
  readonly caseId: string
  readonly medicine: MedicineKey
  readonly mg: number
  readonly state: PlanState
  /** Null: it has not ended. */
  readonly endedOn: string | null
  readonly pausedUntil: string | null
  readonly from: string
  readonly until: string
  readonly isOrdered: boolean
  readonly answerDue: Date | null
  readonly writtenAt: Date | null
  readonly seenAt: Date | null
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
const dawnOf = (day: string) => `(${day}::timestamp at time zone 'UTC')`
const endedOn = `(p.state_since at time zone 'Europe/London')::date`

/** In the year after the last treatment of a patient who is not to be erased. */
const isFollowed = `(
  $2::date < (${endedOn} + interval '${policy.aftercareMonths} months')::date
  and not exists (select from plans later where later.account_id = p.account_id and later.created_at > p.created_at)
  and not exists (select from erasures e where e.account_id = p.account_id and e.called_off_at is null))`

/**
 * `needsAWord` of the domain in SQL, over all treatments that have not ended or whose following year has not: sorted
 * here, so that the most urgent are never on the second page. A test checks that both agree. `$1`: now, `$2`: the day
 * in London, `$3`: the medicine or null.
 */
const followed = `
  with followed as (
    select p.id, p.account_id, p.medicine, p.mg::float8 as mg, p.state, p.paused_until, c.case_id, c.covered_from,
      c.covered_until, coalesce(l.raised_at, k.created_at) as locked_at, t.last_at as written_at, s.seen_at,
      case when p.state = 'stopped' then ${endedOn} end as ended_on,
      case when t.waiting_for = 'team' then coalesce(t.due_at, t.last_at) end as answer_due,
      coalesce(greatest(t.last_at, s.seen_at), ${dawnOf('p.started_on')}) as heard_at,
      exists (
        select from orders o join cases k on k.order_id = o.id
        where o.account_id = p.account_id and o.withdrawn_at is null and k.state in (${quoted(openStates('order'))})
          and o.state not in ('expired', 'refunded', 'declined')) as is_ordered,
      ${restrictedIn('p.account_id', '$1::timestamptz')} as is_restricted
    from plans p
    join lateral (
      select case_id, covered_from, covered_until from supply_covers
      where account_id = p.account_id order by covered_from desc limit 1) c on true
    left join threads t on t.account_id = p.account_id
    left join supply_locks l on l.account_id = p.account_id and l.lifted_at is null
    left join lateral (
      select created_at from cases
      where account_id = p.account_id and kind = 'check_in' and state in (${quoted(openStates('check_in'))})
      order by created_at desc limit 1) k on true
    left join lateral (
      select max(starts_at) as seen_at from (
        select starts_at from appointments where account_id = p.account_id and state = 'completed'
        union all
        select a.starts_at from orders o join appointments a on a.order_id = o.id
        where o.account_id = p.account_id and a.state = 'completed') held) s on true
    where (p.state <> 'stopped' or ${isFollowed}) and ($3::text is null or p.medicine = $3)
  ), needing as (
    select f.*, w.need, array_position(array[${quoted(wordNeeds)}], w.need) as rank,
      date_trunc('milliseconds', w.since) as since
    from followed f, lateral (
      select max(${dawnOf(`(ended_on + make_interval(months => due))::date`)}) as contact_due
      from unnest(array[${contactMonths.join(', ')}]) as due
      where (ended_on + make_interval(months => due))::date <= $2::date) d, lateral (
      select case
        when answer_due is not null then 'wrote'
        when locked_at is not null then 'locked'
        when is_restricted then 'none'
        when state = 'stopped' then case when contact_due > heard_at then 'afterwards' else 'none' end
        when state = 'paused' then case when paused_until <= $2::date then 'pause-over' else 'none' end
        when not is_ordered and covered_until <= $2::date then 'run-out'
        when not is_ordered and covered_from + ${policy.checkInDay - 1} <= $2::date then 'check-in'
        when heard_at <= $1::timestamptz - interval '${quietDays * 24} hours' then 'quiet'
        else 'none' end as need) n, lateral (
      select n.need, case n.need
        when 'wrote' then answer_due
        when 'locked' then locked_at
        when 'afterwards' then contact_due
        when 'pause-over' then ${dawnOf('paused_until')}
        when 'run-out' then ${dawnOf('covered_until')}
        when 'check-in' then ${dawnOf('covered_until')}
        else heard_at end as since) w)`

const page: Statement = {
  name: 'coaching_page',
  text: `${followed}
    select id, account_id as "accountId", need, since, case_id as "caseId", medicine, mg, state, ended_on::text as "endedOn",
      paused_until::text as "pausedUntil", covered_from::text as "from", covered_until::text as "until",
      is_ordered as "isOrdered", answer_due as "answerDue", written_at as "writtenAt", seen_at as "seenAt"
    from needing
    where need = any($4::text[])
      and ($5::int is null or (rank, since, id) > ($5::int, $6::timestamptz, $7::uuid))
    order by rank, since, id limit ${pageSize + 1}`,
}

const count: Statement = {
  name: 'coaching_counts',
  text: `${followed} select need, count(*)::int as people from needing group by need`,
}

interface Asked {
  readonly list: CoachingList
  readonly medicine: MedicineKey | null
  /** `next` of the previous page. */
  readonly after: string | null
  readonly now: Instant
  /** The day in London. */
  readonly today: string
}

export async function planPage(database: Database, { list, medicine, after, now, today }: Asked) {
  const from = after === null ? null : readCursor(after)
  const place = from ? [from.rank, from.since, from.id] : [null, null, null]
  const found = await database.query<ListedPlan & Record<string, unknown>>(page, [
    new Date(now),
    today,
    medicine,
    contactReasons(list),
    ...place,
  ])
  const rows: readonly ListedPlan[] = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  return { rows, next: last ? cursorOf(last) : null }
}

const rankOf = (need: WordNeed) => wordNeeds.indexOf(need) + 1
const cursorOf = ({ need, since, id }: ListedPlan) => `${rankOf(need)}/${since.toISOString()}/${id}`
const cursorShape = /^(\d)\/(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Null: the cursor is invalid, and the list restarts. */
function readCursor(written: string) {
  const [, rank, since, id] = cursorShape.exec(written) ?? []
  return rank && since && id && !Number.isNaN(Date.parse(since)) ? { rank: Number(rank), since, id } : null
}

/** How many there are in each list. */
export async function planCounts(
  database: Database,
  { medicine, now, today }: Pick<Asked, 'medicine' | 'now' | 'today'>,
): Promise<Record<CoachingList, number>> {
  const counted = await database.query<{ need: WordNeed; people: number }>(count, [new Date(now), today, medicine])
  const people = new Map(counted.map((row) => [row.need, row.people]))
  const sum = (list: CoachingList) => contactReasons(list).reduce((total, need) => total + (people.get(need) ?? 0), 0)
  return Object.fromEntries(coachingLists.map((list) => [list, sum(list)])) as Record<CoachingList, number>
}

import type { Product } from './product.ts'

/** Queries for inconsistencies. Rows they return are reported. */
const mustBeEmpty: Readonly<Record<string, string>> = {
  'an order whose money at the provider is not what its state says': `
    select o.reference, o.kind, o.state, o.amount_pence, i.status, i.received, i.refunded, owed.given
    from orders o
    left join intents i on i.id = o.payment_intent
    cross join lateral (
      select coalesce(sum(amount_pence) filter (where done_at is not null), 0) as given from refunds where order_id = o.id
    ) owed
    where case o.state
      when 'awaiting review' then i.status is distinct from 'requires_capture' or i.received <> 0
      when 'approved' then i.status is distinct from 'succeeded' or i.received <> o.amount_pence or i.refunded <> owed.given
      when 'paid' then i.status is distinct from 'succeeded' or i.received <> o.amount_pence or i.refunded <> owed.given
      when 'refunded' then i.received is distinct from o.amount_pence or i.refunded <> i.received or i.refunded <> owed.given
      else i.status = 'requires_capture' or i.received <> i.refunded
    end`,
  'money held or taken at the provider for nobody’s order': `
    select i.* from intents i
    where (i.status = 'requires_capture' or i.received > i.refunded)
      and not exists (select from orders o where o.payment_intent = i.id)
      and not exists (select from card_requests r where r.payment_intent = i.id and r.ended_at is null)`,
  'a card charged more than once for one payment': `select * from intents where charged > 1`,
  'money that is still to go back': `select id, order_id, amount_pence from refunds where done_at is null`,
  'a difference between both books': `select order_id, what from money_differences where closed_at is null`,
  'an authorised or charged order of medicine without a case': `
    select o.reference, o.state from orders o
    where o.kind in ('medication', 'repeat') and o.state in ('awaiting review', 'approved')
      and not exists (select from cases c where c.order_id = o.id)`,
  'a case and an order that say different things': `
    select o.reference, o.state, c.state from cases c join orders o on o.id = c.order_id
    where c.state in ('checked', 'dispatched', 'delivered') and o.state not in ('approved', 'refunded')
      or c.state = 'declined' and o.state <> 'declined'
      or c.state = 'withdrawn' and o.state not in ('expired', 'refunded')
      or c.state in ('approved', 'checked', 'returned', 'lost') and o.state = 'refunded'
      or c.state in ('ready', 'waiting_for_evidence', 'waiting_for_patient') and o.state <> 'awaiting review'`,
  'a booked time without its money': `
    select a.id, o.state from appointments a left join orders o on o.id = a.order_id
    where a.state = 'booked' and a.account_id is null and o.state is distinct from 'paid'`,
  'a charged appointment without a time and without its money back': `
    select o.reference, o.kind from orders o
    where o.kind not in ('medication', 'repeat') and o.state = 'paid'
      and not exists (select from appointments a where a.order_id = o.id and a.state in ('booked', 'completed', 'DNA'))
      and not exists (select from refunds r where r.order_id = o.id)`,
  'a cancelled time whose money stayed': `
    select a.id from appointments a where a.state = 'cancelled'
      and not exists (select from refunds r where r.order_id = a.order_id and r.done_at is not null)`,
  'two live claims on one time': `
    select one.id, another.id from appointments one join appointments another
      on one.clinician_id = another.clinician_id and one.id < another.id
    where one.state in ('held', 'booked') and another.state in ('held', 'booked')
      and (one.state = 'booked' or one.held_until > now()) and (another.state = 'booked' or another.held_until > now())
      and tstzrange(one.starts_at, one.starts_at + make_interval(mins => one.minutes))
        && tstzrange(another.starts_at, another.starts_at + make_interval(mins => another.minutes))`,
  'a decision that was not carried out': `
    select kind, attempts, failure from case_decisions where done_at is null and undone_at is null`,
  'a case decided twice': `
    select case_id, what, count(*) from case_events
    where what in ('declined', 'checked', 'withdrawn') group by 1, 2 having count(*) > 1`,
  'more than one prescription, pen or parcel for one decision': `
    select 'prescription' as what, case_id from prescriptions where cancelled_at is null group by case_id having count(*) > 1
    union all select 'pen', case_id from pens group by case_id
      having count(*) > (select count(*) from case_decisions d where d.case_id = pens.case_id and d.kind = 'check' and d.done_at is not null)
    union all select 'parcel', case_id from parcels group by case_id
      having count(*) > (select count(*) from case_events e where e.case_id = parcels.case_id and e.to_state = 'dispatched' and e.from_state = 'checked')`,
  'an email that did not go out': `select kind, state, attempts from messages where kind = 'email' and state <> 'sent'`,
  'a delivery that covers no days': `
    select p.case_id from parcels p join cases c on c.id = p.case_id join orders o on o.id = c.order_id
    where p.ended_as = 'delivered' and o.account_id is not null
      and not exists (select from supply_covers s where s.case_id = p.case_id)`,
  'covers that overlap': `
    select one.case_id from supply_covers one join supply_covers another
      on one.account_id = another.account_id and one.case_id < another.case_id
    where daterange(one.covered_from, one.covered_until) && daterange(another.covered_from, another.covered_until)`,
  'somebody with two live treatments': `
    select account_id from plans where state <> 'stopped' group by 1 having count(*) > 1`,
  'a check-in that was sent and made no order': `
    select c.id from check_ins c where c.outcome = 'ordered' and c.order_id is null`,
  'a story of an order with a gap in it': chain('order_events', 'order_id', 'orders'),
  'a story of a case with a gap in it': chain('case_events', 'case_id', 'cases'),
  'a story of an appointment with a gap in it': chain('appointment_events', 'appointment_id', 'appointments'),
}

/** Histories in which each event begins where the one before ended, and the last matches the current state. */
function chain(events: string, column: string, things: string): string {
  return `
    select t.id, t.state, e.story from ${things} t
    left join lateral (
      select string_agg(coalesce(from_state, '') || '→' || to_state, ' ' order by id) as story,
        (array_agg(to_state order by id desc))[1] as last,
        bool_or(from_state is distinct from before and not (before is null and from_state is null)) as is_torn
      from (
        select *, lag(to_state) over (order by id) as before from ${events} where ${column} = t.id
      ) told
    ) e on true
    where e.last is distinct from t.state or e.is_torn`
}

/** The provider's own books, one line per payment. */
const intents = `
  with intents as (
    select id, body->'books'->'intent'->>'status' as status,
      (body->'books'->'intent'->>'amount_received')::int as received,
      coalesce((select sum((r->>'amount')::int) from jsonb_array_elements(body->'books'->'refunds') r), 0) as refunded,
      (select count(*) from jsonb_array_elements(body->'books'->'charges') c where c->>'status' = 'succeeded') as charged
    from sandbox_intents
  ) `

/** The inconsistencies found, by name. Empty: every payment and every step is where it belongs. */
export async function wrongInBooks({ rows }: Product): Promise<Record<string, unknown[]>> {
  const wrong: Record<string, unknown[]> = {}
  for (const [what, query] of Object.entries(mustBeEmpty)) {
    const found = await rows(intents + query)
    if (found.length > 0) wrong[what] = found.slice(0, 5)
  }
  return wrong
}

/** What is stored, in numbers, for the log of the run. */
export async function summary({ rows }: Product): Promise<string> {
  const counted = await rows(`${intents}
    select 'orders ' || state as what, count(*) as n from orders group by 1
    union all select 'cases ' || state, count(*) from cases group by 1
    union all select 'cases of a next pen ' || c.state, count(*) from cases c join orders o on o.id = c.order_id
      where o.kind = 'repeat' group by 1
    union all select 'appointments ' || state, count(*) from appointments group by 1
    union all select 'messages', count(*) from thread_messages
    union all select 'emails', count(*) from messages where kind = 'email'
    union all select 'check-ins ' || coalesce(outcome, 'open'), count(*) from check_ins group by 1
    union all select 'pence taken', sum(received) from intents
    union all select 'pence given back', sum(refunded) from intents order by 1`)
  return counted.map(({ what, n }) => `${what} ${n}`).join(', ')
}

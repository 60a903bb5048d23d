import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Foreign keys by which rows are found only by reading all of the table. */
const unindexed = `
  select conrelid::regclass || '.' || a.attname as place
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.conparentid = 0 and not exists (
    select 1 from pg_index i
    where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indisvalid
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname))
  )
  order by 1`

/** What they refer to is never erased, and nobody looks for them by it but as is said here. */
const lookedForOtherwise: Readonly<Record<string, string>> = {
  'adhd_vitals.appointment_id': 'shown with the person',
  'adhd_vitals.staff_id': 'shown with the reading',
  'appointment_arrangements.staff_id': 'shown with the appointment',
  'card_requests.order_id': 'one that waits for an answer has an index',
  'check_ins.looked_by': 'shown with the check-in',
  'check_ins.plan_id': 'one that is not finished has an index',
  'emailed_links.order_id': 'read by the link, which goes after some days',
  'letters.case_id': 'shown with the letter',
  'money_differences.order_id': 'one that is open has an index',
  'on_call_shifts.staff_id': 'a few each week',
  'plan_events.case_id': 'shown with the plan',
  'plan_flags.answered_by': 'shown with the flag',
  'plan_flags.raised_by': 'shown with the flag',
  'rule_signatures.key_id': 'read by the digest',
  'rule_signatures.staff_id': 'read by the digest',
  'staff_sessions.signing_key_id': 'read by the session',
  'supply_locks.case_id': 'shown with the lock',
  'symptom_reports.case_id': 'shown with the report',
  'symptom_reports.read_by': 'shown with the report',
}

it('what refers to another row is found by it without reading the whole table', async () => {
  const { rows } = await app.database.run((orm) => orm.execute<{ place: string }>(unindexed))
  expect(rows.map(({ place }) => place)).toEqual(Object.keys(lookedForOtherwise))
})

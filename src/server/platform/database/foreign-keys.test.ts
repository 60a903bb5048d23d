import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Foreign keys whose rows can be found only by a full scan. */
const unindexed = `
  select conrelid::regclass || '.' || a.attname as place
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.conparentid = 0 and not exists (
    select 1 from pg_index i
    where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indisvalid
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname))
  )
  order by 1`

/** Their targets are never erased, and nothing looks rows up by them except as listed here. */
const foundOtherwise: Readonly<Record<string, string>> = {
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

it('every other foreign key is found without a full scan', async () => {
  const { rows } = await app.database.run((orm) => orm.execute<{ place: string }>(unindexed))
  expect(rows.map(({ place }) => place)).toEqual(Object.keys(foundOtherwise))
})

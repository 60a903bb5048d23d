import { expect, it } from 'vitest'
import { oldSnapshots, problemsOf } from '../tools/migrations/rules.ts'

const outside = '-- run outside a transaction\n'
const breakpoint = '\n--> statement-breakpoint\n'
const problems = (text: string, name = '0099_some.sql') => problemsOf({ name, text })

it.each([
  ['an index', 'CREATE INDEX "orders_some" ON "orders" USING btree ("some");', 'builds an index on orders'],
  ['a unique one', 'create unique index orders_some on public.orders (some)', 'builds an index on orders'],
  [
    'one that is built concurrently in a transaction',
    'create index concurrently if not exists a on orders (b)',
    'cannot run inside',
  ],
  [
    'one that cannot be tried again',
    `${outside}create index concurrently a on orders (b)`,
    'fails when it is run again',
  ],
  ['one inside a block', `do $$ begin create index a on orders (b); end $$`, 'builds an index on orders'],
  [
    'a default that differs',
    'ALTER TABLE "orders" ADD COLUMN "a" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'rewrites the table',
  ],
  ['a number for every row', 'alter table orders add column a bigserial', 'rewrites the table'],
  [
    'a value that is worked out',
    'alter table orders add column a int generated always as (b + 1) stored',
    'rewrites the table',
  ],
  ['another type', 'ALTER TABLE "orders" ALTER COLUMN "a" SET DATA TYPE bigint;', 'may rewrite the table'],
  ['not null', 'ALTER TABLE "orders" ALTER COLUMN "a" SET NOT NULL;', 'reads every row'],
  ['a check', 'ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK (b > 0);', 'checks every row'],
  [
    'a reference',
    'ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "public"."visits"("id") ON DELETE no action;',
    'checks every row',
  ],
  ['a unique constraint', 'ALTER TABLE "orders" ADD CONSTRAINT "a" UNIQUE("b");', 'builds an index'],
  ['rows that are all changed', `update orders set a = 'b'`, 'holds its rows until the end'],
  ['a lock', 'lock table orders', 'locks whole tables'],
  ['several statements at once', `${outside}drop index if exists a; drop index if exists b;`, 'one transaction'],
  ['what cannot be run again', `${outside}alter table orders drop column a`, 'fails when it is run again'],
  ['a table without its grants', `${outside}create table if not exists made (id int)`, 'without its grants'],
])('O-3 a new migration may not have %s', (_, text, why) => {
  expect(problems(text)).toEqual([expect.stringContaining(why)])
  expect(problems(text, '0040_before.sql')).toEqual([])
})

it.each([
  [
    'a new table with everything on it',
    [
      'CREATE TABLE "made" ("id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL, "order_id" uuid);',
      'ALTER TABLE "made" ADD CONSTRAINT "a" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");',
      'CREATE INDEX "made_order" ON "made" USING btree ("order_id");',
    ].join(breakpoint),
  ],
  [
    'a column with a default that is the same for all',
    `ALTER TABLE "orders" ADD COLUMN "a" timestamptz DEFAULT now() NOT NULL;`,
  ],
  ['a column that may be missing', 'ALTER TABLE "orders" ADD COLUMN "a" text;'],
  ['a constraint for rows to come', 'alter table orders add constraint a check (b > 0) not valid'],
  [
    'what is built beside writers',
    outside +
      [
        'create unique index concurrently if not exists a on orders (b);',
        'alter table orders validate constraint a',
      ].join(breakpoint),
  ],
  ['a constraint of an index that is there', 'alter table orders add constraint a unique using index orders_a'],
  ['an index of a divided table alone', 'create index a on only access_log (b)'],
  ['a function that would', 'create function f() returns void language sql as $$ create index a on orders (b) $$'],
  [
    'what is short all the same, and says why',
    '-- locks briefly because it has a row for each clinician\ncreate index a on clinicians (b)',
  ],
])('O-3 a new migration may have %s', (_, text) => expect(problems(text)).toEqual([]))

it('asks for every snapshot but the newest to be deleted', () => {
  expect(oldSnapshots(['0053_snapshot.json', '_journal.json'])).toEqual([])
  expect(oldSnapshots(['0054_snapshot.json', '0053_snapshot.json', '_journal.json'])).toEqual([
    'meta/0053_snapshot.json is not the newest snapshot and is not needed: delete it.',
  ])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  described,
  exemptions,
  foreignWrites,
  foreignWritesIn,
  tableOwners,
} from '../tools/ownership/foreign-writes.ts'

const root = process.cwd()
const owners = tableOwners(root)

/** The writes found in a file of the checkout module with this text, after a table of orders is imported. */
const foundIn = (text: string, imported = "import { orders } from '../orders/tables.ts'") =>
  foreignWritesIn('src/server/checkout/planted.ts', `${imported}\n${text}`, owners)

test('only the owner of a table writes it', () => {
  expect(foreignWrites(root).map(described)).toEqual([])
})

test('every table has an owner', () => {
  expect(owners.bySqlName.get('orders')).toBe('orders')
  expect(owners.bySqlName.get('visits')).toBe('identity')
  expect(owners.byExport.get('guestSessions')).toBe('identity')
  expect(owners.bySqlName.size).toBeGreaterThan(100)
  expect(owners.byExport.size).toBe(owners.bySqlName.size)
})

test.each([
  ['a Drizzle insert', 'await tx.insert(orders).values(row)'],
  ['a Drizzle update', 'const set = (tx) =>\n  tx.update(orders).set({ state })'],
  ['a Drizzle delete', 'await tx.delete(orders).where(isOld)'],
  ['a raw update', "await client.query('update orders set state = $1', [state])"],
  ['a raw delete', 'const old = { text: `\n  delete from orders where created_at < $1` }'],
  [
    'an insert in a CTE',
    'const text = `with made as (insert into orders (id) values ($1) returning id) select id from made`',
  ],
  ['an update in a CTE', "const text = 'with gone as (update orders set state = $1 returning id) select 1 from gone'"],
  ['a table as a value of SQL', `await tx.execute(sql\`update \${orders} set state = \${state}\`)`],
  ['one of its rows erased in batches', "await eraseInBatches(database, 'orders', days, now)"],
])('%s of another module’s table is found', (_, text) => {
  expect(foundIn(text)).toMatchObject([{ table: 'orders', owner: 'orders' }])
})

test.each([
  ['under another name', "import { orders as placed } from '../orders/tables.ts'", 'tx.insert(placed)'],
  ['by its alias', "import { orders } from '#server/orders/tables.ts'", 'tx.insert(orders)'],
  ['from all of the tables', "import * as schema from '../schema.ts'", 'tx.insert(schema.orders)'],
])('a table that is imported %s is found', (_, imported, text) => {
  expect(foundIn(text, imported)).toMatchObject([{ line: 2, table: 'orders', owner: 'orders' }])
})

test('a table named at run time is found', () => {
  const [found] = foundIn(`await client.query(\`delete from \${table} where id = $1\`)`)
  expect(found).toMatchObject({ table: null, owner: null })
  expect(found && described(found)).toContain('src/server/checkout/planted.ts:2 ')
})

test('a finding names the place and the module that owns the table', () => {
  const [found] = foundIn('\nawait tx.insert(orders).values(row)')
  expect(found && described(found)).toBe(
    'src/server/checkout/planted.ts:3 writes orders, which orders owns: call a function of orders instead.',
  )
})

test.each([
  'await tx.select().from(orders).for("update")',
  `await tx.execute(sql\`select id from orders for no key update \${skip}\`)`,
  'const text = "select id from orders for update of orders"',
  'const text = `insert into card_events (id) values ($1) on conflict do update set seen = true`',
])('a read is not found: %s', (text) => {
  expect(foundIn(text)).toEqual([])
})

test('the owner’s own writes are not found', () => {
  const text = [
    "import { orders } from './tables.ts'",
    'await tx.insert(orders).values(row)',
    "await client.query('update orders set state = $1')",
    `await tx.execute(sql\`delete from \${orders}\`)`,
  ].join('\n')
  expect(foreignWritesIn('src/server/orders/planted.ts', text, owners)).toEqual([])
})

test('each exemption is needed, and says why', () => {
  expect(Object.keys(exemptions).length).toBeLessThanOrEqual(4)
  for (const [prefix, why] of Object.entries(exemptions)) {
    const file = prefix.endsWith('/') ? `${prefix}move-lookups.ts` : prefix
    expect(foreignWritesIn(file, readFileSync(join(root, file), 'utf8'), owners), file).not.toEqual([])
    expect(why.length, prefix).toBeGreaterThan(20)
  }
})

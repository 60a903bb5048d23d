import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { RetainedUntil } from '#domain/privacy/retained-until.ts'
import * as schema from '../schema.ts'
import { dataInventory, type InventoryEntry, type TableName } from './data-inventory.ts'

type OfPerson = Extract<InventoryEntry, { readonly part: unknown }>

export const inventoryOf = (table: string): InventoryEntry | undefined =>
  (dataInventory as Readonly<Record<string, InventoryEntry | undefined>>)[table]

const ofPerson = (table: string): OfPerson => {
  const found = inventoryOf(table)
  if (!found || !('part' in found)) throw new Error(`${table} holds nothing about people.`)
  return found
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const arrow = /^(\w+) -> (\w+)(?:\.(\w+))?$/
const named = /\{(\w+)\}/g

const tables = Object.values(schema).filter((exported) => is(exported, PgTable))

/** How a row is identified: by its key, or by its physical place if it has none. */
export const keyOf: Readonly<Record<string, string>> = Object.fromEntries(
  tables.map((table) => {
    const { columns, primaryKeys, name } = getTableConfig(table)
    const own = columns.filter(({ primary }) => primary)
    const key = own.length > 0 ? own : (primaryKeys[0]?.columns ?? [])
    return [name, key.length > 0 ? `(${key.map((column) => `"${column.name}"`).join(', ')})` : '(ctid)']
  }),
)

const asUuid = (id: string) => {
  if (!uuid.test(id)) throw new Error('That is no id.')
  return `'${id}'::uuid`
}

/** Which rows of a table are a patient's, as an SQL condition. */
export const isTheirs = (table: string, accountId: string): string => isOf(table, asUuid(accountId))

/** `patient`: the id of their account, in SQL. */
function isOf(table: string, patient: string): string {
  return asCondition(table)

  function asCondition(of: string): string {
    const ways = ofPerson(of).of.map(leads)
    const [only = 'false'] = ways
    // Each path by an index of its own: a single query would read every row.
    const key = keyOf[of]
    return ways.length === 1
      ? `(${only})`
      : `${key} in (${ways.map((way) => `select ${key?.slice(1, -1)} from ${of} where ${way}`).join(' union all ')})`
  }
  function leads(path: string): string {
    const [, column, parent, key = 'id'] = arrow.exec(path) ?? []
    if (column && parent) return `${column} in (select ${key} from ${parent} where ${asCondition(parent)})`
    if (/^\w+$/.test(path) && path !== 'false') return `${path} = ${patient}`
    return path.replace(named, (_, of: string) => asCondition(of))
  }
}

/** Who reads a record: its patient, at a moment, or those who treat them, here or after us. */
export type Reader = { readonly is: 'patient'; readonly at: Instant } | { readonly is: 'team' }

/** Those of them that leave for who reads them. */
export const isGiven = (table: string, accountId: string, reader: Reader): string =>
  isGivenOf(table, asUuid(accountId), reader)

/** The same for each of many patients. `patient`: the column with the id of their account, in SQL. */
export function isGivenOf(table: string, patient: string, reader: Reader): string {
  const { heldBack, notYet } = ofPerson(table)
  const left = reader.is === 'patient' ? `${heldBack} or ${atMoment(notYet, reader.at)}` : heldBack
  return `${isOf(table, patient)} and not (${left})`
}

const atMoment = (condition: string, at: Instant): string =>
  `(${condition.replace('{now}', `'${new Date(at).toISOString()}'::timestamptz`)})`

/** These patients as rows of one column. Written out, since statements without values take fewer messages. */
export const patientsIn = (accountIds: readonly string[]): string =>
  `unnest(array[${accountIds.map(asUuid).join(', ')}]::uuid[])`

/** Which rows of a table stay, for a patient with these retained parts. */
export function isKept(table: string, until: RetainedUntil): string {
  const { kept, of } = ofPerson(table)
  const flags: Readonly<Record<string, boolean>> = {
    care: until.care !== null,
    tax: until.tax !== null,
    looks: until.looks !== null,
  }
  const parents = of.flatMap((path) => {
    const [, column, parent, key = 'id'] = arrow.exec(path) ?? []
    return column && parent ? `${column} in (select ${key} from ${parent} where ${isKept(parent, until)})` : []
  })
  const rule = kept === 'parent' ? parents.join(' or ') : kept
  return `coalesce((${rule.replace(named, (_, name: string) => String(flags[name] ?? isKept(name, until)))}), false)`
}

/** What must be erased before a row of a table: everything that refers to it, or is found by it. */
function readsOf(table: PgTable): string[] {
  const holding = inventoryOf(getTableName(table))
  const references = getTableConfig(table)
    .foreignKeys.filter(({ onDelete }) => onDelete !== 'set null')
    .map((key) => getTableName(key.reference().foreignTable))
  const paths = holding && 'part' in holding ? holding.of : []
  const found = paths.flatMap((path) =>
    [arrow.exec(path)?.[2] ?? [], ...[...path.matchAll(named)].map(([, of]) => of ?? [])].flat(),
  )
  return [...references, ...found].filter((name) => name !== getTableName(table))
}

/** Every table with patients' data, in an order in which it can be erased. */
export const erasingOrder: readonly TableName[] = inOrder()

function inOrder(): TableName[] {
  const waiting = new Map(tables.map((table) => [getTableName(table), new Set(readsOf(table))]))
  const order: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting.keys()].filter((name) =>
      [...waiting].every(([other, reads]) => other === name || !reads.has(name)),
    )
    if (free.length === 0)
      throw new Error(`These cannot be erased one after the other: ${[...waiting.keys()].join(', ')}`)
    for (const name of free) waiting.delete(name)
    order.push(...free.toSorted())
  }
  return order.filter((name): name is TableName => {
    const holding = inventoryOf(name)
    return holding !== undefined && 'part' in holding
  })
}

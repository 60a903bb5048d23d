import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { namedStaff } from '../../identity/staff/named-staff.ts'
import { sealedAs } from '../../platform/columns/sealed.ts'
import { withoutSecrets } from '../../platform/outbox/secrets.ts'
import type { Services } from '../../platform/services.ts'
import * as schema from '../../schema.ts'
import type { TableName } from '../data-inventory.ts'
import { openColumn } from '../open-sealed.ts'
import { inventoryOf, isTheirs, keyOf } from '../whose.ts'

export type GivenRow = Readonly<Record<string, unknown>>

const atOnce = 500
const isOfStaff = /^(staff_id|\w+_by|assigned_to)$/
const looksLikeId = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** Of values sealed together, the parts that were for the patient. */
const partsGiven: Readonly<Record<string, readonly string[]>> = {
  'incidents.conclusion': ['summary'],
  'case_decisions.content': ['words', 'dose', 'pricePence', 'instructions', 'pen'],
}

/** Sealed values that are given without some of their fields. */
const cleaned: Readonly<Record<string, (content: never) => unknown>> = { 'messages.content': withoutSecrets }

interface Column {
  readonly name: string
  /** Its column name. */
  readonly type: string
  readonly isSealed: boolean
}

const columnsOf: Readonly<Record<string, readonly Column[]>> = Object.fromEntries(
  Object.values(schema)
    .filter((exported) => is(exported, PgTable))
    .map((table) => [
      getTableName(table),
      Object.values(getTableColumns(table)).map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        isSealed: sealedAs(column) !== null,
      })),
    ]),
)

/** The exported columns: digests, hashes and signatures mean nothing to people. */
function givenColumns(table: string): Column[] {
  const holding = inventoryOf(table)
  if (!holding || !('part' in holding) || typeof holding.hides === 'string') return []
  const { hides } = holding
  return (columnsOf[table] ?? []).filter(
    ({ name, type, isSealed }) => !hides.includes(name) && (isSealed || type !== 'bytea'),
  )
}

const whenFirst = ['at', 'on', 'created_at', 'asked_at', 'decided_at', 'signed_at', 'raised_at', 'covered_from']

/** In order of time, if a table has one. */
function orderOf(table: string): string {
  const own = columnsOf[table] ?? []
  const when = whenFirst.find((name) => own.some((column) => column.name === name))
  return [...(when ? [`"${when}"`] : []), keyOf[table]?.slice(1, -1) ?? 'ctid'].join(', ')
}

type NameOf = Awaited<ReturnType<typeof namedStaff>>

const staffIn = (value: unknown) => (typeof value === 'string' && looksLikeId.test(value) ? [value] : [])

/** The rows of a table for a patient's copy, decrypted, with the names of staff, a portion at a time. */
export async function* rowsOf(services: Services, table: TableName, accountId: string) {
  const columns = givenColumns(table)
  if (columns.length === 0) return
  const ofStaff = columns.filter(({ name }) => isOfStaff.test(name))
  const wanted = `select * from ${table} where ${isTheirs(table, accountId)} order by ${orderOf(table)}`
  for (let from = 0, count = atOnce; count === atOnce; from += atOnce) {
    const portion = await services.database.run(async (orm) => {
      const { rows } = await orm.execute<Record<string, unknown>>(sql.raw(`${wanted} limit ${atOnce} offset ${from}`))
      const ids = rows.flatMap((row) => ofStaff.flatMap(({ name }) => staffIn(row[name])))
      const nameOf = await namedStaff(services, orm, ids)
      return rows.map((row) => Object.fromEntries(columns.map((column) => [column.name, given(row, column, nameOf)])))
    })
    count = portion.length
    yield portion satisfies GivenRow[]
  }

  function given(row: Readonly<Record<string, unknown>>, { name, type, isSealed }: Column, nameOf: NameOf): unknown {
    const value = row[name]
    if (isSealed) return partOf(`${table}.${name}`, openColumn(services.vault, table, name, row))
    if (value !== null && type.startsWith('timestamp')) return momentIn(String(value))
    const [staffId] = isOfStaff.test(name) ? staffIn(value) : []
    if (staffId === undefined) return value
    const { name: known, role } = nameOf(staffId)
    return `${known}, ${role}`
  }
}

/** Null: never, which the database calls infinity. */
const momentIn = (written: string): string | null => {
  const at = new Date(written)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

function partOf(place: string, opened: Buffer | null): unknown {
  if (opened === null) return null
  const value = asJson(opened.toString('utf8'))
  const clean = cleaned[place]
  if (clean) return clean(value as never)
  const parts = partsGiven[place]
  if (!parts || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => parts.includes(name)))
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

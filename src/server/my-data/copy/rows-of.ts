import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../database/schema.ts'
import { sealedColumns } from '../../database/sealed-columns.ts'
import type { Services } from '../../services.ts'
import { namedStaff } from '../../staff/named-staff.ts'
import type { TableName } from '../holdings.ts'
import { openColumn } from '../open-sealed.ts'
import { type FoundIds, holdingOf, isTheirs, keyOf } from '../whose.ts'

export interface Whose {
  readonly accountId: string
  readonly found: FoundIds
}

export type GivenRow = Readonly<Record<string, unknown>>

const atOnce = 500
const isOfStaff = /^(staff_id|\w+_by|assigned_to)$/
const looksLikeId = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** Of what is sealed as one, the parts that were for the patient. */
const partsGiven: Readonly<Record<string, readonly string[]>> = {
  'case_decisions.content': ['words', 'dose', 'pricePence', 'instructions', 'pen'],
}

const columnsOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(schema)
    .filter((exported) => is(exported, PgTable))
    .map((table) => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)]),
)

/** The columns that people are given: digests and hashes say nothing to anybody. */
function givenColumns(table: string): string[] {
  const holding = holdingOf(table)
  if (!holding || !('part' in holding) || typeof holding.hides === 'string') return []
  const { hides } = holding
  return (columnsOf[table] ?? []).filter((column) => !hides.includes(column) && !isBytes(table, column))
}

const sealed = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`))

const isBytes = (table: string, column: string) =>
  !sealed.has(`${table}.${column}`) && /(_digest|_hash|^digest|^public_key|^transports|^counter)$/.test(column)

/** What somebody is given of a table, opened, with the names of those who work here, a portion at a time. */
export async function* rowsOf(services: Services, table: TableName, { accountId, found }: Whose) {
  const columns = givenColumns(table)
  if (columns.length === 0) return
  const order = keyOf[table]?.slice(1, -1) ?? 'ctid'
  for (let from = 0, count = atOnce; count === atOnce; from += atOnce) {
    const where = `(${isTheirs(table, accountId, found)}) order by ${order} limit ${atOnce} offset ${from}`
    const portion = await services.database.run(async (orm) => {
      const { rows } = await orm.execute<Record<string, unknown>>(sql.raw(`select * from ${table} where ${where}`))
      const ids = rows.flatMap((row) => columns.filter((name) => isOfStaff.test(name)).map((name) => row[name]))
      const nameOf = await namedStaff(
        services,
        orm,
        ids.filter((id) => typeof id === 'string' && looksLikeId.test(id)) as string[],
      )
      return rows.map((row) => given(row, nameOf))
    })
    count = portion.length
    yield portion
  }

  function given(row: Readonly<Record<string, unknown>>, nameOf: Awaited<ReturnType<typeof namedStaff>>): GivenRow {
    return Object.fromEntries(columns.map((column) => [column, shownIn(column)]))

    function shownIn(column: string): unknown {
      const value = row[column]
      if (sealed.has(`${table}.${column}`))
        return partOf(`${table}.${column}`, openColumn(services.vault, table, column, row))
      if (isOfStaff.test(column) && typeof value === 'string' && looksLikeId.test(value)) {
        const { name, role } = nameOf(value)
        return `${name}, ${role}`
      }
      return value
    }
  }
}

function partOf(place: string, opened: Buffer | null): unknown {
  if (opened === null) return null
  const value = asJson(opened.toString('utf8'))
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

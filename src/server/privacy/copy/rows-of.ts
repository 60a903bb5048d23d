import { sql } from 'drizzle-orm'
import { namedStaff } from '../../identity/staff/named-staff.ts'
import type { Services } from '../../platform/services.ts'
import type { TableName } from '../data-inventory.ts'
import { type Column, columnsOf, givenColumns, givenValue } from '../given-columns.ts'
import { isGiven, keyOf } from '../row-conditions.ts'

export type GivenRow = Readonly<Record<string, unknown>>

const atOnce = 500
const isOfStaff = /^(staff_id|\w+_by|assigned_to)$/
const looksLikeId = /^[0-9a-f]{8}-[0-9a-f]{4}-/

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
  const reader = { is: 'patient', at: services.now() } as const
  const wanted = `select * from ${table} where ${isGiven(table, accountId, reader)} order by ${orderOf(table)}`
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

  function given(row: Readonly<Record<string, unknown>>, column: Column, nameOf: NameOf): unknown {
    const value = givenValue(services.vault, table, column, row)
    const [staffId] = !column.isSealed && isOfStaff.test(column.name) ? staffIn(value) : []
    if (staffId === undefined) return value
    const { name: known, role } = nameOf(staffId)
    return `${known}, ${role}`
  }
}

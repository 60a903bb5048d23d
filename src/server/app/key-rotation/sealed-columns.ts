import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { sealedAs } from '../../platform/columns/sealed.ts'
import * as schema from '../../schema.ts'

export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly as: 'bytes' | 'base64'
}

/** Every column of the schema with sealed values. */
export const sealedColumns: readonly SealedColumn[] = Object.values(schema)
  .filter((exported) => is(exported, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).flatMap((column) => {
      const as = sealedAs(column)
      return as === null ? [] : [{ table: getTableConfig(table).name, column: column.name, as }]
    }),
  )

/** Longer than the length and the id of a key, so that a large value is not read as a whole. */
const headBytes = 40

/**
 * How many values each key has sealed, column by column. A row per column and key: `place`, `key`, `values`. Empty
 * values are erased ones.
 */
export const countByKey: string = `
  select place, convert_from(substring(head from 2 for get_byte(head, 0)), 'LATIN1') as key, count(*)::int as values
  from (${sealedColumns.map(headsOf).join(' union all ')}) as sealed
  where length(head) > 0 group by 1, 2 order by 1, 2`

function headsOf({ table, column, as }: SealedColumn): string {
  const value = as === 'bytes' ? `"${column}"` : `decode("${column}", 'base64')`
  return `select '${table}.${column}' as place, substring(${value} from 1 for ${headBytes}) as head from "${table}"`
}

import { sql } from 'drizzle-orm'
import type { RetainedUntil } from '#domain/privacy/retained-until.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TableName } from '../data-inventory.ts'
import { erasingOrder, isKept, isTheirs, keyOf } from '../row-conditions.ts'
import { inErasure } from './in-erasure.ts'

/** A few at a time if a row may be a megabyte. */
const portions: Readonly<Record<string, number>> = { evidence_pieces: 5, contact_file_pieces: 5, data_export_pieces: 5 }
const usualPortion = 500

interface Erasing {
  readonly erasureId: string
  readonly accountId: string
  readonly until: RetainedUntil
  /** After each portion: renews the lease. */
  readonly renew: () => Promise<void>
}

/** The last email still needs the account. */
const erasedLast: TableName = 'accounts'

/** Erases a patient's rows that are not kept, table by table, a portion per transaction. Run again it continues. */
export async function eraseRows(database: Database, { erasureId, accountId, until, renew }: Erasing): Promise<void> {
  for (const table of erasingOrder.filter((name) => name !== erasedLast)) {
    const atOnce = portions[table] ?? usualPortion
    const key = keyOf[table]
    const rows = `select ${key?.slice(1, -1)} from ${table} where (${isTheirs(table, accountId)}) and not ${isKept(table, until)} limit ${atOnce}`
    let erased: number
    do {
      erased = await inErasure(database, erasureId, async (tx) => {
        const { rowCount } = await tx.execute(sql.raw(`delete from ${table} where ${key} in (${rows})`))
        return rowCount ?? 0
      })
      await renew()
    } while (erased === atOnce)
  }
}

import { sql } from 'drizzle-orm'
import { type DataPart, dataPartNames } from '#domain/privacy/parts.ts'
import type { RetainedUntil } from '#domain/privacy/retained-until.ts'
import type { Services } from '../platform/services.ts'
import { erasingOrder, inventoryOf, isKept, isTheirs } from './row-conditions.ts'

export interface HeldCount {
  readonly part: DataPart
  readonly rows: number
  /** How many of them would stay after an erasure. */
  readonly kept: number
}

/** How much is held about a patient, part by part: numbers alone. */
export async function heldCounts(services: Services, accountId: string, until: RetainedUntil): Promise<HeldCount[]> {
  const counts = new Map<DataPart, { rows: number; kept: number }>()
  for (const table of erasingOrder) {
    const holding = inventoryOf(table)
    if (!holding || !('part' in holding)) continue
    const counted = await services.database.run((orm) =>
      orm.execute<{ rows: number; kept: number }>(
        sql.raw(
          `select count(*)::int as rows, count(*) filter (where ${isKept(table, until)})::int as kept
           from ${table} where ${isTheirs(table, accountId)}`,
        ),
      ),
    )
    const [here = { rows: 0, kept: 0 }] = counted.rows
    const before = counts.get(holding.part) ?? { rows: 0, kept: 0 }
    counts.set(holding.part, { rows: before.rows + here.rows, kept: before.kept + here.kept })
  }
  return dataPartNames.map((part) => ({ part, ...(counts.get(part) ?? { rows: 0, kept: 0 }) }))
}

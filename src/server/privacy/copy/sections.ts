import { copySections } from '#content/privacy/my-data-copy.ts'
import type { TableName } from '../data-inventory.ts'
import { erasingOrder, inventoryOf } from '../row-conditions.ts'

const given = erasingOrder.filter((table) => {
  const holding = inventoryOf(table)
  return holding !== undefined && 'part' in holding && typeof holding.hides !== 'string'
})

interface Section {
  readonly heading: string
  readonly tables: readonly TableName[]
}

const placed = copySections.map(({ heading, tables }) => ({
  heading,
  tables: tables.filter((table): table is TableName => given.includes(table as TableName)),
}))

const isPlaced = (table: TableName) => placed.some(({ tables }) => tables.includes(table))

/** Every exported table, in reading order. New ones are at the end. */
export const sections: readonly Section[] = [
  ...placed,
  { heading: 'Anything else', tables: given.filter((table) => !isPlaced(table)).toSorted() },
].filter(({ tables }) => tables.length > 0)

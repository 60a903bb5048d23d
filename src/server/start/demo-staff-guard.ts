import { brand } from '#content/brand.ts'
import { ConfigError } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { hasDemoStaff } from '../staff/demo-staff.ts'

/** People made up for trying the product out have a password that everybody knows: no real desk opens beside them. */
export async function refuseDemoStaff(database: Database, close: () => Promise<void>): Promise<void> {
  if (!(await hasDemoStaff(database))) return
  await close()
  throw new ConfigError(
    `${brand.name} could not start: the database holds the made-up staff of a demo. Use a database of its own for production.`,
  )
}

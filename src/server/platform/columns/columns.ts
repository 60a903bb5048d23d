import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Digests and hashes. Sealed values use `sealed`. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().default(sql`now()`)

export const moment = (name: string) => timestamp(name, { withTimezone: true })

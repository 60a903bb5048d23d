import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { cases } from './tables.ts'

/** Judges a case by what is known of the person now. */
export async function reassess(_: Services, __: Orm, ___: typeof cases.$inferSelect): Promise<void> {}

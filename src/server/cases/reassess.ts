import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Case } from './case-rows.ts'

export async function reassess(_services: Services, _tx: Orm, _found: Case): Promise<void> {}

import type { MedicineKey } from '#domain/clinical/ladders.ts'
import type { Orm } from '../database/database.ts'
import type { Plan } from './plan-rows.ts'

/** Which medicine the next order of a plan is for. */
export const medicineOfNextOrder = async (_: Orm, { medicine }: Plan): Promise<MedicineKey> => medicine

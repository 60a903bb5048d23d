import { isNull } from 'drizzle-orm'
import { capabilitiesOf } from '#domain/staff/roles.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { openStaffDetails, rolesOf, type StaffRow } from '../staff/staff-rows.ts'
import { staff } from '../staff/tables.ts'

/** Whoever works here now. */
export const present = (tx: Orm): Promise<StaffRow[]> => tx.select().from(staff).where(isNull(staff.endedAt))

/** Only somebody who decides can do what an alarm is about. */
export const mayBeCalled = (row: StaffRow): boolean => capabilitiesOf(rolesOf(row)).has('decide-cases')

export const isLead = (row: StaffRow): boolean => rolesOf(row).includes('clinical_lead')

export const detailsOf = ({ vault }: Pick<Services, 'vault'>, row: StaffRow) => openStaffDetails(vault, row)

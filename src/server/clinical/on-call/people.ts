import { isNull } from 'drizzle-orm'
import { capabilitiesOf } from '#domain/identity/staff/roles.ts'
import { openStaffDetails, rolesOf, type StaffRow } from '../../identity/staff/staff-rows.ts'
import { staff } from '../../identity/staff/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

/** People who work here now. */
export const present = (tx: Orm): Promise<StaffRow[]> => tx.select().from(staff).where(isNull(staff.endedAt))

/** Only staff who decide can act on an alarm. */
export const mayBeCalled = (row: StaffRow): boolean => capabilitiesOf(rolesOf(row)).has('decide-cases')

export const isLead = (row: StaffRow): boolean => rolesOf(row).includes('clinical_lead')

export const detailsOf = ({ vault }: Pick<Services, 'vault'>, row: StaffRow) => openStaffDetails(vault, row)

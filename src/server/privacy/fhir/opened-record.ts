import { inArray } from 'drizzle-orm'
import { mayReadAppointment } from '#domain/appointments/outcomes.ts'
import { forTeam } from '#domain/fhir/for-team.ts'
import { isUuid } from '#domain/fhir/ids.ts'
import type { Making } from '#domain/fhir/making.ts'
import type { PatientRecord } from '#domain/fhir/record.ts'
import { askerOf } from '../../appointments/desk/whose-day.ts'
import { clinicians } from '../../appointments/tables.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { KnownCaller } from './caller.ts'
import { readRecord } from './read-record.ts'

/** The record, in one transaction with its entry in the access log if staff read it. Null: there is no such patient. */
export function openedRecord(services: Services, caller: KnownCaller, accountId: string): Promise<Making | null> {
  const { config, database, vault } = services
  if (!isUuid(accountId)) return Promise.resolve(null)
  return database.transaction(async (tx) => {
    const now = services.now()
    const reader = caller.is === 'patient' ? ({ is: 'patient', at: now } as const) : ({ is: 'team' } as const)
    const record = await readRecord(vault, tx, accountId, reader)
    if (!record) return null
    if (caller.is === 'staff')
      await recordAccess(tx, { staffId: caller.staff.id, accountId, what: 'record', why: 'interface' }, now)
    const given = caller.is === 'patient' ? record : await asAtTheDesk(tx, record, caller.staff)
    return { origin: addressFor(config, ''), record: given, now: new Date(now).toISOString() }
  })
}

async function asAtTheDesk(tx: Orm, record: PatientRecord, staff: Staff): Promise<PatientRecord> {
  const ids = record.clinicians.map(({ id }) => id)
  const held = ids.length === 0 ? [] : await tx.select().from(clinicians).where(inArray(clinicians.id, ids))
  return forTeam(record, (appointmentId) => {
    const appointment = record.appointments.find(({ id }) => id === appointmentId)
    const clinician = held.find(({ id }) => id === appointment?.clinicianId)
    return clinician !== undefined && mayReadAppointment(askerOf(staff, clinician, [appointment?.service ?? '']))
  })
}

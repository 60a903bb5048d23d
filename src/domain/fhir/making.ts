import type { Reference } from 'fhir/r4'
import { ownId, refTo } from './ids.ts'
import type { PatientRecord } from './record.ts'

/** What every mapping of a record needs. */
export interface Making {
  /** The address of the site: `https://larkwell.example`. */
  readonly origin: string
  readonly record: PatientRecord
  /** ISO 8601: what has expired by then has expired. */
  readonly now: string
}

export const patientRef = ({ record }: Making): Reference => refTo('Patient', record.account.id)

/** The id of a resource of this patient. */
export const idOf = ({ record }: Making, key: string | number, part?: string): string =>
  ownId(record.account.id, String(key), part)

/** A member of staff. Undefined for nobody, and for an id that is known no longer. */
export const practitionerRef = ({ record }: Making, staffId: string | null): Reference | undefined => {
  const known = record.staff.find(({ id }) => id === staffId)
  return known && { ...refTo('Practitioner', known.id), display: known.name }
}

export const houseId = 'provider'
export const pharmacyId = 'pharmacy'
export const houseRef: Reference = refTo('Organization', houseId)
export const pharmacyRef: Reference = refTo('Organization', pharmacyId)

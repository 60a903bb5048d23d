import type { CaseState } from './states.ts'

/** Who has to act. `carrier`: the parcel is in transit. Null: the case has ended. */
export type Owner = 'patient' | 'prescriber' | 'pharmacist' | 'dispatcher' | 'carrier'

export const owners: Readonly<Record<CaseState, Owner | null>> = {
  waiting_for_evidence: 'patient',
  ready: 'prescriber',
  waiting_for_patient: 'patient',
  approved: 'pharmacist',
  waiting_for_price: 'patient',
  checked: 'dispatcher',
  dispatched: 'carrier',
  quarantined: 'pharmacist',
  returned: 'dispatcher',
  lost: 'dispatcher',
  delivered: null,
  declined: null,
  expired: null,
  withdrawn: null,
  closed: null,
}

import type { Capability } from '../identity/staff/roles.ts'

/**
 * Who asks. An application of another company that a patient has let in (SMART on FHIR) would be a third kind, with
 * the types it was given in a right of its own.
 */
export type FhirCaller =
  | { readonly is: 'patient'; readonly accountId: string }
  | { readonly is: 'staff'; readonly capabilities: ReadonlySet<Capability> }

/** The right that each kind of caller needs. */
const rights: {
  readonly [Kind in FhirCaller['is']]: (caller: Extract<FhirCaller, { is: Kind }>, accountId: string) => boolean
} = {
  /** Their own record, and no other's. */
  patient: (caller, accountId) => caller.accountId === accountId,
  /** Any record, as at the desk. */
  staff: ({ capabilities }) => capabilities.has(staffRight),
}

export const staffRight = 'see-record' satisfies Capability

/** Whether they may read the record of this patient. */
export const mayReadRecord = (caller: FhirCaller, accountId: string): boolean =>
  caller.is === 'patient' ? rights.patient(caller, accountId) : rights.staff(caller, accountId)

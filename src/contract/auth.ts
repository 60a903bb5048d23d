/** One thing that somebody who works here is trusted with, or not. */
export type Capability =
  | 'see-record'
  | 'work-cases'
  | 'decide-cases'
  | 'check-approvals'
  | 'dispatch'
  | 'refund'
  | 'manage-appointments'
  | 'manage-staff'
  | 'read-access-log'

/**
 * Who may make a call. `anyone`: whoever asks, in a visit or not, signed in or not. `visit`: a browser with a live
 * visit. `account`: whoever is signed in. `staff:…`: whoever works here and is trusted with that.
 */
export type Auth = 'anyone' | 'visit' | 'account' | `staff:${Capability}`

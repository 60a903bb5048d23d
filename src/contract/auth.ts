import type { Capability } from '#domain/identity/staff/roles.ts'

export type { Capability }

/**
 * Who may make a call. `anyone`: any browser, with or without a session. `visit`: a browser with a live guest session.
 * `account`: a patient who is signed in. `staff`: staff signed in to the desk. `staff:…`: staff with that capability.
 */
export type Auth = 'anyone' | 'visit' | 'account' | 'staff' | `staff:${Capability}`

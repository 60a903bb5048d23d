import type { Capability } from '#domain/identity/staff/roles.ts'

export type { Capability }

/**
 * Who may make a call. `anyone`: whoever asks, in a visit or not, signed in or not. `visit`: a browser with a live
 * visit. `account`: whoever is signed in. `staff`: whoever works here and is signed in to the desk. `staff:…`: those of
 * them who are trusted with that.
 */
export type Auth = 'anyone' | 'visit' | 'account' | 'staff' | `staff:${Capability}`

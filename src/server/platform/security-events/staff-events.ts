import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { staffEvents } from './tables.ts'

export interface StaffEvent {
  readonly event:
    | 'password'
    | 'sign in'
    | 'sign out'
    | 'lock'
    | 'unlock'
    | 'invitation'
    | 'accepted'
    | 'roles'
    | 'calendar'
    | 'decision'
    | 'ended'
    | 'reset'
    | 'password changed'
    | 'prove'
    | 'factor added'
    | 'factor named'
    | 'factor removed'
    | 'recovery codes'
    | 'refused'
    | 'upload refused'
  /** The result, the factor, or the refused call. */
  readonly outcome: string
  /** Null: no member of staff has that address. */
  readonly staffId: string | null
  readonly byId?: string | null
  readonly roles?: readonly string[]
  /** Null: it was done by a command. */
  readonly network: string | null
}

/** In the transaction in which it happens, if there is one. */
export async function recordStaffEvent(orm: Orm, vault: Vault, { network, roles, ...event }: StaffEvent) {
  await orm.insert(staffEvents).values({
    ...event,
    roles: roles ? [...roles] : null,
    networkDigest: network === null ? null : vault.index(network, 'network'),
  })
}

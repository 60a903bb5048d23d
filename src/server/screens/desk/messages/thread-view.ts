import { fullName } from '#domain/identity/full-name.ts'
import type { Account } from '../../../identity/accounts/account-rows.ts'
import { openDetails } from '../../../identity/accounts/account-rows.ts'
import type { NamedStaff } from '../../../identity/staff/named-staff.ts'
import type { Staff } from '../../../identity/staff/staff-of.ts'
import type { Services } from '../../../platform/services.ts'

export const assignedTo = (id: string | null, me: Staff, nameOf: (id: string | null) => NamedStaff) =>
  id === null ? null : { id, name: nameOf(id).name, isMe: id === me.id }

/** Null for staff who may not know who a patient is. */
export function personName(
  vault: Services['vault'],
  me: Staff,
  account: Pick<Account, 'id' | 'details'>,
): string | null {
  if (!me.capabilities.has('see-contact')) return null
  const details = openDetails(vault, account)
  return fullName(details) || details.email || null
}

import { type AccountDetails, accountDetails } from '#contract/identity/account-details.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { type Order, orderOwner } from './orders.ts'

/** Patient and address as sent with the order. Empty for an erased one. */
export const sentDetails = (vault: Vault, { id, details }: Pick<Order, 'id' | 'details'>): AccountDetails =>
  details.length === 0 ? {} : accountDetails.parse(JSON.parse(vault.open(details, orderOwner(id))))

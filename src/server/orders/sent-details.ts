import { type UserData, userData } from '#contract/checkout/fetch-user-data.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { type Order, orderOwner } from './orders.ts'

/** Patient and address as sent with the order. Empty for an erased one. */
export const sentDetails = (vault: Vault, { id, details }: Pick<Order, 'id' | 'details'>): UserData =>
  details.length === 0 ? {} : userData.parse(JSON.parse(vault.open(details, orderOwner(id))))

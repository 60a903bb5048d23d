import { type UserData, userData } from '#contract/checkout/fetch-user-data.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { type Order, orderOwner } from './orders.ts'

/** Who an order is for and where it goes, as it was sent with it. Nothing is left of one that was erased. */
export const sentDetails = (vault: Vault, { id, details }: Pick<Order, 'id' | 'details'>): UserData =>
  details.length === 0 ? {} : userData.parse(JSON.parse(vault.open(details, orderOwner(id))))

import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { type Json, provenCounter } from '../../web-authn/web-authn.ts'
import type { Account } from '../account-rows.ts'
import { accountPasskeys, accounts } from '../tables.ts'
import { consumeChallenge } from './passkey-challenge.ts'
import { isHandleOf } from './passkey-handle.ts'

/** The passkey and owner that a response names. */
export const passkeyIdIn = ({ id }: Json): string => (typeof id === 'string' ? id.slice(0, 1_000) : '')

/** The owner, as the device states it. */
const handleIn = ({ response }: Json): Buffer => {
  const { userHandle: handle } = (response ?? {}) as { userHandle?: unknown }
  return Buffer.from(typeof handle === 'string' ? handle : '', 'base64url')
}

/** The account of a passkey that has just been used, once. Null: invalid, unknown, or answered before. */
export async function verifyPasskey(
  services: Pick<Services, 'config' | 'database' | 'vault' | 'now'>,
  tx: Orm,
  answer: Json,
): Promise<Account | null> {
  const { config, vault } = services
  const mine = eq(accountPasskeys.id, passkeyIdIn(answer))
  const [named] = await tx.select({ accountId: accountPasskeys.accountId }).from(accountPasskeys).where(mine)
  if (!named) return null
  // Locks the account first, like every change to how it signs in.
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, named.accountId)).for('share')
  const [known] = await tx.select().from(accountPasskeys).where(mine).for('no key update')
  if (!account || !known || !isHandleOf(vault, known, handleIn(answer))) return null
  const challenge = await consumeChallenge(services, tx, answer, 'sign in')
  if (challenge === null) return null
  const counter = await provenCounter(config, known, { use: 'alone', challenge, response: answer })
  if (counter === null) return null
  await tx.update(accountPasskeys).set({ counter, lastUsedAt: sql`now()` }).where(mine)
  return account
}

import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import type { PushSubscriptionGiven } from '../gateways/push/push.ts'
import { pushSubscriptions } from './tables.ts'

/** Ours: a phone, a tablet and a few computers. The oldest gives way. */
const mostSubscriptions = 5

const contentOwner = (id: string) => `push-subscription/${id}`
const hashOf = (endpoint: string): Buffer => {
  const hash = createHash('sha256')
  return hash.update(endpoint).digest()
}

interface Adding {
  readonly accountId: string
  readonly given: PushSubscriptionGiven
  readonly now: Instant
}

/** Adds a browser to a patient, and takes it from whoever had it before. The caller has the account locked. */
export async function addSubscription(tx: Orm, vault: Vault, { accountId, given, now }: Adding): Promise<void> {
  const endpointHash = hashOf(given.endpoint)
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpointHash, endpointHash))
  const id = randomUUID()
  const content = vault.seal(JSON.stringify(given), contentOwner(id))
  await tx
    .insert(pushSubscriptions)
    .values({ id, accountId, endpointHash, content, addedAt: new Date(now) })
    .onConflictDoNothing()
  const all = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(asc(pushSubscriptions.addedAt))
  const tooMany = all.slice(0, Math.max(0, all.length - mostSubscriptions)).map((one) => one.id)
  if (tooMany.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany))
}

export async function removeSubscription(tx: Orm, accountId: string, endpoint: string): Promise<void> {
  const { accountId: whose, endpointHash } = pushSubscriptions
  await tx.delete(pushSubscriptions).where(and(eq(whose, accountId), eq(endpointHash, hashOf(endpoint))))
}

export interface Subscription extends PushSubscriptionGiven {
  readonly id: string
  readonly accountId: string
}

export async function subscriptionsOf(tx: Orm, vault: Vault, accountIds: readonly string[]): Promise<Subscription[]> {
  if (accountIds.length === 0) return []
  const rows = await tx
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.accountId, [...accountIds]))
  return rows.map(({ id, accountId, content }) => ({
    id,
    accountId,
    ...(JSON.parse(vault.open(content, contentOwner(id))) as PushSubscriptionGiven),
  }))
}

/** Whether this browser is among the patient's. */
export async function isSubscribed(tx: Orm, accountId: string, endpoint: string): Promise<boolean> {
  const { accountId: whose, endpointHash, id } = pushSubscriptions
  const found = await tx
    .select({ id })
    .from(pushSubscriptions)
    .where(and(eq(whose, accountId), eq(endpointHash, hashOf(endpoint))))
  return found.length > 0
}

/** Removes a browser that is gone. Returns whether its patient has another. */
export async function forgetGone(tx: Orm, id: string): Promise<boolean> {
  const [gone] = await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  if (!gone) return false
  const whose = eq(pushSubscriptions.accountId, gone.accountId)
  // Two that are gone at once are handled one after the other, so that the second knows that it is the last.
  await tx.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(whose).for('no key update')
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return (await tx.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(whose).limit(1)).length > 0
}

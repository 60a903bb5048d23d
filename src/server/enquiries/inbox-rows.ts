import { eq } from 'drizzle-orm'
import { requestProblems as problems } from '#content/enquiries/inbox.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { afterMove, answerRequestBy, type RequestMove } from '#domain/enquiries/inbox.ts'
import type { ContactRequest } from '#domain/forms/contact-form.ts'
import { clinicClosures } from '../appointments/clinic-closures.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import { contactEvents, contactRequests } from './tables.ts'

export type StoredRequest = typeof contactRequests.$inferSelect

export const requestOwner = (id: string) => `contact request/${id}`
export const messageOwner = (id: string) => `contact message/${id}`

export const openRequest = (vault: Vault, { id, content }: Pick<StoredRequest, 'id' | 'content'>): ContactRequest =>
  JSON.parse(vault.open(content, requestOwner(id)))

/** The deadline of an enquiry that waits for us from now on. */
export const waitingFrom = async (tx: Orm, now: Instant) => ({
  clockFrom: new Date(now),
  dueAt: new Date(answerRequestBy(now, await clinicClosures(tx))),
})

/** The enquiry, locked until the transaction ends. */
export async function lockRequest(tx: Orm, id: string): Promise<StoredRequest> {
  const [found] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for('no key update')
  if (!found) throw new ApiError(404, problems.none)
  return found
}

/** Null: its state does not allow that. The caller holds it. A running deadline continues. */
export async function moveRequest(
  tx: Orm,
  found: StoredRequest,
  move: RequestMove,
  now: Instant,
  set: Partial<Pick<StoredRequest, 'assignedTo' | 'lastAt'>> = {},
): Promise<StoredRequest['state'] | null> {
  const state = afterMove(found.state, move)
  if (state === null) return null
  const isWaitingStill = state === 'waiting' && found.state === 'waiting'
  const clock = state === 'waiting' ? await waitingFrom(tx, now) : { clockFrom: null, dueAt: null }
  await tx
    .update(contactRequests)
    .set({ state, ...(isWaitingStill ? {} : clock), ...set })
    .where(eq(contactRequests.id, found.id))
  await publishDeskEvent(tx, 'contact', found.id)
  return state
}

export async function recordEvent(
  tx: Orm,
  event: { readonly requestId: string; readonly staffId: string; readonly what: string },
  now: Instant,
): Promise<void> {
  await tx.insert(contactEvents).values({ ...event, at: new Date(now) })
  await publishDeskEvent(tx, 'contact', event.requestId)
}

/** Its owner, as far as staff know. */
export const linkRequest = async (tx: Orm, id: string, accountId: string | null): Promise<void> =>
  void (await tx.update(contactRequests).set({ accountId }).where(eq(contactRequests.id, id)))

/** For the demo, which dates some of them back. Returns its id. */
export async function backdateRequest(tx: Orm, reference: string, createdAt: Date): Promise<string | null> {
  const [made] = await tx
    .update(contactRequests)
    .set({ createdAt })
    .where(eq(contactRequests.reference, reference))
    .returning({ id: contactRequests.id })
  return made?.id ?? null
}

import { and, desc, eq, isNull } from 'drizzle-orm'
import { paperWords } from '#content/paper-prescription.ts'
import { type PostStage, postStage } from '#domain/post/posting.ts'
import type { Orm } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import type { Order } from '../../orders/orders.ts'
import { refundedOf } from '../../orders/refunded.ts'
import { orders } from '../../orders/tables.ts'
import { paperPrescriptions, postings } from './tables.ts'

export type Paper = typeof paperPrescriptions.$inferSelect
type Posting = typeof postings.$inferSelect

export interface PaperStanding {
  readonly paper: Paper
  readonly stage: PostStage
  /** The last order to have it posted, if there was any. */
  readonly last: { readonly posting: Posting; readonly order: Order } | null
}

export const trackingOwner = (orderId: string) => `posting/${orderId}/tracking`

export const noSuchPaper = () => new Refusal(404, paperWords.gone)

/** Where a prescription stands, by its last order and the money of that. */
export async function standingOfPaper(orm: Orm, paper: Paper): Promise<PaperStanding> {
  const [last = null] = await orm
    .select({ posting: postings, order: orders })
    .from(postings)
    .innerJoin(orders, eq(orders.id, postings.orderId))
    .where(eq(postings.prescriptionId, paper.id))
    .orderBy(desc(postings.chosenAt), desc(orders.createdAt))
    .limit(1)
  const order = last && {
    state: last.order.state,
    isAuthorised: last.order.authorisedAt !== null,
    amountPence: last.order.amountPence,
    refundedPence: await refundedOf(orm, last.order.id),
  }
  const isPosted = last?.posting.postedAt != null
  return { paper, last, stage: postStage({ isWithdrawn: paper.withdrawnAt !== null, isPosted, order }) }
}

/** Writes down that one was written. False: another is written down for this appointment. */
export async function writePaper(tx: Orm, written: Omit<Paper, 'withdrawnAt' | 'withdrawnBy'>): Promise<boolean> {
  await tx.insert(paperPrescriptions).values(written).onConflictDoNothing()
  return (await livePaperOf(tx, written.appointmentId))?.id === written.id
}

/** Of an appointment, unless it was taken back. */
export async function livePaperOf(orm: Orm, appointmentId: string): Promise<Paper | null> {
  const [found] = await orm
    .select()
    .from(paperPrescriptions)
    .where(and(eq(paperPrescriptions.appointmentId, appointmentId), isNull(paperPrescriptions.withdrawnAt)))
  return found ?? null
}

async function paperById(orm: Orm, id: string): Promise<Paper | null> {
  const [found] = await orm.select().from(paperPrescriptions).where(eq(paperPrescriptions.id, id))
  return found ?? null
}

/** Which prescription an order is to post. */
export async function paperOfOrder(orm: Orm, orderId: string): Promise<Paper | null> {
  const [found] = await orm
    .select({ paper: paperPrescriptions })
    .from(postings)
    .innerJoin(paperPrescriptions, eq(paperPrescriptions.id, postings.prescriptionId))
    .where(eq(postings.orderId, orderId))
  return found?.paper ?? null
}

/**
 * A prescription as it is now, which nobody else changes until the transaction ends: the order first, as everywhere. Null:
 * it was chosen anew meanwhile, and has another order.
 */
export async function lockPaper(tx: Orm, id: string): Promise<PaperStanding | null> {
  const seen = await paperById(tx, id)
  if (!seen) throw noSuchPaper()
  const { last: before } = await standingOfPaper(tx, seen)
  if (before) await lockOrder(tx, before.order.id)
  const [paper] = await tx.select().from(paperPrescriptions).where(eq(paperPrescriptions.id, id)).for('no key update')
  const now = await standingOfPaper(tx, paper ?? seen)
  return now.last?.order.id === before?.order.id ? now : null
}

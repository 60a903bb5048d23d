import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { paperWords } from '#content/appointments/paper-prescription.ts'
import type { PaperContent } from '#domain/appointments/paper/paper-prescription.ts'
import { type PaperValidity, paperValidity } from '#domain/appointments/paper/paper-validity.ts'
import { type PostageStage, type PostStage, postageStage, postStage } from '#domain/appointments/paper/posting.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import type { Order } from '../../orders/orders.ts'
import { refundedOf } from '../../orders/refunded.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { type PaperEvent, paperEvents, paperPrescriptions, postings } from './tables.ts'

export type Paper = typeof paperPrescriptions.$inferSelect
type Posting = typeof postings.$inferSelect

export interface PaperStatus {
  readonly paper: Paper
  readonly stage: PostStage
  /** The state of the payment for posting it. */
  readonly postage: PostageStage
  readonly validity: PaperValidity
  /** The latest order to have it posted, if any. */
  readonly last: { readonly posting: Posting; readonly order: Order } | null
}

export const trackingOwner = (orderId: string) => `posting/${orderId}/tracking`

/** With its signatory, as registered on that day. */
export interface StoredPaper extends PaperContent {
  readonly patient: string
  readonly signedBy: { readonly name: string; readonly registration: string }
}

const contentOwner = (id: string) => `paper-prescription/${id}`

export const sealPaper = ({ vault }: Pick<Services, 'vault'>, id: string, stored: StoredPaper): Buffer =>
  vault.seal(JSON.stringify(stored), contentOwner(id))

/** Null: recorded before these details were stored. */
export const openPaper = ({ vault }: Pick<Services, 'vault'>, { id, content }: Paper): StoredPaper | null =>
  content && JSON.parse(vault.open(content, contentOwner(id)))

export async function recordPaperEvent(
  tx: Orm,
  paperId: string,
  what: PaperEvent,
  { staffId, now }: { staffId: string | null; now: Instant },
): Promise<void> {
  await tx.insert(paperEvents).values({ paperId, what, staffId, at: new Date(now) })
}

export const noSuchPaper = () => new ApiError(404, paperWords.gone)

/** The state of a prescription, from its latest order, that order's payment, and the date. */
export async function statusOfPaper(orm: Orm, paper: Paper, now: Instant): Promise<PaperStatus> {
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
  const validity = paperValidity(paper, londonTimeAt(now).date)
  const stage = postStage({
    isWithdrawn: paper.withdrawnAt !== null,
    isPosted: last?.posting.postedAt != null,
    isHandedOver: paper.handedOverAt !== null,
    validity,
    order,
  })
  return { paper, last, stage, postage: postageStage({ order }), validity }
}

type NewPaper = Omit<Paper, 'withdrawnAt' | 'withdrawnBy' | 'handedOverAt' | 'handedOverBy' | 'voidAt'>

/**
 * Records a paper prescription. Sent again it is the same. Otherwise returns the conflict: another one for this
 * appointment, or its serial number.
 */
export async function writePaper(tx: Orm, written: NewPaper): Promise<'written' | 'another' | 'serial'> {
  const [added] = await tx.insert(paperPrescriptions).values(written).onConflictDoNothing().returning()
  if (added) {
    await recordPaperEvent(tx, added.id, 'recorded', { staffId: added.staffId, now: written.at.getTime() })
    return 'written'
  }
  if ((await livePaperOf(tx, written.appointmentId))?.id === written.id) return 'written'
  if (written.serial === null) return 'another'
  const [same] = await tx
    .select({ id: paperPrescriptions.id })
    .from(paperPrescriptions)
    .where(and(eq(paperPrescriptions.serial, written.serial), ne(paperPrescriptions.id, written.id)))
  return same ? 'serial' : 'another'
}

/** The prescription of an appointment, unless it was withdrawn. */
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
 * A prescription, locked until the transaction ends: the order first, as everywhere. Null: posting was requested again
 * meanwhile, and it has another order.
 */
export async function lockPaper(tx: Orm, id: string, now: Instant): Promise<PaperStatus | null> {
  const seen = await paperById(tx, id)
  if (!seen) throw noSuchPaper()
  const { last: before } = await statusOfPaper(tx, seen, now)
  if (before) await lockOrder(tx, before.order.id)
  const [paper] = await tx.select().from(paperPrescriptions).where(eq(paperPrescriptions.id, id)).for('no key update')
  const standing = await statusOfPaper(tx, paper ?? seen, now)
  return standing.last?.order.id === before?.order.id ? standing : null
}

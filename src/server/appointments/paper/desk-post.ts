import { eq } from 'drizzle-orm'
import { postWords as words } from '#content/appointments/post.ts'
import { paperLimits, postDaysLeft } from '#domain/appointments/paper/paper-validity.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import { addressLines } from '#domain/identity/address-lines.ts'
import { fullNameOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireAllowed, whyStopped } from '../../identity/restrictions/restricted.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { isDisputed } from '../../orders/money-differences.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import {
  lockPaper,
  type PaperStatus,
  paperOfOrder,
  recordPaperEvent,
  statusOfPaper,
  trackingOwner,
} from './paper-rows.ts'
import { writePostEmail } from './post-email.ts'
import { postings } from './tables.ts'

/** The prescription in the envelope and the address. */
export const deskPost =
  (services: Services): Handler<'desk_post'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const { paper, last, stage } = await openedPost(tx, id, now)
      const { order, posting } = last
      const access = { staffId: staff.id, accountId: order.accountId, orderId: id } as const
      await recordAccess(tx, { ...access, what: 'contact details', why: 'dispatch' }, now)
      const details = sentDetails(services.vault, order)
      const about = { accountId: order.accountId, appointmentId: paper.appointmentId }
      return {
        id,
        reference: order.reference,
        stage,
        held: stage === 'to post' ? await whyStopped(tx, 'dispatch', about, now) : null,
        to: { name: fullNameOf(details), lines: addressLines(details) },
        writtenOn: paper.writtenOn,
        serial: paper.serial,
        postBefore: paperLimits(paper).postBefore,
        daysLeft: postDaysLeft(paper, londonTimeAt(now).date),
        writtenBy: await staffName(services, tx, paper.staffId),
        posted:
          posting.postedAt && posting.postedBy
            ? {
                at: posting.postedAt.toISOString(),
                by: await staffName(services, tx, posting.postedBy),
                carrier: posting.carrier ?? '',
                tracking: posting.tracking && services.vault.open(posting.tracking, trackingOwner(id)),
              }
            : null,
      }
    })

/**
 * Marks it as posted: once, never unpaid, and never so late that it could not be dispensed in time (C-22). The patient
 * is told that something is in the post, and not what.
 */
export const deskPosted =
  (services: Services): Handler<'desk_posted'> =>
  async ({ body: { id, carrier, tracking }, staff }) => {
    const { database, vault, now } = services
    await database.transaction(async (tx) => {
      const { paper } = await openedPost(tx, id, now())
      const locked = await lockPaper(tx, paper.id, now())
      const stage = locked?.last?.order.id === id ? locked.stage : 'offered'
      if (!locked?.last || stage !== 'to post') throw notNow(stage)
      const about = { accountId: locked.last.order.accountId, appointmentId: paper.appointmentId }
      await requireAllowed(tx, 'dispatch', about, now())
      if (await isDisputed(tx, id)) throw new ApiError(409, words.disputed, { reason: 'disputed' })
      await tx
        .update(postings)
        .set({
          carrier,
          tracking: tracking ? vault.seal(tracking, trackingOwner(id)) : null,
          postedBy: staff.id,
          postedAt: new Date(now()),
        })
        .where(eq(postings.orderId, id))
      await recordPaperEvent(tx, paper.id, 'posted', { staffId: staff.id, now: now() })
      await writePostEmail(services, tx, locked.last.order, { occasion: 'posted', carrier })
      await publishDeskEvent(tx, 'post', id)
      await publishDeskEvent(tx, 'appointment', paper.appointmentId)
    })
    sendSoon(services)
    return {}
  }

const noSuchPost = () => new ApiError(404, words.gone)

const notNow = (stage: PaperStatus['stage']) =>
  new ApiError(409, stage === 'to post' ? words.gone : words.notNow[stage], { stage })

/** A posting request that is not the latest of its prescription was cancelled. */
async function openedPost(tx: Orm, orderId: string, now: Instant) {
  const paper = await paperOfOrder(tx, orderId)
  if (!paper) throw noSuchPost()
  const standing = await statusOfPaper(tx, paper, now)
  const { last } = standing
  if (last?.order.id !== orderId || standing.postage === 'to pay') throw noSuchPost()
  return { ...standing, last }
}

import { eq } from 'drizzle-orm'
import { postWords as words } from '#content/desk/post.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import { addressLines } from '#domain/people/address-lines.ts'
import { paperLimits, postDaysLeft } from '#domain/post/paper-validity.ts'
import { recordLook } from '../../access-log/record-look.ts'
import {
  lockPaper,
  type PaperStanding,
  paperOfOrder,
  recordPaperEvent,
  standingOfPaper,
  trackingOwner,
} from '../../bookings/paper/paper-rows.ts'
import { writePostEmail } from '../../bookings/paper/post-email.ts'
import { postings } from '../../bookings/paper/tables.ts'
import type { Handler } from '../../calls/route.ts'
import { fullNameOf } from '../../cases/person.ts'
import type { Orm } from '../../database/database.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import { isDisputed } from '../../orders/money-differences.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import type { Services } from '../../services.ts'
import { staffName } from '../../staff/staff-names.ts'

/** What goes into the envelope and where it goes. */
export const deskPost =
  (services: Services): Handler<'desk_post'> =>
  ({ body: { id }, staff }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const now = services.now()
        const { paper, last, stage } = await openedPost(tx, id, now)
        const { order, posting } = last
        const look = { staffId: staff.id, accountId: order.accountId, orderId: id } as const
        await recordLook(tx, { ...look, what: 'contact details', why: 'dispatch' }, now)
        const details = sentDetails(services.vault, order)
        return {
          id,
          reference: order.reference,
          stage,
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
      }),
    )

/** It has left: once, never unpaid, and never so late that it could not be dispensed in time (C-22). The patient is told that something is in the post, and not what. */
export const deskPosted =
  (services: Services): Handler<'desk_posted'> =>
  async ({ body: { id, carrier, tracking }, staff }) => {
    const { database, vault, now } = services
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        const { paper } = await openedPost(tx, id, now())
        const locked = await lockPaper(tx, paper.id, now())
        const stage = locked?.last?.order.id === id ? locked.stage : 'offered'
        if (!locked?.last || stage !== 'to post') throw notNow(stage)
        if (await isDisputed(tx, id)) throw new Refusal(409, words.disputed, { reason: 'disputed' })
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
        await tellDesk(tx, 'post', id)
        await tellDesk(tx, 'appointment', paper.appointmentId)
      }),
    )
    sendSoon(services)
    return {}
  }

const noSuchPost = () => new Refusal(404, words.gone)

const notNow = (stage: PaperStanding['stage']) =>
  new Refusal(409, stage === 'to post' ? words.gone : words.notNow[stage], { stage })

/** A posting that is not the last of its prescription was called off. */
async function openedPost(tx: Orm, orderId: string, now: Instant) {
  const paper = await paperOfOrder(tx, orderId)
  if (!paper) throw noSuchPost()
  const standing = await standingOfPaper(tx, paper, now)
  const { last } = standing
  if (last?.order.id !== orderId || standing.postage === 'to pay') throw noSuchPost()
  return { ...standing, last }
}

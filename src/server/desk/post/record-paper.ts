import { eq } from 'drizzle-orm'
import { outcomeWords } from '#content/desk/day.ts'
import { paperDeskWords as words } from '#content/desk/post.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { mayBeWithdrawn, type PostStage } from '#domain/post/posting.ts'
import {
  livePaperOf,
  lockPaper,
  type PaperStanding,
  standingOfPaper,
  writePaper,
} from '../../bookings/paper/paper-rows.ts'
import { paperPrescriptions } from '../../bookings/paper/tables.ts'
import type { Handler } from '../../calls/route.ts'
import { orProviderAway } from '../../checkout/payment/provider-away.ts'
import type { Orm } from '../../database/database.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import { closeUnpaid } from '../../orders/close-unpaid.ts'
import { recordRefundDue } from '../../orders/owed-refunds.ts'
import { sendRefundSoon } from '../../orders/refunds.ts'
import type { Services } from '../../services.ts'
import { openedAppointment, requireReader } from '../day/opened-appointment.ts'

const refuse = (because: string) => new Refusal(422, because, { because: [because] })

/** That one was written, and when. Nothing of what is on it. Sent again under its id it is the same. */
export const deskPaper =
  ({ database, now }: Services): Handler<'desk_paper'> =>
  ({ body: { id, paperId, writtenOn }, staff }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        const { asker, appointment } = await openedAppointment(tx, staff, id)
        requireReader(asker, outcomeWords.whyNot['not yours'])
        if (appointment.state !== 'completed') throw refuse(words.before)
        const begun = londonTimeAt(appointment.startsAt.getTime()).date
        if (writtenOn < begun || writtenOn > londonTimeAt(now()).date) throw refuse(words.dayWrong)
        const written = { id: paperId, appointmentId: id, staffId: staff.id, writtenOn, at: new Date(now()) }
        if (!(await writePaper(tx, written))) throw new Refusal(409, words.already)
        await tellDesk(tx, 'appointment', id)
        return {}
      }),
    )

/** It is not to be used: what was paid for posting it goes back, and nobody pays for it any more. */
export const deskWithdrawPaper =
  (services: Services): Handler<'desk_withdraw_paper'> =>
  async ({ body: { id }, staff }) => {
    const seen = await services.database.run(async (orm) => {
      const { asker } = await openedAppointment(orm, staff, id)
      requireReader(asker, outcomeWords.whyNot['not yours'])
      const paper = await livePaperOf(orm, id)
      if (!paper) throw new Refusal(409, words.gone)
      return standingOfPaper(orm, paper)
    })
    const { paper, stage, last } = seen
    const alongside = (tx: Orm) => markWithdrawn(services, tx, seen, staff.id)
    if (stage === 'to pay' && last) {
      const closing = closeUnpaid(services, last.order.id, { by: 'staff', staffId: staff.id, alongside })
      if (!(await orProviderAway(words.away, closing))) throw notNow('paying')
      return {}
    }
    const refundId = await services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const locked = await lockPaper(tx, paper.id)
        if (!locked || locked.stage === 'to pay' || !mayBeWithdrawn(locked.stage))
          throw notNow(locked?.stage ?? 'paying')
        await alongside(tx)
        if (locked.stage !== 'to post' || !locked.last) return null
        const back = { reason: 'declined', by: 'staff', staffId: staff.id, now: services.now() } as const
        return recordRefundDue(tx, locked.last.order, back)
      }),
    )
    await sendRefundSoon(services, refundId)
    return {}
  }

async function markWithdrawn({ now }: Services, tx: Orm, { paper, last }: PaperStanding, staffId: string) {
  await tx
    .update(paperPrescriptions)
    .set({ withdrawnAt: new Date(now()), withdrawnBy: staffId })
    .where(eq(paperPrescriptions.id, paper.id))
  await tellDesk(tx, 'appointment', paper.appointmentId)
  if (last) await tellDesk(tx, 'post', last.order.id)
}

const notNow = (stage: PostStage) =>
  new Refusal(409, stage === 'posted' ? words.isPosted : stage === 'withdrawn' ? words.gone : words.paying, { stage })

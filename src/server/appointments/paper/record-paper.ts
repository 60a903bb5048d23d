import { eq } from 'drizzle-orm'
import { outcomeWords } from '#content/appointments/clinic-list.ts'
import { paperDeskWords as words } from '#content/appointments/post.ts'
import { normalPaper, type PaperProblem, problemsOfPaper } from '#domain/appointments/paper/paper-prescription.ts'
import { mayBeHandedOver, mayBeReplaced, mayBeWithdrawn, type PostStage } from '#domain/appointments/paper/posting.ts'
import { bookableService } from '#domain/appointments/services.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { serviceRefused } from '#domain/identity/staff/grants.ts'
import { fullNameOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireAllowed } from '../../identity/restrictions/restricted.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { closeUnpaid } from '../../orders/close-unpaid.ts'
import { recordRefundDue } from '../../orders/owed-refunds.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import { sendRefundSoon } from '../../orders/refunds.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { appointmentOwnerOf, detailsOf } from '../appointment-owner.ts'
import { openedAppointment, requireReader } from '../desk/opened-appointment.ts'
import {
  livePaperOf,
  lockPaper,
  type PaperStatus,
  recordPaperEvent,
  sealPaper,
  statusOfPaper,
  writePaper,
} from './paper-rows.ts'
import { type PaperEvent, paperPrescriptions } from './tables.ts'

const refuse = (because: string, problems: readonly PaperProblem[] = []) =>
  new ApiError(422, because, { because: [because], problems })

const conflict = (because: string, reason: string) => new ApiError(409, because, { reason })

/**
 * Null: this person may sign a prescription after such an appointment. Otherwise why not: only a registered
 * psychiatrist may.
 */
export function whyNoPaper(staff: Staff, service: string): string | null {
  if (bookableService(service).linkRegisters === null) return words.notAdhd
  return serviceRefused([service], staff) === null ? null : words.notPrescriber
}

/** Records the particulars, once. Sent again under the same id, it is the same. */
export const deskPaper =
  (services: Services): Handler<'desk_paper'> =>
  async ({ body: { id, paperId, replaces, ...sent }, staff }) => {
    const { database, now } = services
    const refundId = await database.transaction(async (tx) => {
      const opened = await openedAppointment(tx, staff, id)
      const { asker, appointment } = opened
      requireReader(asker, outcomeWords.whyNot['not yours'])
      const because = whyNoPaper(staff, appointment.service)
      if (because !== null || !staff.registration) throw refuse(because ?? words.notPrescriber)
      if (appointment.state !== 'completed') throw refuse(words.before)
      const { form, serial, writtenOn, startsOn, ...content } = normalPaper(sent)
      const on = londonTimeAt(appointment.startsAt.getTime()).date
      const problems = problemsOfPaper(normalPaper(sent), { on, today: londonTimeAt(now()).date })
      const [first] = problems
      if (first) throw refuse(words.problems[first], problems)
      // Sent again: it was written before.
      if ((await livePaperOf(tx, id))?.id !== paperId)
        await requireAllowed(tx, 'decision', { ...appointmentOwnerOf(opened), appointmentId: id }, now())
      const { body, number } = staff.registration
      const particulars = {
        ...content,
        patient: fullNameOf(detailsOf(services, opened)),
        signedBy: { name: staff.name, registration: `${body} ${number}` },
      }
      const back =
        replaces === null ? null : await putAside(services, tx, { appointmentId: id, replaces, staff, paperId })
      const written = await writePaper(tx, {
        id: paperId,
        appointmentId: id,
        staffId: staff.id,
        writtenOn,
        startsOn,
        form,
        serial,
        content: sealPaper(services, paperId, particulars),
        replaces,
        at: new Date(now()),
      })
      if (written === 'serial') throw conflict(words.knownSerial, 'serial')
      if (written === 'another') throw conflict(words.already, 'another')
      await publishDeskEvent(tx, 'appointment', id)
      return back
    })
    await sendRefundSoon(services, refundId)
    return {}
  }

interface Replacement {
  readonly appointmentId: string
  readonly replaces: string
  readonly paperId: string
  readonly staff: Staff
}

/** Ends the expired prescription that this one replaces. Returns the id of the refund for posting it, or null. */
async function putAside(services: Services, tx: Orm, { appointmentId, replaces, paperId, staff }: Replacement) {
  const live = await livePaperOf(tx, appointmentId)
  // Sent again: it is recorded already.
  if (live?.id === paperId) return null
  if (live?.id !== replaces) throw conflict(words.notReplaced, 'replaces')
  const locked = await lockPaper(tx, replaces, services.now())
  if (!locked || locked.stage === 'paying') throw notNow('paying')
  if (!mayBeReplaced(locked.stage, locked.validity)) throw conflict(words.notReplaced, 'replaces')
  await markWithdrawn(services, tx, locked, { staffId: staff.id, as: 'replaced' })
  return postageBack(services, tx, locked, staff.id)
}

/** Refunds what was paid for posting a prescription that will not be posted. The caller holds the prescription. */
async function postageBack({ now }: Services, tx: Orm, { stage, postage, last }: PaperStatus, staffId: string) {
  if (stage === 'posted' || postage !== 'to post' || !last) return null
  return recordRefundDue(tx, last.order, { reason: 'declined', by: 'staff', staffId, now: now() })
}

/** Withdraws it: the postage is refunded, and can no longer be paid. */
export const deskWithdrawPaper =
  (services: Services): Handler<'desk_withdraw_paper'> =>
  async ({ body: { id }, staff }) => {
    const seen = await services.database.run(async (orm) => {
      const { asker } = await openedAppointment(orm, staff, id)
      requireReader(asker, outcomeWords.whyNot['not yours'])
      const paper = await livePaperOf(orm, id)
      if (!paper) throw new ApiError(409, words.gone)
      return statusOfPaper(orm, paper, services.now())
    })
    const { paper, stage, postage, last } = seen
    const alongside = (tx: Orm) => markWithdrawn(services, tx, seen, { staffId: staff.id, as: 'withdrawn' })
    if (mayBeWithdrawn(stage) && postage === 'to pay' && last) {
      const closing = closeUnpaid(services, last.order.id, { by: 'staff', staffId: staff.id, alongside })
      if (!(await orProviderAway(words.away, closing))) throw notNow('paying')
      return {}
    }
    const refundId = await services.database.transaction(async (tx) => {
      const locked = await lockPaper(tx, paper.id, services.now())
      if (!locked || locked.postage === 'to pay' || !mayBeWithdrawn(locked.stage))
        throw notNow(locked?.stage ?? 'paying')
      await alongside(tx)
      return postageBack(services, tx, locked, staff.id)
    })
    await sendRefundSoon(services, refundId)
    return {}
  }

/** Handed to the patient: once, and never when no pharmacy may dispense it. Asked again, it is done. */
export const deskHandOverPaper =
  ({ database, now }: Services): Handler<'desk_hand_over_paper'> =>
  ({ body: { id }, staff }) =>
    database.transaction(async (tx) => {
      const opened = await openedAppointment(tx, staff, id)
      requireReader(opened.asker, outcomeWords.whyNot['not yours'])
      const paper = await livePaperOf(tx, id)
      if (!paper) throw new ApiError(409, words.gone)
      const locked = await lockPaper(tx, paper.id, now())
      if (locked?.stage === 'handed over') return {}
      // Paid for although it is too late to post: the refund goes first.
      if (!locked || !mayBeHandedOver(locked.stage) || locked.postage === 'to post')
        throw notNow(locked?.stage === 'too late' ? 'to post' : (locked?.stage ?? 'paying'))
      await requireAllowed(tx, 'dispatch', { ...appointmentOwnerOf(opened), appointmentId: id }, now())
      await tx
        .update(paperPrescriptions)
        .set({ handedOverAt: new Date(now()), handedOverBy: staff.id })
        .where(eq(paperPrescriptions.id, paper.id))
      await recordPaperEvent(tx, paper.id, 'handed over', { staffId: staff.id, now: now() })
      await publishDeskEvent(tx, 'appointment', id)
      return {}
    })

async function markWithdrawn(
  { now }: Services,
  tx: Orm,
  { paper, last }: PaperStatus,
  { staffId, as }: { readonly staffId: string; readonly as: PaperEvent & ('withdrawn' | 'replaced') },
) {
  await tx
    .update(paperPrescriptions)
    .set({ withdrawnAt: new Date(now()), withdrawnBy: staffId })
    .where(eq(paperPrescriptions.id, paper.id))
  await recordPaperEvent(tx, paper.id, as, { staffId, now: now() })
  await publishDeskEvent(tx, 'appointment', paper.appointmentId)
  if (last) await publishDeskEvent(tx, 'post', last.order.id)
}

const because: Readonly<Partial<Record<PostStage, string>>> = {
  posted: words.isPosted,
  withdrawn: words.gone,
  'handed over': words.isHandedOver,
  'to post': words.isPaidFor,
  void: words.isVoid,
}

const notNow = (stage: PostStage) => new ApiError(409, because[stage] ?? words.paying, { stage })

import { stepPath } from '#contract/pages.ts'
import type { MyCheckIn } from '#contract/treatment/check-in.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import { checkedAnswers } from '#domain/intake/engine/checked-answers.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import { itemName } from '#domain/orders/kinds.ts'
import { dueDoses } from '#domain/treatment/dose-log.ts'
import { injectionDays } from '#domain/treatment/injections.ts'
import { reportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import type { Handler } from '../../../identity/handler.ts'
import { isUseStopped } from '../../../identity/restrictions/restricted.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { loggedDaysOf } from '../dose-log/dose-rows.ts'
import { type CheckInStatus, checkInStatus, openCheckIn } from './check-in-status.ts'
import { draftOf } from './draft.ts'
import { lastWeightOf } from './last-weight.ts'
import { nextPenOf, toPatient } from './price-of-next.ts'

const nothing = { is: 'none', opensOn: null, lastsUntil: null, review: null, open: null, sent: null } as const

export const myCheckIn =
  (services: Services): Handler<'my_check_in'> =>
  ({ account }) =>
    services.database.transaction((tx) => checkInView(services, tx, account.id))

export async function checkInView(services: Services, tx: Orm, accountId: string): Promise<MyCheckIn> {
  const standing = await checkInStatus(services, tx, accountId)
  if (!standing) return nothing
  const { is, opensOn, cover, checkIn, order, isLocked } = standing
  const isAsked = is === 'not yet' || is === 'open' || is === 'again' || is === 'to pay'
  if (!isLocked && isAsked && (await isUseStopped(tx, 'check-in', { accountId }, services.now())))
    return { ...nothing, is: 'restricted' }
  return {
    is: isLocked ? 'locked' : is,
    opensOn,
    lastsUntil: cover.coveredUntil,
    review: standing.review,
    open: await openFor(services, tx, standing),
    sent: checkIn?.finishedAt
      ? {
          outcome: checkIn.outcome,
          toPay:
            is === 'to pay' && order
              ? { orderId: order.id, amountPence: order.amountPence, item: itemName(order) }
              : null,
        }
      : null,
  }
}

async function openFor(services: Services, tx: Orm, standing: CheckInStatus): Promise<MyCheckIn['open']> {
  const checkIn = await openCheckIn(services, tx, standing)
  if (!checkIn) return null
  const { accountId, injectionDay } = standing.plan
  const today = londonTimeAt(services.now()).date
  const draft = await draftOf(services, tx, checkIn)
  const answers = draft?.answers ?? {}
  const reported = reportedCheckIn(answers, today)
  const walked = walk(flow, answers).end
  // With a symptom that is neither confirmed nor withdrawn it cannot be completed.
  const end = reported.signs.length > 0 ? { to: 'unanswered' as const, address: flow.first } : walked
  const isPen = end.to === 'finished' && reported.wish !== 'pause' && reported.wish !== 'stop'
  const { pen } = isPen ? await nextPenOf(services, tx, standing, { reported, answers }, toPatient) : { pen: null }
  const pack = {
    from: standing.cover.coveredFrom,
    until: standing.cover.coveredUntil,
    medicine: standing.cover.medicine,
  }
  const log = await loggedDaysOf(tx, accountId)
  return {
    id: checkIn.id,
    ansData: draft?.plain ?? null,
    revision: draft?.revision ?? 0,
    today,
    medicine: standing.cover.medicine,
    injectionDay,
    dosesDue: injectionDays(pack, injectionDay).filter((day) => day <= today),
    logged: dueDoses([pack], injectionDay, log).due.flatMap(({ on: due, logged }) =>
      logged && due <= today ? [{ due, is: logged.is, on: logged.on }] : [],
    ),
    lastWeight: await lastWeightOf(services.vault, tx, accountId),
    missing: end.to === 'unanswered' ? stepPath(flow.name, end.address) : null,
    wish: end.to === 'finished' ? reported.wish : null,
    answers:
      end.to === 'finished'
        ? checkedAnswers(flow, answers).map(({ address, question, answer }) => ({
            path: stepPath(flow.name, address),
            question,
            answer: [...answer],
          }))
        : [],
    pen: pen && {
      medicine: pen.medicine,
      dose: pen.dose,
      pricePence: pen.pricePence,
      reasons: [...pen.reasons],
    },
  }
}

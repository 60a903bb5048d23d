import { undoLostOutcomes } from '../appointments/lost-outcomes.ts'
import { checkoutOf } from '../checkout/kinds/kinds.ts'
import { undoLostDecisions } from '../clinical/cases/lost-decisions.ts'
import { releaseHeld } from '../clinical/cases/release-held.ts'
import { entryHeldBack } from '../clinical/history/events.ts'
import { releaseActions } from '../clinical/incidents/actions.ts'
import { releaseIncidents } from '../clinical/incidents/review.ts'
import { releaseCallBacks } from '../clinical/safeguarding/call-backs.ts'
import { releaseRequests } from '../enquiries/release-requests.ts'
import { erasureAsked, unfinishedAsked, unprovenLeft } from '../identity/accounts/events.ts'
import { guestSessionAttached, guestSessionExamined } from '../identity/guest-sessions/events.ts'
import { staffAccessEnded, staffRightsReduced } from '../identity/staff/events.ts'
import { hasAnswersIn, hasAnswersToResume, resumeAnswers } from '../intake/questionnaires/resume-answers.ts'
import { orderRefunded } from '../orders/events.ts'
import { attachOrders, detachUnpaidOrders, ordersInSession } from '../orders/guest-session-orders.ts'
import { on, type Subscription } from '../platform/events.ts'
import { makeCopyAnew } from '../privacy/copy/make-copy-anew.ts'
import { toBeErased } from '../privacy/erasure/to-be-erased.ts'

/** The subscribers of every event, called in this order. */
export const subscribers: readonly Subscription[] = [
  on(guestSessionExamined, async (_services, tx, { guestSessionId }) => ({
    hasAnswers: await hasAnswersIn(tx, guestSessionId),
    orders: await ordersInSession(tx, guestSessionId),
  })),
  on(guestSessionAttached, (_services, tx, { guestSessionId, account }) => attachOrders(tx, guestSessionId, account)),
  on(guestSessionAttached, ({ vault }, tx, { guestSessionId, account }) =>
    resumeAnswers(tx, vault, account.id, guestSessionId),
  ),
  on(unfinishedAsked, (_services, tx, { accountId }) => hasAnswersToResume(tx, accountId)),
  on(unprovenLeft, (_services, tx, { accountId }) => detachUnpaidOrders(tx, accountId)),
  on(erasureAsked, (_services, tx, { accountIds }) => toBeErased(tx, accountIds)),
  on(entryHeldBack, (_services, tx, { accountId }) => makeCopyAnew(tx, accountId)),
  on(orderRefunded, (services, tx, { refund, order }) => checkoutOf(order).afterRefund(services, tx, refund, order)),
  on(staffRightsReduced, (services, tx, { rights }) => undoLostDecisions(services, tx, rights, services.now())),
  on(staffRightsReduced, (services, tx, { rights }) => undoLostOutcomes(services, tx, rights, services.now())),
  on(staffRightsReduced, (_services, tx, { rights }) => releaseCallBacks(tx, rights)),
  on(staffAccessEnded, (_services, tx, { staffId }) => releaseHeld(tx, staffId)),
  on(staffAccessEnded, (_services, tx, { staffId }) => releaseRequests(tx, staffId)),
  on(staffAccessEnded, (services, tx, { staffId }) => releaseIncidents(services, tx, staffId)),
  on(staffAccessEnded, (_services, tx, { staffId }) => releaseActions(tx, staffId)),
]

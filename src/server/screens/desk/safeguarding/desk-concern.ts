import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { caseById } from '../../../clinical/cases/case-by-id.ts'
import { holderShown } from '../../../clinical/cases/case-in-hand.ts'
import { openLockOf } from '../../../clinical/cases/supply-lock.ts'
import { concernOf } from '../../../clinical/safeguarding/concern-acts.ts'
import { missedInARow } from '../../../clinical/safeguarding/end-call-back.ts'
import type { Handler } from '../../../identity/handler.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import type { Services } from '../../../platform/services.ts'
import { liveRestrictionView } from '../../../privacy/restriction/restriction-views.ts'
import { draftsOn, eventsOf } from '../cases/case-parts.ts'
import { clockView } from '../cases/clock-view.ts'
import { assigneesOf, callBacksIn } from './call-backs-shown.ts'
import { alarmOf, contactOptions, contactsIn, endingOf, personIn, reportedIn } from './concern-parts.ts'

/** The whole concern, read in one transaction with its access-log entry. */
export const deskConcern =
  (services: Services): Handler<'desk_concern'> =>
  async ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const { found, concern } = await concernOf(tx, await caseById(tx, id))
      const { accountId } = found
      await recordAccess(tx, { staffId: staff.id, accountId, caseId: id, what: 'case', why: 'case' }, now)
      const { person, mobile } = await personIn(services, tx, accountId)
      return {
        id,
        state: found.state,
        epoch: found.epoch,
        with: await holderShown(services, tx, found, { staffId: staff.id, now }),
        raisedAt: found.createdAt.toISOString(),
        clock: clockView(found, now, await clinicClosures(tx)),
        person,
        restriction: accountId === null ? null : await liveRestrictionView(services, tx, accountId),
        isSupplyLocked: accountId !== null && (await openLockOf(tx, accountId)) !== null,
        ...contactOptions(services, concern, mobile),
        told: await reportedIn(services, tx, id, accountId),
        alarm: await alarmOf(services, tx, id),
        contacts: await contactsIn(services, tx, id),
        callBacks: await callBacksIn(services, tx, id, staff.id),
        missedCallBacks: await missedInARow(tx, id),
        assignees: await assigneesOf(services, tx),
        ending: await endingOf(services, tx, concern),
        drafts: await draftsOn(services, tx, id, staff.id),
        history: (await eventsOf(services, tx, id)).map(({ at, what, by }) => ({ at, what, by })),
      }
    })

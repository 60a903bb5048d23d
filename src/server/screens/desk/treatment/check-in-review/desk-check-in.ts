import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import { clinicClosures } from '../../../../appointments/clinic-closures.ts'
import { caseById } from '../../../../clinical/cases/case-by-id.ts'
import { holderShown } from '../../../../clinical/cases/case-in-hand.ts'
import { type CheckInRow, sentCheckInsOf } from '../../../../clinical/cases/check-ins-of.ts'
import { checksOf } from '../../../../clinical/cases/evidence-rows.ts'
import { openFacts } from '../../../../clinical/cases/queue-facts.ts'
import { evidenceIn } from '../../../../clinical/cases/read-evidence.ts'
import { checkInOfCase, reviewOwnerOf } from '../../../../clinical/treatment/check-in/check-in-review.ts'
import { accountById, openDetails } from '../../../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../../../identity/accounts/person.ts'
import type { Handler } from '../../../../identity/handler.ts'
import { staffName } from '../../../../identity/staff/staff-names.ts'
import { recordAccess } from '../../../../platform/access-log/record-access.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { liveRestrictionView } from '../../../../privacy/restriction/restriction-views.ts'
import { draftsOn } from '../../cases/case-parts.ts'
import { clockView } from '../../cases/clock-view.ts'
import { transcriptView } from '../../cases/transcript-view.ts'
import { planShown } from '../plan-shown.ts'

/** The whole check-in, read in one transaction with its access-log entry. */
export const deskCheckIn =
  (services: Services): Handler<'desk_check_in'> =>
  async ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const { vault } = services
      const now = services.now()
      const checkIn = await checkInOfCase(tx, id)
      const { accountId } = checkIn
      const found = await caseById(tx, id)
      const account = await accountById(tx, accountId)
      if (!found || !account) throw new Error('A check-in is looked at that is nobody’s.')
      await recordAccess(tx, { staffId: staff.id, accountId, caseId: id, what: 'case', why: 'case' }, now)
      const details = openDetails(vault, account)
      const sent = (await sentCheckInsOf(tx, vault, accountId)).find(({ row }) => row.id === checkIn.id)
      return {
        id,
        state: found.state,
        epoch: found.epoch,
        with: await holderShown(services, tx, found, { staffId: staff.id, now }),
        sentAt: (checkIn.finishedAt ?? found.createdAt).toISOString(),
        clock: clockView(found, now, await clinicClosures(tx)),
        person: {
          accountId,
          name: fullNameOf(details),
          born: details.dob || null,
          email: details.email || null,
          mobile: details.mobile || null,
        },
        restriction: await liveRestrictionView(services, tx, accountId),
        why: openFacts(vault, found)?.why ?? [],
        told: sent ? transcriptView(flow, flow.version, sent.answers) : null,
        plan: await planShown(services, tx, {
          accountId,
          evidence: evidenceIn(await checksOf(tx, vault, accountId)),
          sex: details.gender ?? null,
          mayChange: staff.capabilities.has('decide-cases'),
        }),
        ending: await endingOf(services, tx, checkIn),
        drafts: await draftsOn(services, tx, id, staff.id),
      }
    })

async function endingOf(services: Services, tx: Orm, { id, reviewNote, reviewedBy, reviewedAt }: CheckInRow) {
  if (!reviewNote || !reviewedBy || !reviewedAt) return null
  const by = { id: reviewedBy, name: await staffName(services, tx, reviewedBy) }
  return { said: services.vault.open(reviewNote, reviewOwnerOf(id)), by, at: reviewedAt.toISOString() }
}

import { checkIn as flow } from '#domain/questionnaires/check-in/flow.ts'
import { recordLook } from '../../access-log/record-look.ts'
import { accountById, openDetails } from '../../accounts/account-rows.ts'
import type { Handler } from '../../calls/route.ts'
import { caseById } from '../../cases/case-by-id.ts'
import { holderShown } from '../../cases/case-in-hand.ts'
import { type CheckInRow, sentCheckInsOf } from '../../cases/check-ins-of.ts'
import { checksOf } from '../../cases/evidence-rows.ts'
import { openFacts } from '../../cases/facts.ts'
import { houseHolidays } from '../../cases/house-holidays.ts'
import { evidenceIn } from '../../cases/read-evidence.ts'
import type { Orm } from '../../database/database.ts'
import { checkInOfCase, closeLook, lookedOwner } from '../../plans/check-in/look.ts'
import type { Services } from '../../services.ts'
import { staffName } from '../../staff/staff-names.ts'
import { draftsOn } from '../case-parts.ts'
import { fullName } from '../people/full-name.ts'
import { planShown } from '../plan-shown.ts'
import { shownClock } from '../shown-clock.ts'
import { shownTranscript } from '../shown-transcript.ts'

/** Everything about such a check-in in one transaction with the line in the log that says who read it. */
export const deskCheckIn =
  (services: Services): Handler<'desk_check_in'> =>
  async ({ body: { id }, staff }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const { vault } = services
        const now = services.now()
        const checkIn = await checkInOfCase(tx, id)
        const { accountId } = checkIn
        const found = await caseById(tx, id)
        const account = await accountById(tx, accountId)
        if (!found || !account) throw new Error('A check-in is looked at that is nobody’s.')
        await recordLook(tx, { staffId: staff.id, accountId, caseId: id, what: 'case', why: 'case' }, now)
        const details = openDetails(vault, account)
        const sent = (await sentCheckInsOf(tx, vault, accountId)).find(({ row }) => row.id === checkIn.id)
        return {
          id,
          state: found.state,
          epoch: found.epoch,
          with: await holderShown(services, tx, found, { staffId: staff.id, now }),
          sentAt: (checkIn.finishedAt ?? found.createdAt).toISOString(),
          clock: shownClock(found, now, await houseHolidays(tx)),
          person: {
            accountId,
            name: fullName(details),
            born: details.dob || null,
            email: details.email || null,
            mobile: details.mobile || null,
          },
          why: openFacts(vault, found)?.why ?? [],
          told: sent ? shownTranscript(flow, flow.version, sent.answers) : null,
          plan: await planShown(services, tx, {
            accountId,
            evidence: evidenceIn(await checksOf(tx, vault, accountId)),
            sex: details.gender ?? null,
            mayChange: staff.capabilities.has('decide-cases'),
          }),
          ending: await endingOf(services, tx, checkIn),
          drafts: await draftsOn(services, tx, id, staff.id),
        }
      }),
    )

async function endingOf(services: Services, tx: Orm, { id, lookedSaid, lookedBy, lookedAt }: CheckInRow) {
  if (!lookedSaid || !lookedBy || !lookedAt) return null
  const by = { id: lookedBy, name: await staffName(services, tx, lookedBy) }
  return { said: services.vault.open(lookedSaid, lookedOwner(id)), by, at: lookedAt.toISOString() }
}

export const deskCloseCheckIn =
  (services: Services): Handler<'desk_close_check_in'> =>
  async ({ body, staff }) => {
    await services.database.run((orm) =>
      orm.transaction((tx) => closeLook(services, tx, { ...body, staffId: staff.id })),
    )
    return {}
  }

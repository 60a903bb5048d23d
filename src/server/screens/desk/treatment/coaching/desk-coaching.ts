import { capital } from '#content/numbers.ts'
import type { PlanRow } from '#contract/treatment/coaching.ts'
import { type Instant, londonTimeAt, londonToday } from '#domain/calendar/london-time.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { policy } from '#domain/clinical/policy.ts'
import { ageOn, parseDay } from '#domain/identity/date-of-birth.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { regainedPercent } from '#domain/treatment/aftercare.ts'
import { checkInOpens, cycleDay } from '#domain/treatment/cover.ts'
import { openDetails } from '../../../../identity/accounts/account-rows.ts'
import type { Handler } from '../../../../identity/handler.ts'
import { recordListed } from '../../../../platform/access-log/record-listed.ts'
import type { Services } from '../../../../platform/services.ts'
import { patientViews, type Shown } from './patient-views.ts'
import { type ListedPlan, planCounts, planPage } from './plan-list.ts'

/** Rows show no name, but doses and weights: each is an access to a list entry, once a day. */
export const deskCoaching =
  (services: Services): Handler<'desk_coaching'> =>
  async ({ body: { list, medicine = null, after = null }, staff }) => {
    const { database } = services
    const now = services.now()
    const today = londonTimeAt(now).date
    const [{ rows, next }, counts] = await Promise.all([
      planPage(database, { list, medicine, after, now, today }),
      planCounts(database, { medicine, now, today }),
    ])
    const known = await database.transaction(async (tx) => {
      const listed = { staffId: staff.id, what: 'list entry', why: 'coaching' } as const
      await recordListed(tx, listed, rows, now)
      return patientViews(services, tx, rows, today)
    })
    return {
      rows: rows.flatMap((row) => {
        const shown = known.get(row.accountId)
        return shown ? [shownRow(services, row, shown, now)] : []
      }),
      next,
      counts,
      at: new Date(now).toISOString(),
    }
  }

function shownRow({ vault }: Services, row: ListedPlan, shown: Shown, now: Instant): PlanRow {
  const today = londonTimeAt(now).date
  const { gender, dob } = openDetails(vault, shown.account)
  const born = dob ? parseDay(dob) : null
  const { course } = shown
  return {
    planId: row.id,
    accountId: row.accountId,
    need: row.need,
    person: { sex: gender ? capital(gender) : null, age: born && ageOn(born, londonToday(now)) },
    reference: shown.reference,
    medicine: medicineName(row.medicine),
    dose: formatDose(row.mg),
    state: row.state,
    endedOn: row.endedOn,
    regained: row.endedOn === null ? null : regainedOf(shown, row.endedOn),
    pausedUntil: row.pausedUntil,
    cycleDay: cycleDay(row, today),
    coveredUntil: row.until,
    checkInOpens: checkInOpens(row),
    isOrdered: row.isOrdered,
    answerDue: row.answerDue?.toISOString() ?? null,
    lastContact: lastContact(row),
    isShared: shown.isShared,
    weight: course && {
      points: course.weights.map(({ on, value }): [string, number] => [on, value]),
      on: course.last.on,
      kg: course.last.value,
      isVerified: course.last.isVerified,
      lost: course.lost,
    },
    isFlagged: shown.isFlagged,
  }
}

/** In whole per cent, above the threshold for regained weight; as far as the team may see it. */
function regainedOf({ course }: Shown, endedOn: string): number | null {
  const weights = (course?.weights ?? []).map(({ on, value }) => ({ on, kg: value }))
  const percent = regainedPercent(weights, endedOn)
  return percent !== null && percent >= policy.regainPercent ? Math.round(percent) : null
}

function lastContact({ writtenAt, seenAt }: ListedPlan): PlanRow['lastContact'] {
  if (!(writtenAt || seenAt)) return null
  const isSeen = (seenAt?.getTime() ?? 0) > (writtenAt?.getTime() ?? 0)
  const at = (isSeen ? seenAt : writtenAt) as Date
  return { at: at.toISOString(), by: isSeen ? 'appointment' : 'message' }
}

import { inArray } from 'drizzle-orm'
import type { DeskBloodReport } from '#contract/blood-tests/desk-blood-tests.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { bloodWordsOwner } from '../../../clinical/blood-tests/review.ts'
import { bloodKits } from '../../../clinical/blood-tests/tables.ts'
import {
  type BloodReportRow,
  bloodReportsOf,
  bloodScheduleOf,
  openBloodReport,
} from '../../../clinical/cases/blood-reports.ts'
import { accountById, openDetails } from '../../../identity/accounts/account-rows.ts'
import { fullNameOf, noSuchPerson } from '../../../identity/accounts/person.ts'
import type { Handler } from '../../../identity/handler.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** All results of one patient beside the course of each value, for the record, the case and the review. */
export const deskBloodTestsOf =
  (services: Services): Handler<'desk_blood_tests_of'> =>
  ({ body: { accountId }, staff }) => {
    const { database, vault, now } = services
    return database.transaction(async (tx) => {
      const account = await accountById(tx, accountId)
      if (!account) throw noSuchPerson()
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, now())
      const details = openDetails(vault, account)
      const today = londonTimeAt(now()).date
      const rows = await bloodReportsOf(tx, accountId)
      return {
        person: { accountId, name: fullNameOf(details), born: details.dob || null },
        today,
        schedule: await bloodScheduleOf(tx, accountId, today, rows),
        reports: await shown(services, tx, rows.toReversed()),
        mayReview: staff.capabilities.has('decide-cases'),
      }
    })
  }

async function shown(services: Services, tx: Orm, rows: readonly BloodReportRow[]): Promise<DeskBloodReport[]> {
  const { vault } = services
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ typedBy, confirmedBy, reviewedBy }) =>
      [typedBy, confirmedBy, reviewedBy].flatMap((id) => id ?? []),
    ),
  )
  const nameOf = (id: string | null) => id && (names.get(id) ?? null)
  const kitIds = rows.flatMap(({ kitId }) => kitId ?? [])
  const kits = kitIds.length === 0 ? [] : await tx.select().from(bloodKits).where(inArray(bloodKits.id, kitIds))
  const codes = new Map(kits.map(({ id, code }) => [id, code]))
  return rows.map((row) => ({
    id: row.id,
    ...openBloodReport(vault, row),
    at: row.at.toISOString(),
    source: row.typedBy === null ? 'laboratory' : 'typed',
    kit: row.kitId && (codes.get(row.kitId) ?? null),
    typedBy: nameOf(row.typedBy),
    confirmedBy: nameOf(row.confirmedBy),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    reviewedBy: nameOf(row.reviewedBy),
    words: row.words && vault.open(row.words, bloodWordsOwner(row.id)),
  }))
}

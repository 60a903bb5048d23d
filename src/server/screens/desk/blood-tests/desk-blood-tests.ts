import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { DeskBloodKits, DeskBloodTests } from '#contract/blood-tests/desk-blood-tests.ts'
import { lateAt } from '#domain/blood-tests/kits.ts'
import { criticalOf, isBeyond } from '#domain/blood-tests/results.ts'
import { bloodHandIns, bloodKits, bloodMessages, bloodReports } from '../../../clinical/blood-tests/tables.ts'
import { openBloodReport } from '../../../clinical/cases/blood-reports.ts'
import { openDetails } from '../../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import type { Handler } from '../../../identity/handler.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** Of each list: what a team can see at once. */
const mostRows = 100

/** What waits. Names are read from the record, so each is an access. */
export const deskBloodTests =
  (services: Services): Handler<'desk_blood_tests'> =>
  ({ staff }) =>
    services.database.transaction(async (tx) => ({
      reviews: await reviewsIn(services, tx, staff.id),
      handIns: await handInsIn(services, tx, staff.id),
      unfiled: await unfiledIn(tx),
    }))

export const deskBloodKits =
  (services: Services): Handler<'desk_blood_kits'> =>
  async () => ({ kits: await services.database.run((orm) => kitsIn(services, orm)) })

async function peopleIn({ vault, now }: Services, tx: Orm, staffId: string, ids: readonly string[]) {
  const unique = [...new Set(ids)]
  const rows = unique.length === 0 ? [] : await tx.select().from(accounts).where(inArray(accounts.id, unique))
  for (const { id } of rows) await recordAccess(tx, { staffId, accountId: id, what: 'list entry', why: 'case' }, now())
  const names = new Map(rows.map((row) => [row.id, fullNameOf(openDetails(vault, row))]))
  return (accountId: string) => ({ accountId, name: names.get(accountId) ?? '' })
}

async function reviewsIn(services: Services, tx: Orm, staffId: string): Promise<DeskBloodTests['reviews']> {
  const rows = await tx
    .select()
    .from(bloodReports)
    .where(and(isNull(bloodReports.reviewedAt), isNull(bloodReports.replacedAt)))
    .orderBy(asc(bloodReports.at))
    .limit(mostRows)
  const personOf = await peopleIn(
    services,
    tx,
    staffId,
    rows.map(({ accountId }) => accountId),
  )
  const rank = ({ isCritical, beyond }: DeskBloodTests['reviews'][number]) =>
    isCritical ? 0 : beyond.length > 0 ? 1 : 2
  return rows
    .map((row) => {
      const { results } = openBloodReport(services.vault, row)
      return {
        id: row.id,
        ...personOf(row.accountId),
        at: row.at.toISOString(),
        takenOn: row.takenOn,
        beyond: results.filter(isBeyond).map(({ test }) => test),
        isCritical: criticalOf(results).length > 0,
      }
    })
    .toSorted((one, other) => rank(one) - rank(other) || one.at.localeCompare(other.at))
}

async function handInsIn(services: Services, tx: Orm, staffId: string): Promise<DeskBloodTests['handIns']> {
  const rows = await tx
    .select()
    .from(bloodHandIns)
    .where(isNull(bloodHandIns.endedAs))
    .orderBy(asc(bloodHandIns.at))
    .limit(mostRows)
  const personOf = await peopleIn(
    services,
    tx,
    staffId,
    rows.map(({ accountId }) => accountId),
  )
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ firstBy }) => firstBy ?? []),
  )
  return rows.map(({ id, accountId, at, firstBy }) => ({
    id,
    ...personOf(accountId),
    at: at.toISOString(),
    firstBy: firstBy && (names.get(firstBy) ?? null),
    mayType: firstBy !== staffId,
  }))
}

async function unfiledIn(tx: Orm): Promise<DeskBloodTests['unfiled']> {
  const rows = await tx
    .select({ message: bloodMessages, code: bloodKits.code })
    .from(bloodMessages)
    .leftJoin(bloodKits, eq(bloodKits.id, bloodMessages.kitId))
    .where(and(isNotNull(bloodMessages.unfiled), isNull(bloodMessages.settledAt)))
    .orderBy(asc(bloodMessages.at))
    .limit(mostRows)
  return rows.flatMap(({ message: { sourceId, version, unfiled, at }, code }) =>
    unfiled === null ? [] : [{ source: sourceId, version, why: unfiled, kit: code, at: at.toISOString() }],
  )
}

async function kitsIn({ now }: Services, tx: Orm): Promise<DeskBloodKits['kits']> {
  const rows = await tx
    .select()
    .from(bloodKits)
    .where(inArray(bloodKits.state, ['asked', 'sent', 'received']))
    .orderBy(asc(bloodKits.askedAt))
    .limit(5 * mostRows)
  return rows.flatMap(({ id, code, state, askedAt, sentAt, receivedAt }) => {
    const late = lateAt({ state, sentAt: sentAt?.getTime() ?? null, receivedAt: receivedAt?.getTime() ?? null }, now())
    if (state !== 'asked' && late === null) return []
    return [{ id, code, state, askedAt: askedAt.toISOString(), sentAt: sentAt?.toISOString() ?? null, late }]
  })
}

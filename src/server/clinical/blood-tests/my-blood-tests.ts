import { and, desc, eq, inArray } from 'drizzle-orm'
import type { MyBloodTests } from '#contract/blood-tests/my-blood-tests.ts'
import { lateAt } from '#domain/blood-tests/kits.ts'
import { mayAskForKit } from '#domain/blood-tests/schedule.ts'
import { isShown } from '#domain/blood-tests/shown.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { addressOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pleaseSignIn } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { bloodReportsOf, bloodScheduleOf, openBloodReport } from '../cases/blood-reports.ts'
import { unsentFiles, uploadSeed } from '../evidence/attachments.ts'
import { fileView, openFileDetails } from '../evidence/file-rows.ts'
import { evidenceFiles } from '../evidence/tables.ts'
import { handInWordsOwner } from './hand-ins.ts'
import { kitsOf, kitTrackingOwner } from './kit-rows.ts'
import { bloodWordsOwner } from './review.ts'
import { bloodHandIns } from './tables.ts'

/** Results are shown once a prescriber has reviewed them, and after some days in any case. */
export const myBloodTests =
  (services: Services): Handler<'my_blood_tests'> =>
  ({ account: { id: accountId } }) => {
    const { database, vault, laboratory } = services
    const now = services.now()
    const today = londonTimeAt(now).date
    return database.run(async (orm) => {
      const account = await accountById(orm, accountId)
      if (!account) throw pleaseSignIn()
      const rows = await bloodReportsOf(orm, accountId)
      const schedule = await bloodScheduleOf(orm, accountId, today, rows)
      const kits = await kitsOf(orm, accountId)
      const isKitOpen = kits.some(({ state }) => state === 'asked' || state === 'sent' || state === 'received')
      const address = addressOf(openDetails(vault, account))
      const shown = rows.filter(({ at, reviewedAt }) =>
        isShown({ at: at.getTime(), reviewedAt: reviewedAt?.getTime() ?? null }, now),
      )
      const names = await staffNames(
        services,
        orm,
        shown.flatMap(({ reviewedBy }) => reviewedBy ?? []),
      )
      const sender = { accountId, staffId: null }
      return {
        today,
        schedule,
        kits: kits.map((kit) => ({
          id: kit.id,
          code: kit.code,
          state: kit.state,
          askedAt: kit.askedAt.toISOString(),
          sentAt: kit.sentAt?.toISOString() ?? null,
          carrier: kit.carrier,
          tracking: kit.tracking && vault.open(kit.tracking, kitTrackingOwner(kit.id)),
          endedAt: kit.endedAt?.toISOString() ?? null,
          isLate: isLate(kit, now),
        })),
        mayAskForKit:
          laboratory.provider !== 'none' &&
          schedule !== null &&
          !isKitOpen &&
          address.length > 0 &&
          mayAskForKit(schedule, today),
        address,
        handIns: await handInsOf(services, orm, accountId),
        files: (await unsentFiles(orm, sender, 'blood_tests')).map((file) => fileView(vault, file)),
        uploads: uploadSeed(vault, sender),
        reports: shown.toReversed().map((row) => ({
          id: row.id,
          ...openBloodReport(vault, row),
          isTyped: row.typedBy !== null,
          words: row.words && vault.open(row.words, bloodWordsOwner(row.id)),
          reviewedAt: row.reviewedAt?.toISOString() ?? null,
          reviewedBy: row.reviewedBy && (names.get(row.reviewedBy) ?? null),
        })),
        waiting: rows.length - shown.length,
      } satisfies MyBloodTests
    })
  }

const isLate = (kit: Awaited<ReturnType<typeof kitsOf>>[number], now: number): boolean =>
  lateAt({ ...kit, sentAt: kit.sentAt?.getTime() ?? null, receivedAt: kit.receivedAt?.getTime() ?? null }, now) !== null

async function handInsOf({ vault }: Pick<Services, 'vault'>, orm: Orm, accountId: string) {
  const rows = await orm
    .select()
    .from(bloodHandIns)
    .where(eq(bloodHandIns.accountId, accountId))
    .orderBy(desc(bloodHandIns.at))
  const ids = rows.flatMap(({ fileIds }) => fileIds)
  const files =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(evidenceFiles)
          .where(and(eq(evidenceFiles.accountId, accountId), inArray(evidenceFiles.id, ids)))
  const names = new Map(files.map((file) => [file.id, openFileDetails(vault, file).name]))
  return rows.map(({ id, at, fileIds, endedAs, words }) => ({
    id,
    at: at.toISOString(),
    files: fileIds.flatMap((file) => names.get(file) ?? []),
    endedAs,
    words: words && vault.open(words, handInWordsOwner(id)),
  }))
}

import { eq } from 'drizzle-orm'
import { bloodRefusals as refusals } from '#content/blood-tests/refusals.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { bloodReports } from './tables.ts'
import { tellOfNews } from './tell-patient.ts'

export const bloodWordsOwner = (id: string) => `blood report/${id}/words`

/** From now on the patient sees the values with these words, and open cases no longer say that results wait. */
export const deskReviewBloodReport =
  (services: Services): Handler<'desk_review_blood_report'> =>
  async ({ body: { id, words }, staff }) => {
    const { database, vault } = services
    await database.transaction(async (tx) => {
      const [known] = await tx
        .select({ accountId: bloodReports.accountId })
        .from(bloodReports)
        .where(eq(bloodReports.id, id))
      if (!known) throw new ApiError(404, refusals.noReport)
      const held = await lockCasesOf(tx, known.accountId)
      await lockAccount(tx, known.accountId)
      const [report] = await tx.select().from(bloodReports).where(eq(bloodReports.id, id)).for('no key update')
      if (!report) throw new ApiError(404, refusals.noReport)
      if (report.replacedAt) throw new ApiError(409, refusals.replaced)
      // Sent again by the same person it is the same review.
      if (report.reviewedBy === staff.id && report.words && vault.open(report.words, bloodWordsOwner(id)) === words)
        return
      if (report.reviewedBy)
        throw new ApiError(409, refusals.reviewed(await staffName(services, tx, report.reviewedBy)))
      await saveReview(services, tx, { id, words, staffId: staff.id })
      await publishDeskEvent(tx, 'watch', id)
      await tellOfNews(services, tx, known.accountId)
      await reassessCase(services, tx, held)
    })
    return {}
  }

export const saveReview = (
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { id, words, staffId }: { readonly id: string; readonly words: string; readonly staffId: string },
) =>
  tx
    .update(bloodReports)
    .set({ reviewedBy: staffId, reviewedAt: new Date(now()), words: vault.seal(words, bloodWordsOwner(id)) })
    .where(eq(bloodReports.id, id))

import { deskLetterWords as words } from '#content/letters/desk-letters.ts'
import { addWorkingDays } from '#domain/calendar/working-time.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireAllowed } from '../../identity/restrictions/restricted.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { letterWorkingDays } from '../cases/approval-letters.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { writeLetterEmail } from '../letters/letter-email.ts'
import { type LetterRow, letterById, noSuchLetter, replacementOf } from '../letters/letter-rows.ts'
import { statusesOf } from '../letters/letter-statuses.ts'
import { beginSending } from '../letters/sendings.ts'

/** The same letter once more, unchanged. */
export const deskResendLetter =
  (services: Services): Handler<'desk_resend_letter'> =>
  async ({ body: { id, sendingId }, staff }) => {
    await services.database.transaction(async (tx) => {
      const now = services.now()
      const row = await letterById(tx, id)
      if (!row) throw noSuchLetter()
      await lockAccount(tx, row.accountId)
      const before = (await statusesOf(tx, [row]))(id)
      if (before.some(({ sending }) => sending.id === sendingId)) return
      const why = await whyNot(
        services,
        tx,
        row,
        before.map(({ state }) => state),
      )
      if (why !== null) throw new ApiError(409, why)
      // The summary stays with the patient, whose letter it is.
      if (row.kind === 'gp') await requireAllowed(tx, 'disclosure', row, now)
      const dueAt = addWorkingDays(now, letterWorkingDays, await clinicClosures(tx))
      await beginSending(tx, { id: sendingId, letterId: id, kind: row.kind, askedBy: staff.id, dueAt, now })
      if (row.kind === 'summary') await writeLetterEmail(services, tx, row.accountId, 'again')
    })
    sendSoon(services)
    return {}
  }

async function whyNot({ vault }: Services, tx: Orm, { id, accountId, kind }: LetterRow, states: readonly string[]) {
  if ((await replacementOf(tx, id)) !== null) return words.isReplaced
  if (states.includes('cancelled')) return words.isCancelled
  if (kind !== 'gp') return null
  if (!evidenceIn(await checksOf(tx, vault, accountId)).gp?.tells) return words.notAgreed
  return states.includes('to post') || states.includes('to check') ? words.waits : null
}

import { deskLetterWords as words } from '#content/letters/desk-letters.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { addWorkingDays } from '#domain/calendar/working-time.ts'
import { corrected } from '#domain/letters/correct.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { letterWorkingDays } from '../cases/approval-letters.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { writeLetterEmail } from '../letters/letter-email.ts'
import { letterById, noSuchLetter, openLetter, replacementOf, sealLetter } from '../letters/letter-rows.ts'
import { beginSending, callOffLetter } from '../letters/sendings.ts'
import { letters } from '../letters/tables.ts'
import { signedBy } from '../treatment/plan-letters.ts'

/**
 * A new version, sent in place of the earlier one, which stays as it was; when two do so at once, the second is told.
 */
export const deskCorrectLetter =
  (services: Services): Handler<'desk_correct_letter'> =>
  async ({ body: { id, letterId, reason, sections }, staff }) => {
    const { database, vault } = services
    await database.transaction(async (tx) => {
      const now = services.now()
      const row = await letterById(tx, id)
      if (!row) throw noSuchLetter()
      const { accountId, kind, version } = row
      await lockAccount(tx, accountId)
      const replacement = await replacementOf(tx, id)
      if (replacement === letterId) return
      if (replacement !== null) throw new ApiError(409, words.isReplaced)
      const { name, profession, registration } = await signedBy(vault, tx, staff.id)
      const signed = [name, profession, registration].filter((line) => line !== '')
      const before = openLetter(vault, row)
      const letter = corrected(kind, before, { reason, signed, sections }, londonTimeAt(now).date)
      if (typeof letter === 'string') throw new ApiError(422, words.problems[letter], { problem: letter })
      await tx.insert(letters).values({
        ...row,
        id: letterId,
        number: undefined,
        version: version + 1,
        replaces: id,
        staffId: staff.id,
        content: sealLetter(vault, letterId, letter),
        madeAt: new Date(now),
      })
      await callOffLetter(tx, id, now)
      // A correction after consent was withdrawn is not sent.
      const mayLeave = kind !== 'gp' || evidenceIn(await checksOf(tx, vault, accountId)).gp?.tells
      const dueAt = addWorkingDays(now, letterWorkingDays, await clinicClosures(tx))
      if (mayLeave) await beginSending(tx, { letterId, kind, askedBy: staff.id, dueAt, now })
      await writeLetterEmail(services, tx, accountId, 'corrected')
    })
    sendSoon(services)
    return { id: letterId }
  }

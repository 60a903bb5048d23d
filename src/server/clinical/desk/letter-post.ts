import { eq } from 'drizzle-orm'
import { letterPostWords as words } from '#content/letters/desk-letters.ts'
import type { SendingState } from '#domain/letters/letter-status.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireAllowed, whyStopped } from '../../identity/restrictions/restricted.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { letterById, noSuchLetter, openLetter } from '../letters/letter-rows.ts'
import { statusesOf } from '../letters/letter-statuses.ts'
import { letterSendings } from '../letters/tables.ts'

/** A letter for the post, as it is now. Consent is checked again: nothing leaves once it is withdrawn. */
async function openedPost({ vault }: Services, tx: Orm, id: string) {
  const [sending] = await tx.select().from(letterSendings).where(eq(letterSendings.id, id)).for('no key update')
  const row = sending?.how === 'post' ? await letterById(tx, sending.letterId) : null
  if (!sending || !row) throw noSuchLetter()
  const found = (await statusesOf(tx, [row]))(row.id).find((one) => one.sending.id === id)?.state ?? 'called off'
  const isWaiting = found === 'to post' || found === 'to check'
  const tells = evidenceIn(await checksOf(tx, vault, row.accountId)).gp?.tells
  const state: SendingState = isWaiting && !tells ? 'called off' : found
  return { sending, row, state }
}

/** The address. Staff who print it find the contents in the PDF. */
export const deskLetterPost =
  (services: Services): Handler<'desk_letter_post'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const { sending, row, state } = await openedPost(services, tx, id)
      const { accountId, caseId } = row
      await recordAccess(tx, { staffId: staff.id, accountId, caseId, what: 'letter', why: 'dispatch' }, services.now())
      return {
        id,
        letterId: row.id,
        number: row.number,
        state,
        held: state === 'to post' ? await whyStopped(tx, 'disclosure', row, services.now()) : null,
        to: openLetter(services.vault, row).to,
        posted:
          sending.sentAt && sending.sentBy
            ? { at: sending.sentAt.toISOString(), by: await staffName(services, tx, sending.sentBy) }
            : null,
      }
    })

/** Marks it as posted: once. */
export const deskLetterPosted =
  (services: Services): Handler<'desk_letter_posted'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const { row, state } = await openedPost(services, tx, id)
      if (state !== 'to post') throw new ApiError(409, words.notNow[state], { state })
      await requireAllowed(tx, 'disclosure', row, services.now())
      await tx
        .update(letterSendings)
        .set({ sentAt: new Date(services.now()), sentBy: staff.id })
        .where(eq(letterSendings.id, id))
      await publishDeskEvent(tx, 'post', id)
      return {}
    })

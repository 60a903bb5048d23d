import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { scaleWords as words } from '#content/supply/scale.ts'
import type { CallBody } from '#contract/calls.ts'
import { isScaleDue } from '#domain/supply/programme-scale.ts'
import { accountById } from '../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { noSuchPerson } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireAllowed } from '../../identity/restrictions/restricted.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { postMessage } from '../messages/post-message.ts'
import { dosesSentTo } from './doses-sent.ts'
import { scaleOwner, scalesOf, sendScale } from './scale-rows.ts'
import { scales } from './tables.ts'

/** A patient's scale was lost, came back or is faulty. With a reason, and whether another is sent. */
export async function endScale(
  services: Services,
  { id, as, reason, isReplaced }: CallBody<'desk_scale_ended'>,
  staffId: string,
): Promise<void> {
  const { database, vault } = services
  await database.transaction(async (tx) => {
    const now = services.now()
    const [found] = await tx.select().from(scales).where(eq(scales.id, id)).for('no key update')
    if (!found) throw new ApiError(404, words.noSuchScale)
    const access = { staffId, accountId: found.accountId } as const
    await recordAccess(tx, { ...access, what: 'contact details', why: 'dispatch' }, now)
    if (found.endedAs !== null) throw new ApiError(409, words.notHeld)
    await tx
      .update(scales)
      .set({
        endedAs: as,
        endedBy: staffId,
        endedAt: new Date(now),
        reason: vault.seal(reason, scaleOwner(id, 'reason')),
        isReplaced,
      })
      .where(eq(scales.id, id))
  })
}

export const deskScaleEnded =
  (services: Services): Handler<'desk_scale_ended'> =>
  async ({ body, staff }) => {
    await endScale(services, body, staff.id)
    return {}
  }

/** A scale that goes on its own: one that was lost or broke, or that was out of stock. The patient is told in a message. */
export async function sendScaleAlone(
  services: Services,
  { accountId, serial, carrier, tracking }: CallBody<'desk_send_scale'>,
  staffId: string,
): Promise<void> {
  const { database, vault } = services
  await database.transaction(async (tx) => {
    const now = services.now()
    if (!(await accountById(tx, accountId))) throw noSuchPerson()
    await lockAccount(tx, accountId)
    await recordAccess(tx, { staffId, accountId, what: 'contact details', why: 'dispatch' }, now)
    await requireAllowed(tx, 'equipment', { accountId }, now)
    // Before their first parcel nobody is in the programme: their scale comes with it.
    if ((await dosesSentTo(tx, accountId)).length === 0) throw new ApiError(409, words.noParcelYet)
    if (!isScaleDue(await scalesOf(tx, accountId))) throw new ApiError(409, words.notDue)
    const sending = { accountId, serial, staffId, now, parcelId: null }
    await sendScale(tx, sending, (id) => ({
      carrier,
      tracking: vault.seal(tracking, scaleOwner(id, 'tracking')),
    }))
    await postMessage(tx, vault, {
      accountId,
      staffId,
      sending: randomUUID(),
      words: words.tells(carrier),
      now,
    })
  })
}

export const deskSendScale =
  (services: Services): Handler<'desk_send_scale'> =>
  async ({ body, staff }) => {
    await sendScaleAlone(services, body, staff.id)
    return {}
  }

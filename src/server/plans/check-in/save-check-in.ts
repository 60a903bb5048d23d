import { checkInWords as words } from '#content/check-in.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { checkIn as flow } from '#domain/questionnaires/check-in/flow.ts'
import { toldCheckIn } from '#domain/treatment/told-check-in.ts'
import type { Handler } from '../../calls/route.ts'
import { Refusal } from '../../http/refusal.ts'
import { saveInstance } from '../../questionnaires/instances.ts'
import type { Services } from '../../services.ts'
import { storageQuota } from '../../visits/visit-limits.ts'
import { tellSigns } from '../tell-signs.ts'
import { lockCheckIn } from './check-in-rows.ts'
import { draftOf } from './draft.ts'
import { requireOpen } from './require-open.ts'
import { keepSent } from './send-check-in.ts'

/** Keeps what somebody has answered so far. With a sign that cannot wait in it, it is sent at once and supply is locked. */
export function saveCheckIn(services: Services): Handler<'save_check_in'> {
  const { database, vault, now } = services
  const takeRoom = storageQuota(services)
  return async ({ account, network, body: { id, ansData, version, revision, tab } }) => {
    await takeRoom(network, Buffer.byteLength(ansData))
    await database.run((orm) => requireOpen(services, orm, account.id, id))
    const of = { accountId: account.id, flow, id }
    const saved = await saveInstance(services, of, { ansData, version, base: revision ?? null, tab: tab ?? null })
    if (saved === 'newer stored') throw new Refusal(409, words.elsewhere)
    const { signs } = toldCheckIn(JSON.parse(ansData), londonTimeAt(now()).date)
    if (signs.length > 0) {
      await database.run((orm) =>
        orm.transaction(async (tx) => {
          await tellSigns(services, tx, account.id, signs)
          const checkIn = await lockCheckIn(tx, id, account.id)
          const draft = checkIn && (await draftOf(services, tx, checkIn))
          if (draft && checkIn.finishedAt === null)
            await keepSent(tx, vault, checkIn, { plain: draft.plain, outcome: 'locked', orderId: null, now: now() })
        }),
      )
    }
    return saved
  }
}

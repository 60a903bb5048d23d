import { checkInWords as words } from '#content/check-in.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { checkIn as flow } from '#domain/questionnaires/check-in/flow.ts'
import { toldCheckIn } from '#domain/treatment/told-check-in.ts'
import type { Handler } from '../../calls/route.ts'
import { Refusal } from '../../http/refusal.ts'
import { inCurrentVersion } from '../../questionnaires/current-version.ts'
import { saveInstance } from '../../questionnaires/instances.ts'
import { readPlain } from '../../questionnaires/read-plain.ts'
import type { Services } from '../../services.ts'
import { storageQuota } from '../../visits/storage-quota.ts'
import { tellSigns } from '../tell-signs.ts'
import { lockCheckIn } from './check-in-rows.ts'
import { requireOpen } from './require-open.ts'
import { keepSent } from './send-check-in.ts'

/**
 * Keeps what somebody has answered so far. With a sign that cannot wait in it, it is sent at once and supply is locked, all in
 * one transaction: a sign that is kept is a sign that somebody is called for.
 */
export function saveCheckIn(services: Services): Handler<'save_check_in'> {
  const { database, vault, now } = services
  const takeRoom = storageQuota(services)
  return async ({ account, network, body: { id, ansData, version, revision, tab } }) => {
    await takeRoom(network, Buffer.byteLength(ansData))
    await database.run((orm) => requireOpen(services, orm, account.id, id))
    const read = readPlain(flow, { ansData, version })
    const plain = inCurrentVersion(flow, read.version, read.plain)
    const told = toldCheckIn(JSON.parse(plain), londonTimeAt(now()).date)
    if (told.signs.length > 0) {
      await database.run((orm) =>
        orm.transaction(async (tx) => {
          await tellSigns(services, tx, account.id, told.signs)
          const checkIn = await lockCheckIn(tx, id, account.id)
          if (checkIn?.finishedAt === null)
            await keepSent(tx, vault, checkIn, { plain, told, outcome: 'locked', now: now() })
        }),
      )
      return { revision: (revision ?? 0) + 1 }
    }
    const of = { accountId: account.id, flow, id }
    const saved = await saveInstance(services, of, { ansData, version, base: revision ?? null, tab: tab ?? null })
    if (saved === 'newer stored') throw new Refusal(409, words.elsewhere)
    return saved
  }
}

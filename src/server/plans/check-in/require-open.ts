import { checkInWords as words } from '#content/check-in.ts'
import type { Orm } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { checkInStanding } from './standing.ts'

const noSuchCheckIn = () => new Refusal(404, words.gone)
const notOpen = () => new Refusal(409, words.notOpen)

/** The check-in of this person that can be answered now, with how it stands. */
export async function requireOpen(services: Pick<Services, 'now'>, tx: Orm, accountId: string, id: string) {
  const standing = await checkInStanding(services, tx, accountId)
  if (standing?.checkIn?.id !== id) throw noSuchCheckIn()
  if (standing.is !== 'open' || standing.isLocked) throw notOpen()
  return { standing, checkIn: standing.checkIn }
}

import { checkInWords as words } from '#content/check-in.ts'
import type { Orm } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { checkInStanding } from './standing.ts'

/** The check-in of this person that has not been sent, with how it stands, also while supply is locked. */
export async function requireUnfinished(services: Pick<Services, 'now'>, tx: Orm, accountId: string, id: string) {
  const standing = await checkInStanding(services, tx, accountId)
  // Whose else it may be is nobody's business.
  if (standing?.checkIn?.id !== id || standing.is !== 'open')
    throw new Refusal(409, words.notOpen, { reason: 'not open' })
  return { standing, checkIn: standing.checkIn }
}

/** The check-in of this person that can be answered now, with how it stands. */
export async function requireOpen(services: Pick<Services, 'now'>, tx: Orm, accountId: string, id: string) {
  const found = await requireUnfinished(services, tx, accountId, id)
  if (found.standing.isLocked) throw new Refusal(409, words.notOpen, { reason: 'not open' })
  return found
}

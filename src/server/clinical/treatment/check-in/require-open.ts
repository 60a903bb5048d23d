import { checkInWords as words } from '#content/treatment/check-in.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'
import { checkInStatus } from './check-in-status.ts'

/** The unsent check-in of this patient, with its status, even while supply is locked. */
export async function requireUnfinished(services: Pick<Services, 'now'>, tx: Orm, accountId: string, id: string) {
  const standing = await checkInStatus(services, tx, accountId)
  // A check-in of another patient is reported as missing.
  if (standing?.checkIn?.id !== id || standing.is !== 'open')
    throw new ApiError(409, words.notOpen, { reason: 'not open' })
  return { standing, checkIn: standing.checkIn }
}

/** The check-in this patient can answer now, with its status. */
export async function requireOpen(services: Pick<Services, 'now'>, tx: Orm, accountId: string, id: string) {
  const found = await requireUnfinished(services, tx, accountId, id)
  if (found.standing.isLocked) throw new ApiError(409, words.notOpen, { reason: 'not open' })
  return found
}
